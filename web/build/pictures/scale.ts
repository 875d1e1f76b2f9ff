// Knows how a note is drawn: on the scale from DO on, so that whoever does not read music can count.

const SCALE_NOTES = ['do', 're', 'mi', 'fa', 'sol', 'la', 'si'];
const STAFF_LINES = [36, 50, 64, 78, 92];
/** DO lies under the staff; each note is half a space higher. */
const LOWEST_NOTE = 106;
const NOTE_STEP = 7;
const FIRST_NOTE = 42;
const APART = 13;

const STAFF = `<path d="M4 ${STAFF_LINES.join('H124M4 ')}H124" fill="none" stroke="#78909C" stroke-width="2.5"/>`;
const CLEF =
  '<path d="M18 108c-8 2-8-9-2-9c9 1 5-10 3-24L15 44c-3-20 8-24 8-9c0 12-17 20-17 36c0 17 24 17 24 1c0-13-19-13-19 0c0 6 4 8 7 8" fill="none" stroke="#263238" stroke-width="4"/>';

export function isNote(name: string): boolean {
  return SCALE_NOTES.includes(name);
}

export function notePicture(name: string): string {
  const wanted = SCALE_NOTES.indexOf(name);
  return STAFF + CLEF + SCALE_NOTES.map((_, nth) => (nth === wanted ? playedNote(nth) : passedNote(nth))).join('');
}

function notePlace(nth: number): readonly [x: number, y: number] {
  return [FIRST_NOTE + nth * APART, LOWEST_NOTE - nth * NOTE_STEP];
}

function passedNote(nth: number): string {
  const [x, y] = notePlace(nth);
  return `<circle cx="${x}" cy="${y}" r="4" fill="#B0BEC5"/>`;
}

function playedNote(nth: number): string {
  const [x, y] = notePlace(nth);
  const ledger = nth === 0 ? `<path d="M${x - 15} ${y}h30" stroke="#78909C" stroke-width="2.5"/>` : '';
  const head = `<ellipse cx="${x}" cy="${y}" rx="10" ry="7.5" transform="rotate(-22 ${x} ${y})" fill="#D50000"/>`;
  return `${ledger}<path d="M${x + 8} ${y - 3}V${y - 48}" stroke="#D50000" stroke-width="4"/>${head}`;
}
