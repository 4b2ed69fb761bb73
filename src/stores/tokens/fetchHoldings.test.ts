/** The amount that may be sent by the indexes' claims: the lowest, minus what is on its way. */
import { describe, expect, it } from 'vitest';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { type HeldClaim, judgeClaims } from './fetchHoldings.ts';

const claimOf = (index: string, amount: bigint | null, behind: number | null = 0): HeldClaim => ({
  index,
  behind,
  claim:
    amount === null
      ? null
      : { index, amount: tokenUnits(amount), transferable: null, height: 1, atMs: 0, isKept: false },
});

const judge = (
  claims: readonly HeldClaim[],
  needed: bigint,
  leaving = 0n,
  asset: 'token' | 'file' = 'token',
) => judgeClaims(claims, tokenUnits(needed), tokenUnits(leaving), asset);

describe('what may be sent', () => {
  it('is what the lowest of several claims gives, whichever index makes it', () => {
    for (const claims of [
      [claimOf('one', 10n), claimOf('two', 4n)],
      [claimOf('one', 4n), claimOf('two', 10n)],
    ]) {
      expect(judge(claims, 4n)).toMatchObject({ ok: true, value: [{ kind: 'indexes-differ' }] });
      expect(judge(claims, 5n)).toMatchObject({
        problem: { kind: 'not-enough-tokens', needed: 5n, available: 4n },
      });
    }
  });

  it('is that less what is on its way, and never less than nothing', () => {
    expect(judge([claimOf('one', 10n)], 7n, 3n)).toEqual({ ok: true, value: [] });
    expect(judge([claimOf('one', 10n)], 8n, 3n)).toMatchObject({ problem: { available: 7n } });
    expect(judge([claimOf('one', 2n)], 1n, 3n)).toMatchObject({ problem: { available: 0n } });
  });

  it('is nothing of a token that one index does not list', () => {
    expect(judge([claimOf('one', 10n), claimOf('two', 0n)], 1n)).toMatchObject({
      problem: { available: 0n },
    });
  });

  it('is unknown while nobody answers, and told by the others where one is silent', () => {
    expect(judge([], 1n)).toEqual({ ok: false, problem: { kind: 'no-index' } });
    expect(judge([claimOf('one', null)], 1n)).toEqual({ ok: false, problem: { kind: 'no-index' } });
    expect(judge([claimOf('one', null), claimOf('two', 5n)], 5n)).toEqual({
      ok: true,
      value: [{ kind: 'index-silent', index: 'one' }],
    });
  });

  it('is told by nobody when all that answer are a day behind, and with a warning when one is', () => {
    const [stale, fresh] = [claimOf('one', 5n, 1_441), claimOf('two', 5n)];
    expect(judge([stale, claimOf('two', null)], 5n)).toEqual({
      ok: false,
      problem: { kind: 'index-behind', index: 'one', behind: 1_441 },
    });
    expect(judge([stale, fresh], 5n)).toEqual({
      ok: true,
      value: [{ kind: 'index-behind', index: 'one', behind: 1_441 }],
    });
    expect(judge([claimOf('one', 5n, 1)], 5n)).toEqual({ ok: true, value: [] });
  });

  it('is no file that one index gives to somebody else, or that is on its way', () => {
    const held = [claimOf('one', 1n), claimOf('two', 1n)];
    expect(judge(held, 1n, 0n, 'file')).toEqual({ ok: true, value: [] });
    expect(judge(held, 1n, 1n, 'file')).toEqual({ ok: false, problem: { kind: 'not-held' } });
    expect(judge([claimOf('one', 1n), claimOf('two', 0n)], 1n, 0n, 'file')).toEqual({
      ok: false,
      problem: { kind: 'not-held' },
    });
  });
});
