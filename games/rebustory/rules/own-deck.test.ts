import { describe, expect, test } from 'vitest';
import { OWN_CARDS, PNG_PICTURE, pngText, webpText } from '../tests/own-cards.ts';
import { cardOf } from './cards.ts';
import { cardPoints, cardsOfTable, deckOf, frameOf } from './deck.ts';
import { readOptions } from './form.ts';
import { ownCardId, ownPiece } from './own-cards.ts';
import { DECK_FORMAT, FEWEST_CARDS_INSTEAD, MOST_OWN_CARDS, readDeck, writtenDeck } from './own-deck.ts';
import { readAction } from './read.ts';
import { drawingAlone, isSmallPicture, LONGEST_PICTURE } from './small-picture.ts';

const [serpe] = OWN_CARDS;
const file = (change: object) => ({ format: DECK_FORMAT, name: 'Les bêtes', cards: OWN_CARDS, ...change });
const withCard = (change: object) => file({ cards: [{ ...serpe, ...change }] });
const textOf = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;

describe('A deck in a file (1.6)', () => {
  test('is read as it was written', () => {
    const deck = { name: 'Les bêtes', cards: OWN_CARDS };
    expect(readDeck(JSON.parse(JSON.stringify(writtenDeck(deck))))).toEqual(deck);
  });

  test.each([
    ['nothing', null, 'no-deck'],
    ['another file', { format: 'boite-a-mots/1', facts: [] }, 'no-deck'],
    ['a deck of another version', file({ format: 'boite-a-mots-cartes/2' }), 'no-deck'],
    ['more than a deck', file({ script: 'alert(1)' }), 'no-deck'],
    ['a card that holds more', withCard({ onerror: 'alert(1)' }), 'no-deck'],
    ['no card', file({ cards: [] }), 'no-card'],
    ['thousands of cards', file({ cards: Array.from({ length: 5_000 }, () => serpe) }), 'too-many'],
    ['the same card twice', file({ cards: [serpe, { ...serpe, word: 'SERPE' }] }), 'twice'],
    ['a script for a name', file({ name: '<script>alert(1)</script>' }), 'bad-name'],
    ['a name that turns the text around', file({ name: 'Mes \u202ecartes' }), 'bad-name'],
    ['a name of nothing', file({ name: ' ' }), 'bad-name'],
    ['a name without an end', file({ name: 'a'.repeat(41) }), 'bad-name'],
    ['a script for a word', withCard({ word: '<img src=x>' }), 'bad-word'],
    ['a word in letters that pass for ours', withCard({ word: 'сhаt' }), 'bad-word'],
    ['a word with a letter that nobody sees', withCard({ word: 'chat\u200b' }), 'bad-word'],
    ['a joker', withCard({ word: 'Joker' }), 'bad-word'],
    ['a Rébustory', withCard({ word: 'rébustory' }), 'bad-word'],
    ['no sounds', withCard({ sounds: '' }), 'bad-sounds'],
    ['sounds that are none', withCard({ sounds: 'xx!' }), 'bad-sounds'],
    ['sounds without a vowel', withCard({ sounds: 'stR' }), 'bad-sounds'],
    ['a whole sentence of sounds', withCard({ sounds: 'lasERp4tE' }), 'bad-sounds'],
    ['a picture from elsewhere', withCard({ picture: 'https://example.org/me.png' }), 'bad-picture'],
    ['a picture with a script', withCard({ picture: 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=' }), 'bad-picture'],
    ['a picture too heavy', withCard({ picture: `${PNG_PICTURE}${'A'.repeat(LONGEST_PICTURE)}` }), 'bad-picture'],
  ])('is not read: %s', (_, raw, fault) => expect(readDeck(raw)).toBe(fault));
});

test('A word has twenty letters at most, and its sounds are eight, of three syllables (1.6)', () => {
  const isRead = (change: object) => typeof readDeck(withCard(change)) === 'object';
  expect([20, 21].map((letters) => isRead({ word: 'a'.repeat(letters) }))).toEqual([true, false]);
  expect(['kRokodil', 'skRokodil', 'kokoko', 'kokokoko'].map((sounds) => isRead({ sounds }))).toEqual([true, false, true, false]);
});

describe('A picture', () => {
  test('is a small PNG or WebP', () => {
    for (const picture of [PNG_PICTURE, pngText({ width: 128, height: 96 }), webpText({}), webpText({ width: 128 })])
      expect(isSmallPicture(picture), picture).toBe(true);
  });

  test('has two thousand signs at most', () => {
    const pictures = [1_426, 1_427].map((painted) => pngText({ painted }).replaceAll('=', ''));
    expect(pictures.map(({ length }) => length)).toEqual([2_000, 2_001]);
    expect(pictures.map(isSmallPicture)).toEqual([true, false]);
  });

  test.each([
    ['too large', pngText({ width: 129 })],
    ['of no size', pngText({ width: 0 })],
    ['too large, in WebP', webpText({ width: 4_000 })],
    ['with words in it', pngText({ more: 'tEXt' })],
    ['that says where it was taken', webpText({ more: 'EXIF' })],
    ['a film', webpText({ more: 'ANIM' })],
    ['that tells of its colours', webpText({ more: 'ICCP' })],
    [
      'with something behind it',
      textOf(Buffer.concat([Buffer.from(PNG_PICTURE.split(',')[1] ?? '', 'base64'), Buffer.from('PK')])),
    ],
    ['that is none', 'data:image/png;base64,AAAA'],
    ['of another kind than it says', PNG_PICTURE.replace('png', 'webp')],
  ])('is refused: %s', (_, picture) => expect(isSmallPicture(picture)).toBe(false));

  test('loses what is written in it', () => {
    const bytesIn = (text: string) => Uint8Array.from(Buffer.from(text.split(',')[1] ?? '', 'base64'));
    expect(drawingAlone(bytesIn(pngText({ more: 'eXIf' })))).toEqual(bytesIn(PNG_PICTURE));
    expect(drawingAlone(bytesIn(webpText({ more: 'EXIF' })))).toEqual(bytesIn(webpText({})));
    expect(drawingAlone(bytesIn('data:,SGVsbG8='))).toEqual(bytesIn('data:,SGVsbG8='));
  });
});

describe('A card of one’s own (1.6)', () => {
  test('is known whole by its id, the same piece each time', () => {
    const id = ownCardId({ word: 'serpe', sounds: 'sERp_' });
    expect(cardOf(id)).toMatchObject({ kind: 'spoken', name: 'SERPE', readings: [{ said: 'serpe', sounds: 'sERp_' }] });
    expect(ownPiece(id)).toBe(ownPiece(id));
    expect(readAction({ kind: 'finish', discard: id, takesTop: false })).not.toBeNull();
  });

  test('is kept in mind with four hundred others at most', () => {
    const wordOf = (nth: number) => `mot${Array.from(String(nth), (figure) => 'abcdefghij'[Number(figure)]).join('')}`;
    const piece = (nth: number) => ownPiece(ownCardId({ word: wordOf(nth), sounds: 'mo' }));
    const first = piece(0);
    let made = 0;
    while (piece(0) === first) piece(++made);
    // All were forgotten but the last one, and this one is known again.
    const [again, full] = [piece(0), made + 398];
    while (made < full) piece(++made);
    expect(piece(0)).toBe(again);
    piece(++made);
    expect(piece(0)).not.toBe(again);
  });

  test.each(['o-xx-chat', 'o-Sa-', 'o-Sa-<b>', 'o-Sa-chat-o', 'o-Sa-joker', 'o-'])('%s is none', (id) => {
    expect(ownPiece(id)).toBeNull();
    expect(readAction({ kind: 'finish', discard: id, takesTop: false })).toBeNull();
  });

  test('is worth what the printed card of its sounds is, else the more the more sounds it has', () => {
    expect(cardPoints(ownCardId({ word: 'chah', sounds: 'Sa' }))).toBe(cardPoints('a-chat'));
    expect(cardPoints(ownCardId({ word: 'gnon', sounds: 'N0' }))).toBe(2);
    expect(cardPoints(ownCardId({ word: 'crocodile', sounds: 'kRokodil' }))).toBe(10);
    expect(frameOf(ownCardId({ word: 'crocodile', sounds: 'kRokodil' }))).toBe('triangle');
  });
});

describe('At a table (10.3)', () => {
  const deck = { use: 'beside', name: 'Les bêtes', cards: OWN_CARDS } as const;

  test('the cards come beside the printed ones, or instead of them as often as it takes', () => {
    const ids = OWN_CARDS.map(ownCardId);
    expect(cardsOfTable({ edition: 'compacte', deck })).toHaveLength(deckOf('compacte').length + ids.length);
    const alone = cardsOfTable({ edition: 'compacte', deck: { ...deck, use: 'instead' } });
    expect(new Set(alone)).toEqual(new Set([...ids, 'joker', 'rebustory']));
    expect(alone.length).toBeGreaterThanOrEqual(deckOf('compacte').length);
  });

  test('are agreed on as they are, and refused when they are none', () => {
    expect(readOptions({ deck })?.deck).toEqual(deck);
    expect(readOptions({})).not.toHaveProperty('deck');
    expect(readOptions({ deck: undefined })).not.toHaveProperty('deck');
    for (const hostile of [null, 'deck', [], { ...deck, use: 'never' }, { ...deck, cards: [] }, { ...deck, name: '<b>' }])
      expect(readOptions({ deck: hostile }), JSON.stringify(hostile)).toBeNull();
    const few = { ...deck, use: 'instead', cards: OWN_CARDS.slice(0, FEWEST_CARDS_INSTEAD - 1) };
    expect(readOptions({ deck: few })).toBeNull();
    expect(readOptions({ deck: { ...few, use: 'beside' } })).not.toBeNull();
  });

  test('the cards of a day are the same for everyone', () => {
    expect(readOptions({ deck, way: 'tirage', daily: true })).not.toHaveProperty('deck');
  });

  test('the largest of them fits in a message', () => {
    const cards = Array.from({ length: MOST_OWN_CARDS }, (_, nth) => ({
      word: `mot${'abcdefghijklmnopqrstuvwxyz'[nth]}`.padEnd(20, 'x'),
      sounds: 'kRokodil',
      picture: 'x'.repeat(LONGEST_PICTURE),
    }));
    const options = { ...readOptions({}), deck: { ...deck, cards } };
    expect(JSON.stringify({ id: 1, type: 'set-options', options }).length).toBeLessThan(48 * 1024);
  });
});
