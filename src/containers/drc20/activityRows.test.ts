import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import type { TokenActivity, TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import { activityFilters, activityRows } from './activityRows.ts';

const [OWN, ANNA] = [testAddress(1), testAddress(2)];
const idOf = (digit: number): Txid => txid(String(digit).repeat(64));
const UNIX = { protocol: 'drc-20', tick: 'UNIX' } as const;

const subject = (tick = 'UNIX', amount = 5n): TransferSubject => ({
  kind: 'token',
  id: { protocol: 'drc-20', tick },
  tick,
  decimals: 8,
  amount: tokenUnits(amount),
});

const transfer = (digit: number, more: Partial<TokenTransfer> = {}): TokenTransfer => ({
  id: idOf(digit),
  commitTxid: idOf(0),
  network: 'regtest',
  from: OWN,
  to: ANNA,
  subject: subject(),
  commitValue: koinu(2n),
  redeemScript: '',
  fee: koinu(1n),
  given: koinu(1n),
  batch: null,
  createdAtMs: digit,
  stage: 'indexed',
  recoveryTxid: null,
  verdict: { kind: 'none' },
  ...more,
});

const reported = (digit: number, more: Partial<TokenActivity> = {}): TokenActivity => ({
  op: 'transfer',
  subject: subject(),
  from: ANNA,
  to: OWN,
  commitTxid: null,
  revealTxid: idOf(digit),
  status: { kind: 'indexed', height: 1 },
  timeMs: digit,
  ...more,
});

const rows = (
  transfers: readonly TokenTransfer[],
  activities: readonly TokenActivity[],
  filter: Parameters<typeof activityRows>[1] = null,
) =>
  activityRows(
    { own: OWN, transfers, reported: activities, nameOf: (one) => (one === ANNA ? 'Anna' : null) },
    filter,
  );

describe('rows of moves', () => {
  it('join ours with what is told, each once, newest first', () => {
    const found = rows([transfer(3)], [reported(3, { from: OWN, to: ANNA }), reported(5), reported(1)]);
    expect(found.map((row) => row.kind === 'single' && [row.direction, row.timeMs])).toEqual([
      ['received', 5],
      ['sent', 3],
      ['received', 1],
    ]);
    expect(found[1]).toMatchObject({ progress: { kind: 'own', stage: 'indexed' }, otherName: 'Anna' });
  });

  it('begin with what is open, however old', () => {
    const found = rows([transfer(2, { stage: 'sent' })], [reported(9)]);
    expect(found.map(({ timeMs }) => timeMs)).toEqual([2, 9]);
  });

  it('show a batch as one while something may happen to it', () => {
    const batch = (index: number) => ({ id: idOf(1), position: index, of: 2 });
    const open = [transfer(1, { batch: batch(1) }), transfer(2, { batch: batch(2), stage: 'waiting' })];
    expect(rows(open, [])).toMatchObject([
      { kind: 'batch', id: idOf(1), done: 1, failed: 0, of: 2, token: { amount: 10n } },
    ]);
    expect(rows([transfer(1, { batch: batch(1) }), transfer(2, { batch: batch(2) })], [])).toHaveLength(2);
  });

  it('are those of one token when it is asked for', () => {
    const sources = [reported(1), reported(2, { subject: subject('DIS') })];
    expect(rows([], sources, tokenKey(UNIX))).toHaveLength(1);
    const filters = activityFilters({ own: OWN, transfers: [], reported: sources, nameOf: () => null });
    expect(filters.map(({ tick }) => tick)).toEqual(['UNIX', 'DIS']);
  });

  it('tell mints, deploys and failures as what they are', () => {
    const activities = [
      reported(4, { op: 'mint', from: null }),
      reported(3, { op: 'deploy' }),
      reported(2, { op: 'burn', to: null }),
      reported(1, { status: { kind: 'failed', height: null, reason: 'no' } }),
    ];
    expect(rows([], activities)).toMatchObject([
      { direction: 'minted', other: null },
      { direction: 'deployed' },
      { direction: 'burned' },
      { direction: 'received', progress: { kind: 'failed' } },
    ]);
  });
});
