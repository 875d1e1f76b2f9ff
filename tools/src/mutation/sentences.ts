// Whether the sentences of a game take a number from its rules, and those that write one by hand.

import ts from 'typescript';
import { parsedSource } from '../guards/imports.ts';
import { houseSources, type Source } from '../guards/sources.ts';
import type { RuleNumber } from './numbers.ts';
import { isShown } from './rules-shown.ts';

/** Where a game says things to people. */
const SENTENCE_FILE = /^(games\/[^/]+\/(rules\/)?|kernel\/src\/)(text|form)\.ts$/;

/** Whether a sentence of a number's own game, or part, takes it from the rules. */
export function isInSentences({ path, name }: Pick<RuleNumber, 'path' | 'name'>): boolean {
  const [constant = ''] = name.split('.');
  const home = path.split('/').slice(0, 2).join('/');
  const isSpoken = ({ path, text }: Source) => path.startsWith(`${home}/`) && new RegExp(`\\b${constant}\\b`).test(text);
  return isShown({ path, name }) || spokenSources().some(isSpoken);
}

function spokenSources(): readonly Source[] {
  return houseSources().filter(({ path }) => SENTENCE_FILE.test(path));
}

/** Figures, and what French says instead of them; « un » is everywhere. */
const WRITTEN_NUMBER =
  /\d|(?<![\p{L}-])(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cinquante|soixante|cent)(?![\p{L}-])/iu;

/** Sentences, or pieces of them, with a number that they do not take from anywhere: « path: piece ». */
export function handWritten(): readonly string[] {
  return spokenSources().flatMap((source) =>
    piecesIn(source)
      .filter((piece) => /\s/.test(piece) && WRITTEN_NUMBER.test(piece))
      .map((piece) => `${source.path}: ${piece.trim()}`),
  );
}

function piecesIn({ path, text }: Source): readonly string[] {
  const pieces: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      pieces.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parsedSource(path, text));
  return pieces;
}
