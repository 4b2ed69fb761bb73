/** Freshness of displayed values. */
import { describe, expect, it } from 'vitest';
import { Fault } from '../domain/fault.ts';
import { freshnessOf, tokenFreshness } from './freshness.ts';

describe('freshness', () => {
  const value = { status: 'ready', value: 1, atMs: 1000 } as const;

  it('is of now while live, and stale after two minutes of polling', () => {
    expect(freshnessOf(value, 'live', 1_000_000)).toEqual({ kind: 'fresh', atMs: 1000 });
    expect(freshnessOf(value, 'polling', 121_001)).toEqual({ kind: 'stale', atMs: 1000, fault: null });
  });

  it('is offline when nothing answers, and stale when the answer is bad', () => {
    const kindAfter = (kind: 'timeout' | 'bad-answer') => {
      const fault = new Fault(kind, 'test');
      return freshnessOf({ status: 'failed', fault, previous: 1, previousAtMs: 1000 }, 'down', 2000)?.kind;
    };
    expect(kindAfter('timeout')).toBe('offline');
    expect(kindAfter('bad-answer')).toBe('stale');
  });

  it('is unknown while there is no value', () => {
    expect(freshnessOf({ status: 'loading' }, 'live', 0)).toBeNull();
  });

  it('is offline since the last numbers while nothing answers', () => {
    const value = { status: 'ready', value: 1, atMs: 1000 } as const;
    expect(freshnessOf(value, 'down', 2000)).toEqual({ kind: 'offline', atMs: 1000, sinceMs: 1000 });
  });
});

describe('what indexes reported', () => {
  const silent = (lastAtMs: number | null) =>
    ({ name: 'x', kind: 'ledger', status: 'silent', fault: new Fault('timeout', 'test'), lastAtMs }) as const;
  const value = { status: 'ready', value: 1, atMs: 5_000 } as const;

  it('is as old as what was said last, and never of 1970', () => {
    expect(tokenFreshness(value, [silent(2_000), silent(null)])).toMatchObject({ atMs: 2_000 });
    expect(tokenFreshness(value, [silent(null)])).toMatchObject({ kind: 'offline', atMs: 5_000 });
  });
});
