// What the guards let pass, and why.

/** Screens that think with their game's bot, and what for. */
export const SCREENS_WITH_A_BOT: Readonly<Record<string, string>> = {
  'games/dico/screen/Leaf.svelte': 'the notebook crosses words out as the bot does',
  'games/rebustory/screen/best.ts': 'what the best would have been is looked for by a worker of the screen',
};
