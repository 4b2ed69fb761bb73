/** Verdicts of several indexes count only if they agree. */
import { expect, it } from 'vitest';
import type { ActivityStatus, TokenActivity } from '../../../domain/drc20/TokenActivity.ts';
import { Fault } from '../../../domain/fault.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import type { TokenIndexer } from '../../../ports/TokenIndexer.ts';
import { fetchVerdict } from './fetchVerdict.ts';

type Said = ActivityStatus['kind'] | 'nothing' | 'silent';

const STATUS: Readonly<Record<ActivityStatus['kind'], ActivityStatus>> = {
  pending: { kind: 'pending' },
  indexed: { kind: 'indexed', height: 7 },
  failed: { kind: 'failed', height: 7, reason: 'no' },
};

const indexThat = (said: Said, index: number) =>
  ({
    name: `index ${index}`,
    activity: async () => {
      if (said === 'silent') throw new Fault('offline', 'test');
      return said === 'nothing' ? null : ({ status: STATUS[said] } as TokenActivity);
    },
  }) satisfies Partial<TokenIndexer> as unknown as TokenIndexer;

it.each<[Said[], string]>([
  [['indexed'], 'indexed'],
  [['indexed', 'indexed'], 'indexed'],
  [['pending', 'indexed'], 'indexed'],
  [['silent', 'failed'], 'failed'],
  [['nothing', 'failed'], 'failed'],
  [['indexed', 'failed'], 'none'],
  [['failed', 'pending', 'indexed'], 'none'],
  [['pending', 'nothing', 'silent'], 'none'],
  [[], 'none'],
])('of %j is %s', async (said, kind) => {
  expect((await fetchVerdict(said.map(indexThat), txid('ab'.repeat(32)))).kind).toBe(kind);
});

it('names the index that said it first, with what it said', async () => {
  const of = (...said: Said[]) => fetchVerdict(said.map(indexThat), txid('ab'.repeat(32)));
  expect(await of('pending', 'indexed', 'indexed')).toEqual({ kind: 'indexed', index: 'index 1', height: 7 });
  expect(await of('failed')).toEqual({ kind: 'failed', index: 'index 0', reason: 'no' });
  expect(await of('silent')).toEqual({ kind: 'none' });
});
