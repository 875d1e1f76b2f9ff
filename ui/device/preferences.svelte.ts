// What the person in front of this device prefers: light or dark, sounds or none, and the name to be called by.

import { type Level, oneOf } from '@boite/kernel';
import { luck } from './luck.ts';
import { deviceMemory } from './memory.ts';

export type ColourTheme = 'auto' | 'light' | 'dark';

/** Names for those who have not given one yet: good in a sentence, and nobody has to type before playing. */
const NICKNAMES = ['Loutre', 'Hibou', 'Renard', 'Mésange', 'Hérisson', 'Libellule', 'Castor', 'Pinson', 'Belette', 'Lièvre'];

class Preferences {
  theme = $state<ColourTheme>(deviceMemory.recall('theme') ?? 'auto');
  sound = $state<boolean>(deviceMemory.recall('sound') ?? true);
  /** Of the bot one plays at once against. */
  level = $state<Level>(deviceMemory.recall('level') ?? 'debutant');
  name = $state<string>(deviceMemory.recall('name') ?? nickname());

  constructor() {
    // A nickname drawn once stays, so that one's games are told of one person.
    deviceMemory.remember('name', this.name);
    showTheme(this.theme);
  }

  chooseTheme(theme: ColourTheme): void {
    this.theme = theme;
    deviceMemory.remember('theme', theme);
    showTheme(theme);
  }

  toggleSound(): void {
    this.sound = !this.sound;
    deviceMemory.remember('sound', this.sound);
  }

  chooseLevel(level: Level): void {
    this.level = level;
    deviceMemory.remember('level', level);
  }

  /** One's name at a table where these are taken: a nickname that nobody has, unless one has chosen it oneself. */
  nameBeside(taken: readonly string[]): string {
    const isChosen = !NICKNAMES.includes(this.name);
    return isChosen || !taken.includes(this.name) ? this.name : (NICKNAMES.find((name) => !taken.includes(name)) ?? this.name);
  }

  rename(name: string): void {
    this.name = name;
    deviceMemory.remember('name', name);
  }
}

function nickname(): string {
  return oneOf(NICKNAMES, luck);
}

function showTheme(theme: ColourTheme): void {
  if (theme === 'auto') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
}

export const preferences = new Preferences();
