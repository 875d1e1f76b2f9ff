// What a file imports, and whether it still does once types are gone.

import ts from 'typescript';

export interface ImportedName {
  /** As it is written: './deck.ts', '@boite/kernel', 'node:fs'. */
  readonly name: string;
  readonly isTypeOnly: boolean;
}

/** In the order in which they stand. */
export function importsIn(path: string, text: string): readonly ImportedName[] {
  if (!path.endsWith('.svelte')) return importsOf(parsedSource(path, text));
  const markup = text.replaceAll(SCRIPT, '');
  const later = Array.from(markup.matchAll(/\bimport\('([^']+)'\)/g), ([, name = '']) => ({ name, isTypeOnly: false }));
  return [...importsOf(parsedSource(path, scriptOf(text))), ...later];
}

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** The code of a component. */
export function scriptOf(component: string): string {
  return Array.from(component.matchAll(SCRIPT), ([, code = '']) => code).join('\n');
}

export function parsedSource(path: string, code: string): ts.SourceFile {
  return ts.createSourceFile(path, code, ts.ScriptTarget.Latest);
}

function importsOf(file: ts.SourceFile): readonly ImportedName[] {
  const found: ImportedName[] = [];
  const visit = (node: ts.Node): void => {
    const imported = importedBy(node);
    if (imported !== null) found.push(imported);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function importedBy(node: ts.Node): ImportedName | null {
  if (ts.isImportDeclaration(node))
    return imported(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) return imported(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return imported(node.argument.literal, true);
  if (!ts.isCallExpression(node) || node.arguments[0] === undefined) return null;
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword || isGlob(node.expression);
  return isImport ? imported(node.arguments[0], false) : null;
}

/** `import.meta.glob` of the page's builder imports whatever fits a pattern. */
function isGlob(called: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(called) && ts.isMetaProperty(called.expression) && called.name.text === 'glob';
}

/** Null when the name is only known as the program runs. */
function imported(name: ts.Node, isTypeOnly: boolean): ImportedName | null {
  return ts.isStringLiteralLike(name) ? { name: name.text, isTypeOnly } : null;
}
