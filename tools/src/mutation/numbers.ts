// The numbers of the rules: constants that a file of rules declares at its top level.

import ts from 'typescript';
import { parsedSource } from '../guards/imports.ts';
import { houseSources, isTest, type Source } from '../guards/sources.ts';

export interface RuleNumber {
  readonly path: string;
  readonly name: string;
  readonly value: number;
  /** Where its figures stand in the file. */
  readonly start: number;
  readonly end: number;
}

const RULE_FILE = /^(games\/[^/]+\/(rules(\/[^/]+)?|game)|kernel\/src\/[^/]+)\.ts$/;

/** Made of what is measured, and checked against it to the byte. */
const MEASURED = 'games/rebustory/rules/points.ts';

/** How long the ear or a coach goes on, how many words are thought of, what is quoted of a message, where a pupil
 * sits: no rule of a game. */
const NO_RULES = new Set([
  'MOST_ARRANGEMENTS',
  'MOST_COVERS',
  'MOST_MEANT',
  'MOST_HEARD_ALIKE',
  'MOST_MOVES',
  'PUPIL',
  'QUOTE_LENGTH',
]);

export function ruleNumbers(): readonly RuleNumber[] {
  return houseSources()
    .filter((source) => RULE_FILE.test(source.path) && source.path !== MEASURED && !isTest(source))
    .flatMap(numbersIn)
    .filter(({ name }) => !NO_RULES.has(name));
}

/** Constants, and the numbers that a constant's object holds: `HAND_SIZE`, `TIMES.red`. */
export function numbersIn({ path, text }: Pick<Source, 'path' | 'text'>): readonly RuleNumber[] {
  const file = parsedSource(path, text);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  const named = declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer ? figuresIn(name.text, initializer) : [],
  );
  return named.map(({ name, node }) => {
    const [start, end] = [node.getStart(file), node.getEnd()];
    return { path, name, value: Number(text.slice(start, end).replaceAll('_', '')), start, end };
  });
}

function figuresIn(name: string, node: ts.Expression): readonly { readonly name: string; readonly node: ts.Expression }[] {
  if (isFigures(node)) return [{ name, node }];
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter(ts.isPropertyAssignment)
    .flatMap((property) => figuresIn(`${name}.${propertyText(property.name)}`, property.initializer));
}

function propertyText(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : '?';
}

function isFigures(node: ts.Expression): boolean {
  const figures = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken ? node.operand : node;
  return ts.isNumericLiteral(figures);
}

/** Enough for anyone to notice: one more, or a second more. */
export function changedValue({ value }: Pick<RuleNumber, 'value'>): number {
  return value + (Math.abs(value) < 1000 ? 1 : 1000);
}
