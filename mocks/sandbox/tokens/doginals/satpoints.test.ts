// Where a real index says that inscribed koinu went, put to the sandbox's reading of the same transactions.
import { describe, expect, it } from 'vitest';
import vectors from '../../vectors/ord/moves.json' with { type: 'json' };
import { openReplay } from './replaying.fixture.ts';

interface Move {
  readonly what: string;
  readonly txs: readonly { readonly hex: string }[];
  readonly coinbase?: string;
  readonly after: Readonly<
    Record<string, { readonly satpoint?: string; readonly type?: string; readonly length?: number }>
  >;
}

/** How far within what a miner gets a koinu lies rests on other fees of its block, which were not recorded. */
const withoutOffset = (satpoint: string): string => satpoint.replace(/:\d+$/, '');

describe('inscribed koinu on a real index', () => {
  it.each(vectors.cases as readonly Move[])('$what', ({ txs, coinbase, after }) => {
    const { state, recordOf, readBlock } = openReplay();
    for (const { hex } of txs) readBlock([recordOf(hex)], coinbase);
    const placeOf = (satpoint: string) => (coinbase === undefined ? satpoint : withoutOffset(satpoint));
    const found = Object.keys(after).map((id) => {
      const inscription = state.inscriptions.get(id);
      if (!inscription) return [id, null] as const;
      const { mime: type, body, location } = inscription;
      const satpoint = placeOf(`${location.outpoint}:${location.offset}`);
      return [id, { satpoint, type, length: body.length }] as const;
    });
    const expected = Object.entries(after).map(
      ([id, { satpoint, ...about }]) =>
        [id, satpoint === undefined ? null : { ...about, satpoint: placeOf(satpoint) }] as const,
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });
});
