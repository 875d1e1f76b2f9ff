// Knows the sounds of the house by their names.

export type SoundName =
  | 'laid'
  | 'played'
  | 'opponent'
  | 'dealt'
  | 'passed'
  | 'contest'
  | 'last-seconds'
  | 'won'
  | 'lost'
  | 'refused'
  | 'your-turn';
