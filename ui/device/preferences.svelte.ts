// What the person in front of this device prefers: light or dark, sounds or none, and the name to be called by.

import { type Level, oneOf } from '@boite/kernel';
import { luck } from './luck.ts';
import { lasting } from './memory.ts';

export type Theme = 'auto' | 'light' | 'dark';

/** Names for those who have not given one yet: good in a sentence, and nobody has to type before playing. */
const NICKNAMES = ['Loutre', 'Hibou', 'Renard', 'Mésange', 'Hérisson', 'Libellule', 'Castor', 'Pinson', 'Belette', 'Lièvre'];

class Preferences {
  theme = $state<Theme>(lasting.recall('theme') ?? 'auto');
  sound = $state<boolean>(lasting.recall('sound') ?? true);
  /** Of the bot one plays at once against. */
  level = $state<Level>(lasting.recall('level') ?? 'debutant');
  name = $state<string>(lasting.recall('name') ?? nickname());

  constructor() {
    // A nickname drawn once stays, so that one's games are told of one person.
    lasting.remember('name', this.name);
    showTheme(this.theme);
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    lasting.remember('theme', theme);
    showTheme(theme);
  }

  toggleSound(): void {
    this.sound = !this.sound;
    lasting.remember('sound', this.sound);
  }

  chooseLevel(level: Level): void {
    this.level = level;
    lasting.remember('level', level);
  }

  rename(name: string): void {
    this.name = name;
    lasting.remember('name', name);
  }
}

function nickname(): string {
  return oneOf(NICKNAMES, luck);
}

function showTheme(theme: Theme): void {
  if (theme === 'auto') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
}

export const preferences = new Preferences();
