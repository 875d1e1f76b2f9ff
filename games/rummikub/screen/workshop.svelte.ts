// The move being composed on the screen: what is held, where it goes, and what the rules say of it meanwhile.

import { surplus } from '@boite/kernel';
import type { Letter } from '@boite/language';
import { keepDraft, keptDraft } from '@boite/ui/device/drafts.ts';
import { sound } from '@boite/ui/device/sound.ts';
import { gameBooks, WITHOUT_LEXICON } from '@boite/ui/library.ts';
import type { ScreenProps } from '@boite/ui/screen.ts';
import { Sending } from '@boite/ui/sending.svelte.ts';
import { box } from '../game.ts';
import { tableChange } from '../rules/play.ts';
import { formedWords } from '../rules/table.ts';
import type { Action, Books, RummikubTypes } from '../types.ts';
import { benchOf, followedBench, freshTiles, type KeptBench } from './following.ts';
import { extended, type Lifted, runOf, wholeWord } from './lifting.ts';
import type { Mover } from './motion.ts';
import { type Sorting, sortedRack, withTileMoved } from './rack-order.ts';
import { wordsShown } from './words.ts';
import {
  type BenchPlace,
  backOnRack,
  benchTable,
  canWin,
  groupOf,
  isUntouched,
  restored,
  type TileBench,
  type TileId,
  tileOf,
  withJokerNamed,
  withJokerWon,
  withTilesAt,
} from './workbench.ts';

interface JokerQuestion {
  readonly bench: TileBench;
  /** The joker that must say its letter. */
  readonly id: TileId;
  readonly goOnAfter: Lifted;
}

const BARE_BENCH: TileBench = { table: [], groups: [], rack: [] };

export class Workshop {
  readonly #props: () => ScreenProps<RummikubTypes>;
  readonly sending = new Sending((action: Action) => this.#props().act(action));
  readonly #changes: (by: Mover) => void;
  #kept: KeptBench | null = null;

  bench = $state.raw<TileBench>(BARE_BENCH);
  /** A play that waits for the others' word, as everyone sees it. */
  #proposed = $state.raw<TileBench | null>(null);
  #fresh = $state.raw<readonly TileId[]>([]);
  lifted = $state.raw<Lifted>([]);
  /** Where the next letters go. */
  caret = $state.raw<BenchPlace | null>(null);
  asking = $state.raw<JokerQuestion | null>(null);
  past = $state.raw<readonly TileBench[]>([]);
  /** The tile laid last: it must be seen. */
  moved = $state<TileId | null>(null);
  /** An explanation that is no refusal of the rules. */
  whisper = $state<string | null>(null);
  #books = $state.raw<Books | null>(null);
  readonly lexicon = $derived(this.#books?.lexicon ?? null);

  readonly view = $derived.by(() => this.#props().view);
  readonly seat = $derived.by(() => this.#props().seat);
  readonly isAwaited = $derived.by(() => this.#props().isAwaited);
  readonly canSend = $derived.by(() => this.isAwaited && !this.sending.isBusy);
  readonly isPlaying = $derived.by(() => this.#props().draftKey !== null && this.view.phase !== 'over');
  readonly canLay = $derived(this.isPlaying && this.view.pending === null && this.view.rack !== null);
  readonly hasEntered = $derived(this.seat !== null && this.view.entered[this.seat] === true);
  readonly shown = $derived(this.#proposed ?? this.bench);
  readonly words = $derived(wordsShown(this.shown, (word) => this.#isListed(word)));
  readonly isUntouched = $derived(isUntouched(this.bench));
  readonly table = $derived(benchTable(this.bench));
  /** What the rules answer to the draft, as if it were one's turn: a move can be prepared. */
  readonly refusal = $derived(this.isUntouched ? null : this.#answerTo({ kind: 'play', table: this.table }));
  /** Without a dictionary in the page, the table's own will answer. */
  readonly isReady = $derived(!this.isUntouched && this.refusal === null);
  readonly canAppeal = $derived(
    this.refusal?.code === 'unknown-words' && this.#answerTo({ kind: 'appeal', table: this.table }) === null,
  );
  readonly change = $derived.by(() => {
    const { table, rack } = this.view;
    return tableChange({ table, rack: rack ?? [], entered: this.hasEntered }, this.table);
  });
  /** The points of the draft, once the rules know them; the dictionary may still refuse a word. */
  readonly points = $derived('points' in this.change ? this.change.points : null);
  /** The longest word that the draft forms. */
  readonly longest = $derived(formedWords(this.view.table, this.table)[0] ?? null);

  /** `changes` is told before anything moves. */
  constructor(props: () => ScreenProps<RummikubTypes>, changes: (by: Mover) => void) {
    this.#props = props;
    this.#changes = changes;
  }

  async open(): Promise<void> {
    this.#books = await gameBooks(box.books).catch(() => null);
    if (this.#books === null) this.whisper = WITHOUT_LEXICON;
  }

  /** Sends the table as it lies; one that the rules refuse is heard to be. */
  play(): void {
    if (this.canSend) this.sending.offer(this.isReady ? { kind: 'play', table: this.table } : null);
  }

  /** Asks the others about words that nobody lists. */
  appeal(): void {
    this.sending.send({ kind: 'appeal', table: this.table });
  }

  /** Takes in what the table has become; called at each new view. */
  follow(): void {
    const { draftKey, seat } = this.#props();
    const { view } = this;
    const kept = this.#kept ?? keptDraft<KeptBench>(draftKey);
    const bench = kept ? followedBench(kept, view, seat) : benchOf({ table: view.table, rack: view.rack ?? [] }, null);
    if (bench !== this.bench) this.#forgetGesture();
    this.#fresh = kept ? freshTiles(kept, bench, view, seat) : [];
    this.#set(bench, 'table');
    this.#proposed = this.#proposedBench();
  }

  /** Whether the others have laid a tile since one's last turn, or propose to. */
  isFresh(id: TileId): boolean {
    return this.#fresh.includes(id) || (this.#proposed !== null && tileOf(this.bench, id) === null);
  }

  #proposedBench(): TileBench | null {
    const { pending, rack } = this.view;
    if (pending === null) return null;
    const isMine = pending.author === this.seat;
    const left = isMine ? surplus(rack ?? [], pending.laid.used) : (rack ?? []);
    const seen = benchOf({ table: pending.laid.table, rack: left }, isMine ? this.bench : restored(this.bench));
    return { ...seen, table: this.bench.table };
  }

  /** A tap on a tile of the rack. */
  touchRack(id: TileId): void {
    this.whisper = null;
    if (this.caret !== null && this.lifted.length === 0) this.layAtCaret([id], this.caret);
    else this.lifted = this.lifted.includes(id) ? this.lifted.filter((other) => other !== id) : [...this.lifted, id];
  }

  /** A tap on a tile of the table, nearest to a place: takes it, goes on to it, or puts down what is held. */
  touchTile(id: TileId, place: BenchPlace): void {
    this.whisper = null;
    this.caret = null;
    const [held] = this.lifted;
    if (held === undefined) this.lifted = [id];
    else if (this.lifted.includes(id)) this.lifted = [];
    else if (this.lifted.length === 1 && canWin(this.bench, held, id)) this.win(held, id);
    else this.#extend(id, place);
  }

  #extend(id: TileId, place: BenchPlace): void {
    const run = extended(this.bench, this.lifted, id);
    if (run) this.lifted = run;
    else this.drop(this.lifted, place);
  }

  /** A tap between two tiles, at the end of a word, or where a new one begins. */
  touchPlace(place: BenchPlace): void {
    this.whisper = null;
    if (this.lifted.length > 0) this.drop(this.lifted, place);
    else this.caret = JSON.stringify(this.caret) === JSON.stringify(place) ? null : place;
  }

  takeWord(id: TileId): void {
    this.lifted = wholeWord(this.bench, id);
  }

  drop(ids: Lifted, place: BenchPlace): void {
    this.commit(withTilesAt(this.bench, ids, place));
    this.moved = ids.at(-1) ?? null;
  }

  /** The same, and the next letters go on after them. */
  layAtCaret(ids: Lifted, place: BenchPlace): void {
    this.commit(withTilesAt(this.bench, ids, place), ids);
    this.moved = ids.at(-1) ?? null;
  }

  win(id: TileId, joker: TileId): void {
    this.commit(withJokerWon(this.bench, id, joker));
    this.whisper = 'Joker gagné ! Rejouez-le dans un nouveau mot, avec des lettres de votre chevalet.';
  }

  /** Back to the rack; what belongs to the table stays on it, and that is said. */
  giveBack(ids: Lifted): void {
    const next = backOnRack(this.bench, ids);
    const laid = (bench: TileBench) => ids.filter((id) => groupOf(bench, id) !== null).length;
    if (laid(next) > 0) this.whisper = 'Une lettre de la table ne va pas sur un chevalet.';
    if (laid(next) < laid(this.bench)) this.commit(next);
    this.lifted = [];
  }

  /** One more step that can be undone. A joker laid without a letter is asked for it first. */
  commit(next: TileBench, goOnAfter: Lifted = []): void {
    this.lifted = [];
    if (!this.canLay || JSON.stringify(next.groups) === JSON.stringify(this.bench.groups)) return;
    const mute = next.groups.flatMap(({ tiles }) => tiles).find(({ face, as }) => face === 'joker' && as === null);
    if (mute) {
      this.asking = { bench: next, id: mute.id, goOnAfter };
      return;
    }
    this.past = [...this.past, this.bench];
    this.#set(next);
    this.caret = this.#placeAfter(goOnAfter);
    sound('laid');
  }

  nameJoker(as: Letter | null): void {
    const { asking } = this;
    this.asking = null;
    if (asking && as) this.commit(withJokerNamed(asking.bench, asking.id, as), asking.goOnAfter);
  }

  renameJoker(id: TileId): void {
    this.lifted = [];
    this.asking = { bench: this.bench, id, goOnAfter: [] };
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.#forgetGesture(this.past.slice(0, -1));
    this.#set({ ...last, rack: this.bench.rack });
  }

  restore(): void {
    if (this.isUntouched && this.bench.groups === this.bench.table) return;
    this.commit(restored(this.bench));
    this.caret = null;
  }

  letGo(): void {
    this.lifted = [];
    this.caret = null;
    this.whisper = null;
  }

  arrange(id: TileId, at: number): void {
    this.#set(withTileMoved(this.bench, id, at));
  }

  sort(by: Sorting): void {
    this.#set(sortedRack(this.bench, by));
  }

  #placeAfter(ids: Lifted): BenchPlace | null {
    const run = runOf(this.bench, ids);
    return run && { group: run.group.id, at: run.to + 1 };
  }

  #isListed(word: string): boolean | null {
    return this.view.options.judging === 'table' || this.lexicon === null ? null : this.lexicon.has(word);
  }

  #answerTo(action: Action) {
    if (this.#books === null || this.view.pending !== null) return null;
    const turn = this.seat ?? 0;
    return box.game.check({ ...this.view, phase: 'turn', turn }, turn, action, this.#books);
  }

  #forgetGesture(past: readonly TileBench[] = []): void {
    this.past = past;
    this.lifted = [];
    this.caret = null;
    this.asking = null;
    this.whisper = null;
  }

  /** The draft outlives a reload of the page. */
  #set(bench: TileBench, by: Mover = 'self'): void {
    this.#changes(by);
    this.bench = bench;
    this.#kept = { bench, lines: this.view.sheet.length, fresh: this.#fresh };
    keepDraft(this.#props().draftKey, this.#kept);
  }
}
