// What every game says alike in French: whose turn it is, who leaves, how a vote comes out. A game adds its own sentences.

import type { GameText, GameTypes, JurorReason, NameOf, NewsOf, RefusalOf, Seat, Tally, Voice } from '@boite/kernel';
import { typeset } from '@boite/language';

type Refusing<T extends GameTypes, Code extends T['Refusal']['code']> = (refusal: RefusalOf<T, Code>) => string;
type Announcing<T extends GameTypes, Kind extends T['News']['kind']> = (news: NewsOf<T, Kind>, nameOf: NameOf) => string;

/** The sentences of a game: all of its own, and where it wishes other ones than everybody's. */
export interface Speech<T extends GameTypes, EndReason extends string>
  extends Pick<GameText<T>, 'name' | 'pitch' | 'options' | 'articles'> {
  readonly refusals: {
    readonly [Code in Exclude<T['Refusal']['code'], keyof typeof REFUSED_BY_ALL>]: Refusing<T, Code>;
  } & { readonly [Code in Extract<T['Refusal']['code'], keyof typeof REFUSED_BY_ALL>]?: Refusing<T, Code> };
  readonly news: {
    readonly [Kind in Exclude<T['News']['kind'], keyof typeof TOLD_BY_ALL | 'ended'>]: Announcing<T, Kind>;
  } & { readonly [Kind in Extract<T['News']['kind'], keyof typeof TOLD_BY_ALL | 'ended'>]?: Announcing<T, Kind> };
  readonly endings: { readonly [Reason in Exclude<EndReason, keyof typeof ENDED_BY_ALL>]: string } & {
    readonly [Reason in Extract<EndReason, keyof typeof ENDED_BY_ALL>]?: string;
  };
}

const REFUSED_BY_ALL = {
  'not-now': () => 'Ce n’est pas le moment de faire cela.',
  'no-appeal': () => 'Dans cette partie, on ne peut pas demander l’avis des autres.',
  'nothing-to-appeal': () => 'L’arbitre accepte ce rébus : posez-le.',
};

/** What a juror says of a play, after « d’accord » or « contre ». */
const REASONS_SAID: Readonly<Record<JurorReason, string>> = {
  heard: 'on l’entend bien',
  near: 'on l’entend presque',
  unlisted: 'on l’entend, même si aucun livre ne l’a',
  meant: 'ce jeton peut vouloir dire cela',
  understood: 'on comprend la phrase',
  far: 'on n’entend pas ce mot',
  clumsy: 'cela ne se dit pas',
  rule: 'la règle ne le permet pas',
};

function withReason(sentence: string, why: JurorReason | undefined): string {
  return why === undefined ? `${sentence}.` : `${sentence} : « ${REASONS_SAID[why]} ».`;
}

const TOLD_BY_ALL = {
  turn: ({ seat }: About, nameOf: NameOf) => `C’est à ${nameOf(seat)}.`,
  retired: ({ seat }: About, nameOf: NameOf) => `${nameOf(seat)} quitte la partie.`,
  voiced: ({ seat, voice, why }: About & { voice: Voice; why?: JurorReason }, nameOf: NameOf) =>
    withReason(`${nameOf(seat)} est ${voice === 'for' ? 'd’accord' : 'contre'}`, why),
  'put-to-vote': ({ by, why }: { by: Seat; why?: JurorReason }, nameOf: NameOf) =>
    why === undefined ? `${nameOf(by)} conteste : on vote.` : `${withReason(`${nameOf(by)} conteste`, why)} On vote.`,
  settled: ({ seat, tally }: About & { tally: Tally }, nameOf: NameOf) =>
    tally.against.length === 0 && tally.arbitre !== 'against'
      ? 'Personne ne s’y oppose.'
      : `Le vote donne ${tally.stands ? 'raison' : 'tort'} à ${nameOf(seat)} : ${voicesText(tally)}.`,
};

const ENDED_BY_ALL = {
  alone: 'Il ne reste qu’un joueur : la partie est finie.',
  stopped: 'La table a décidé de s’arrêter là.',
};

interface About {
  readonly seat: Seat;
}

/** « 2 voix pour, 1 contre, celle de l’arbitre comprise ». */
function voicesText({ for: pros, against: cons, arbitre }: Tally): string {
  const sum = (seats: readonly Seat[], voice: Voice) => seats.length + (arbitre === voice ? 1 : 0);
  const sums = `${sum(pros, 'for')} voix pour, ${sum(cons, 'against')} contre`;
  return arbitre === null ? sums : `${sums}, celle de l’arbitre comprise`;
}

type SentenceTable<Given extends unknown[]> = Readonly<Record<string, (...given: Given) => string>>;

export function spokenText<T extends GameTypes, EndReason extends string>(speech: Speech<T, EndReason>): GameText<T> {
  const { name, pitch, options, articles } = speech;
  const endings: Readonly<Record<string, string>> = { ...ENDED_BY_ALL, ...speech.endings };
  const refusals: SentenceTable<[never]> = { ...REFUSED_BY_ALL, ...speech.refusals };
  const ended = ({ reason }: { reason: string }) => endings[reason];
  const news: SentenceTable<[never, NameOf]> = { ...TOLD_BY_ALL, ended, ...speech.news };
  return {
    name,
    pitch,
    options,
    articles,
    refusal: (refusal) => typeset(refusals[refusal.code]?.(refusal as never) ?? 'Cela ne se peut pas.'),
    news: (told, nameOf) => typeset(news[told.kind]?.(told as never, nameOf) ?? ''),
    ending: (reason) => typeset(endings[reason] ?? 'La partie est finie.'),
  };
}
