import { describe, expect, it } from 'vitest';
import { chooseAlone } from './alone.ts';

const IDS = Array.from({ length: 1500 }, (_, number) => `story--${number}`);

describe('stories that are shown alone', () => {
  it('are so many of all there are', () => {
    const chosen = [...chooseAlone(IDS, 'one')];
    expect(chosen).toHaveLength(100);
    expect(chosen.every((id) => IDS.includes(id))).toBe(true);
  });

  it('are the same for the same seed, whatever order they come in, and others for another', () => {
    const chosen = chooseAlone(IDS, 'one');
    expect(chooseAlone([...IDS].reverse(), 'one')).toEqual(chosen);
    const others = [...chooseAlone(IDS, 'two')].filter((id) => !chosen.has(id));
    expect(others.length).toBeGreaterThan(80);
  });
});
