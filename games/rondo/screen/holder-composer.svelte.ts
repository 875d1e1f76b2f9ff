// The move being composed on the screen: what is picked up, where it goes, and what the rules say of it meanwhile.

import type { Letter, Lexicon } from '@boite/language';
import { handArranged } from '@boite/ui/arrangement.ts';
import { keepDraft, keptDraft } from '@boite/ui/device/drafts.ts';
import { sound } from '@boite/ui/device/sound.ts';
import { book, WITHOUT_LEXICON } from '@boite/ui/library.ts';
import { onceRead } from '@boite/ui/reading.svelte.ts';
import type { ScreenProps } from '@boite/ui/screen.ts';
import { Sending } from '@boite/ui/sending.svelte.ts';
import { box } from '../game.ts';
import { pointsOfWord } from '../rules/score.ts';
import type { Action, Card, RondoTypes } from '../types.ts';
import {
  type DraftCard,
  draftCardAt,
  type HolderDraft,
  isTried,
  NOTHING_TRIED,
  places,
  shownOf,
  triedPlay,
  withCard,
  withoutAt,
  withoutLast,
} from './draft.ts';
import { carriedHolder, type KeptHolder } from './following.ts';
import { freshSlots, slotsOf } from './slots.ts';
import type { TypingPlace } from './typing.ts';

/** What a tap on a card of the hand does. */
export type Mode = 'lay' | 'face-down' | 'exchange';

export class HolderComposer {
  readonly #props: () => ScreenProps<RondoTypes>;
  readonly sending = new Sending((action: Action) => this.#props().act(action));
  #kept: KeptHolder | null = null;

  draft = $state.raw<HolderDraft>(NOTHING_TRIED);
  mode = $state<Mode>('lay');
  /** A card of the hand, picked up. */
  picked = $state<number | null>(null);
  /** The compartment where the next card goes. */
  cursor = $state<number | null>(null);
  /** The cursor was put there on purpose, not by typing. */
  isAimed = $state(false);
  /** A card that a tap has laid by itself: the next tap may still choose its compartment. */
  #floating: number | null = null;
  /** A joker laid on a compartment that must still say its letter. */
  asking = $state.raw<DraftCard | null>(null);
  /** An explanation that is no refusal of the rules. */
  whisper = $state<string | null>(null);
  lexicon = $state.raw<Lexicon | null>(null);

  readonly view = $derived.by(() => this.#props().view);
  readonly hand = $derived(this.view.hand ?? []);
  #wish = $state.raw<readonly Card[]>([]);
  readonly order = $derived(handArranged(this.hand, this.#wish));
  readonly isAwaited = $derived.by(() => this.#props().isAwaited);
  readonly canSend = $derived.by(() => this.isAwaited && !this.sending.isBusy);
  readonly isOpening = $derived(this.view.phase === 'opening');
  readonly isPlaying = $derived.by(() => this.#props().draftKey !== null && this.view.phase !== 'over');
  readonly canLay = $derived(this.isPlaying && this.view.pending === null);
  readonly desk = $derived<TypingPlace>({
    draft: this.draft,
    holder: this.view.holder,
    hand: this.hand,
    cursor: this.cursor,
    isAimed: this.isAimed,
  });
  readonly slots = $derived.by(() =>
    slotsOf({ view: this.view, draft: this.draft, fresh: freshSlots(this.#props().told), canLay: this.canLay }),
  );
  readonly action = $derived.by<Action>(() =>
    this.isOpening ? { kind: 'show', cards: shownOf(this.draft) } : { kind: 'play', ...triedPlay(this.draft, this.view.holder) },
  );
  /** The table as if it were one's turn: a move can be prepared while another plays, and exchanges. */
  readonly #ownTurn = $derived.by<RondoTypes['View']>(() => {
    const { view } = this;
    const turn = this.#props().seat ?? 0;
    return this.isOpening ? view : { ...view, phase: 'turn', turn, exchanges: turn === view.turn ? view.exchanges : 0 };
  });
  /** What the rules answer to the draft. */
  readonly #answer = $derived.by(() => {
    const { draft, lexicon } = this;
    if (draft.length === 0 || lexicon === null) return null;
    return onceRead(() => ({ refusal: box.game.check(this.#ownTurn, this.#props().seat ?? 0, this.action, { lexicon }) }), null);
  });
  readonly isJudged = $derived(this.#answer !== null);
  readonly refusal = $derived(this.#answer?.refusal ?? null);
  /** Without a dictionary in the page, the table's own will answer. */
  readonly isReady = $derived(this.draft.length > 0 && this.refusal === null);
  readonly points = $derived.by(() =>
    this.isReady && this.isJudged && !this.isOpening
      ? pointsOfWord(this.view.holder, triedPlay(this.draft, this.view.holder), this.#ownTurn.exchanges)
      : null,
  );

  constructor(props: () => ScreenProps<RondoTypes>) {
    this.#props = props;
  }

  async open(): Promise<void> {
    this.#wish = keptDraft<readonly Card[]>(this.#orderKey()) ?? [];
    this.lexicon = await book('lexicon').catch(() => null);
    if (this.lexicon === null) this.whisper = WITHOUT_LEXICON;
  }

  /** Sends the word; one that the rules refuse is heard to be. */
  async play(): Promise<void> {
    const { isOpening } = this;
    const isDone = this.canSend && (await this.sending.offer(this.isReady ? this.action : null));
    // Cards that were shown stay in the hand.
    if (isDone && isOpening) this.takeAllBack();
  }

  /** Whether a card of the hand lies on the holder. While another's word waits, it is that word which lies there. */
  isAway(index: number): boolean {
    const { pending } = this.view;
    return isTried(this.draft, index) && (pending === null || pending.author === this.#props().seat);
  }

  /** The order in which the hand is seen: the player's own, kept from turn to turn. */
  arrange(wish: readonly Card[]): void {
    this.#wish = wish;
    keepDraft(this.#orderKey(), wish);
  }

  #orderKey(): string | null {
    const { draftKey } = this.#props();
    return draftKey === null ? null : `${draftKey}/order`;
  }

  /** Takes in what the table has become; called at each new view. */
  follow(): void {
    const { draftKey, seat } = this.#props();
    const kept = this.#kept ?? keptDraft<KeptHolder>(draftKey);
    this.#set(kept ? carriedHolder(kept, this.view, seat) : NOTHING_TRIED);
    if (!this.isAwaited) this.mode = 'lay';
  }

  /** A tap on a card of the hand. */
  pick(index: number): void {
    this.whisper = null;
    if (this.cursor !== null) this.lay(this.cursor, index);
    else if (this.view.holder.length === 0 && this.hand[index] !== 'joker') this.#float(index);
    else this.picked = this.picked === index ? null : index;
  }

  /** On a closed holder a letter goes to the first free compartment by itself. */
  #float(index: number): void {
    this.lay(this.#firstFree(), index);
    this.#floating = index;
  }

  /** A tap on a compartment: lays the card picked up, or takes one back, or waits there for a card. */
  touch(at: number): void {
    this.whisper = null;
    const chosen = this.picked ?? this.#floating;
    if (chosen !== null) this.lay(at, chosen);
    else if (draftCardAt(this.draft, at)) this.takeBack(at);
    else if (this.cursor === at) this.leave();
    else this.aim(at);
  }

  lay(at: number, index: number): void {
    const card = this.hand[index];
    if (card === undefined || !this.canLay) return;
    const before = this.draft.find((other) => other.index === index);
    this.put(before ? { ...before, at } : { at, index, card, as: null, faceDown: this.mode === 'face-down' });
    this.#floating = null;
    this.leave();
  }

  /** Waits for the next letter on a compartment chosen by the person. */
  aim(at: number): void {
    this.cursor = at;
    this.isAimed = true;
  }

  /** No compartment waits any more. */
  leave(): void {
    this.cursor = null;
    this.isAimed = false;
  }

  put(card: DraftCard): void {
    this.picked = null;
    this.mode = 'lay';
    if (card.card === 'joker' && !card.faceDown && card.as === null) {
      this.asking = card;
      return;
    }
    this.#set(withCard(this.draft, card, this.view.holder));
    sound('laid');
  }

  nameJoker(as: Letter | null): void {
    const { asking } = this;
    this.asking = null;
    if (asking && as) this.put({ ...asking, as });
  }

  takeBack(at: number | null): void {
    this.whisper = null;
    this.#floating = null;
    this.#set(at === null ? withoutLast(this.draft) : withoutAt(this.draft, at));
  }

  takeAllBack(): void {
    this.picked = null;
    this.whisper = null;
    this.leave();
    this.#set(NOTHING_TRIED);
  }

  #firstFree(): number {
    const offered = places(this.draft, this.view.holder);
    return offered.find((at) => draftCardAt(this.draft, at) === null) ?? offered.at(-1) ?? 0;
  }

  /** The draft outlives a reload of the page. */
  #set(draft: HolderDraft): void {
    this.draft = draft;
    this.#kept = { draft, holder: this.view.holder, lines: this.view.sheet.length };
    keepDraft(this.#props().draftKey, draft.length > 0 ? this.#kept : null);
  }
}
