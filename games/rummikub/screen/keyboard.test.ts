import { describe, expect, it } from 'vitest';
import { benchKey } from './keyboard.ts';

const press = (key: string, held: object = {}) =>
  benchKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('the keys of the workbench', () => {
  it('type letters, accents put aside', () => {
    expect(press('é')).toEqual({ kind: 'type', letter: 'E' });
    expect(press('Z', { shiftKey: true })).toEqual({ kind: 'type', letter: 'Z' });
  });

  it('move with the arrows, and take with Shift', () => {
    expect(press('ArrowUp')).toEqual({ kind: 'move', to: 'up' });
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ kind: 'extend', to: 'right' });
  });

  it('undo, and leave the other commands of the browser alone', () => {
    expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(press('Z', { metaKey: true, shiftKey: true })).toBeNull();
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('Tab')).toBeNull();
  });
});
