import { describe, expect, it } from 'vitest';
import { OURS, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { koinu } from '../../amount/Koinu.ts';
import type { PendingStage, PendingTransfer, TokenPart } from '../../tx/PendingTransfer.ts';
import { type Txid, txid } from '../../tx/Txid.ts';
import { nextTransaction } from './nextTransaction.ts';
import type { TokenTransfer } from './TokenTransfer.ts';
import { derive } from './tokenStage.ts';

const idOf = (name: string): Txid => txid(Buffer.from(name.padEnd(32, '.')).toString('hex'));

const part = (
  name: string,
  role: TokenPart['role'],
  of: string,
  parent: string,
  stage: PendingStage = 'sending',
  tries = 0,
): PendingTransfer => ({
  txid: idOf(name),
  rawHex: '',
  network: 'mainnet',
  from: OURS,
  to: THEIRS,
  amount: koinu(1n),
  fee: koinu(1n),
  size: 1,
  outputs: [],
  createdAtMs: 1,
  inputs: [{ txid: idOf(parent), vout: 0, value: koinu(1n), address: OURS }],
  stage,
  tries,
  confirmations: stage === 'confirmed' ? 1 : 0,
  rejection: null,
  tokenPart: { of: idOf(of), role },
});

const transfer = (index: number, more: Partial<TokenTransfer> = {}): TokenTransfer => ({
  id: idOf(`r${index}`),
  commitTxid: idOf(`c${index}`),
  network: 'mainnet',
  from: OURS,
  to: THEIRS,
  subject: { kind: 'file', fileId: idOf('file'), name: null },
  commitValue: koinu(2n),
  redeemScript: '',
  fee: koinu(1n),
  given: koinu(1n),
  createdAtMs: 1,
  batch: { id: idOf('r1'), position: index, of: 2 },
  stage: 'waiting',
  recoveryTxid: null,
  verdict: { kind: 'none' },
  ...more,
});

const two = [transfer(1), transfer(2)];

const next = (pending: readonly PendingTransfer[], transfers = two, tried: readonly string[] = []) => {
  const found = nextTransaction({ transfers, pending, tried: new Set(tried) });
  if (found === null) return null;
  const ids = found.kind === 'send' ? [found.txid] : found.txids;
  return [found.kind, ...ids.map((one) => Buffer.from(one, 'hex').toString().replaceAll('.', ''))].join(' ');
};

/** Two transfers at these stages, the second on the change of the first. */
const parts = (
  c1: readonly [PendingStage, number],
  r1: readonly [PendingStage, number],
  more: readonly PendingTransfer[] = [],
) => [
  part('c1', 'commit', 'r1', 'coin', ...c1),
  part('r1', 'reveal', 'r1', 'c1', ...r1),
  part('c2', 'commit', 'r2', 'c1'),
  part('r2', 'reveal', 'r2', 'c2'),
  ...more,
];

describe('what leaves next', () => {
  it('is the first commit, then its reveal, then the next commit', () => {
    expect(next(parts(['sending', 0], ['sending', 0]))).toBe('send c1');
    expect(next(parts(['accepted', 1], ['sending', 0]))).toBe('send r1');
    expect(next(parts(['accepted', 1], ['accepted', 1]))).toBe('send c2');
    expect(next(parts(['confirmed', 1], ['confirmed', 1]))).toBe('send c2');
  });

  it('is nothing while it is not known whether the commit is out', () => {
    expect(next(parts(['unknown', 1], ['sending', 0]))).toBeNull();
    expect(next(parts(['sending', 1], ['sending', 0]))).toBeNull();
    expect(next(parts(['accepted', 1], ['unknown', 1]))).toBeNull();
  });

  it('is nothing that was tried in this round', () => {
    expect(next(parts(['sending', 0], ['sending', 0]), two, [idOf('c1')])).toBeNull();
  });

  it('waits behind a reveal that was refused, until its money is on its way back', () => {
    expect(next(parts(['accepted', 1], ['rejected', 1]))).toBeNull();
    const back = part('b1', 'recovery', 'r1', 'c1', 'accepted', 1);
    expect(next(parts(['accepted', 1], ['rejected', 1], [back]))).toBe('send c2');
  });

  it('waits behind it also when the money of another transfer is back', () => {
    const other = part('b9', 'recovery', 'r9', 'c9', 'accepted', 1);
    expect(next(parts(['accepted', 1], ['rejected', 1], [other]))).toBeNull();
  });

  it('is no reveal whose money is on its way back', () => {
    const back = part('b1', 'recovery', 'r1', 'c1', 'unknown', 1);
    expect(next(parts(['accepted', 1], ['sending', 0], [back]), two.slice(0, 1))).toBeNull();
  });

  it('keeps the order of a batch, also where one rests on no other', () => {
    const apart = (c1: PendingStage, r1: PendingStage, tries = 1) => [
      part('c1', 'commit', 'r1', 'coin', c1, tries),
      part('r1', 'reveal', 'r1', 'c1', r1, tries),
      part('c2', 'commit', 'r2', 'other'),
      part('r2', 'reveal', 'r2', 'c2'),
    ];
    expect(next(apart('unknown', 'sending', 0), two)).toBeNull();
    expect(next(apart('unknown', 'unknown'))).toBeNull();
    expect(next(apart('accepted', 'unknown'))).toBeNull();
    expect(next(apart('accepted', 'accepted'))).toBe('send c2');
  });

  it('is no commit before nodes have what it spends', () => {
    const funding = (stage: PendingStage): PendingTransfer => ({
      ...part('coin', 'commit', 'coin', 'x', stage, 1),
      tokenPart: null,
    });
    expect(next(parts(['sending', 0], ['sending', 0], [funding('unknown')]))).toBeNull();
    expect(next(parts(['sending', 0], ['sending', 0], [funding('accepted')]))).toBe('send c1');
  });

  it('is refused with all that rests on it when a commit is', () => {
    expect(next(parts(['rejected', 1], ['sending', 0]))).toBe('reject r1');
    expect(next(parts(['rejected', 1], ['rejected', 0]))).toBe('reject c2 r2');
  });

  it('needs room for a commit and its reveal', () => {
    const crowd = Array.from({ length: 23 }, (_, index) =>
      part(`x${index}`, 'reveal', `x${index}`, 'c1', 'accepted', 1),
    );
    expect(next(parts(['accepted', 1], ['accepted', 1], crowd))).toBeNull();
    expect(next(parts(['confirmed', 1], ['confirmed', 1], crowd))).toBe('send c2');
  });
});

describe('a stage', () => {
  const stageOf = (
    commit: PendingTransfer | null,
    reveal: PendingTransfer | null,
    recovery: PendingTransfer | null = null,
    more: Partial<TokenTransfer> = {},
  ) => derive(transfer(1, more), { commit, reveal, recovery }).stage;
  const commit = (stage: PendingStage, tries = 1) => part('c1', 'commit', 'r1', 'coin', stage, tries);
  const reveal = (stage: PendingStage, tries = 1) => part('r1', 'reveal', 'r1', 'c1', stage, tries);
  const back = (stage: PendingStage) => part('b1', 'recovery', 'r1', 'c1', stage, 1);

  it('follows both transactions', () => {
    expect(stageOf(commit('sending', 0), reveal('sending', 0))).toBe('waiting');
    expect(stageOf(commit('unknown'), reveal('sending', 0))).toBe('committing');
    expect(stageOf(commit('accepted'), reveal('unknown'))).toBe('revealing');
    expect(stageOf(commit('accepted'), reveal('accepted'))).toBe('sent');
    expect(stageOf(commit('confirmed'), reveal('confirmed'))).toBe('mined');
    expect(stageOf(commit('rejected'), reveal('rejected'))).toBe('rejected');
    expect(stageOf(commit('replaced'), reveal('replaced'))).toBe('rejected');
    expect(stageOf(commit('accepted'), reveal('rejected'))).toBe('stuck');
  });

  it('follows what brings the money back', () => {
    expect(stageOf(commit('accepted'), reveal('rejected'), back('sending'))).toBe('recovering');
    expect(stageOf(commit('accepted'), reveal('rejected'), back('rejected'))).toBe('stuck');
    expect(stageOf(commit('confirmed'), reveal('replaced'), back('confirmed'))).toBe('recovered');
    expect(stageOf(commit('confirmed'), reveal('replaced'))).toBe('recovered');
  });

  it('is told by the reveal first, when a block has that and what would have brought the money back', () => {
    expect(stageOf(commit('confirmed'), reveal('confirmed'), back('confirmed'))).toBe('mined');
  });

  it('forgets what the index said of a block that is gone', () => {
    const verdict = { kind: 'indexed', index: 'test', height: 1 } as const;
    const parts = { commit: commit('accepted'), reveal: reveal('accepted'), recovery: null };
    expect(derive(transfer(1, { verdict }), parts).verdict).toEqual({ kind: 'none' });
    const mined = { ...parts, reveal: reveal('confirmed') };
    expect(derive(transfer(1, { verdict }), mined).verdict).toEqual(verdict);
  });

  it('ends with what the index says, as long as a block has it', () => {
    const verdict = { kind: 'indexed', index: 'test', height: 1 } as const;
    expect(stageOf(commit('confirmed'), reveal('confirmed'), null, { verdict })).toBe('indexed');
    expect(stageOf(commit('accepted'), reveal('accepted'), null, { verdict })).toBe('sent');
    expect(stageOf(null, null, null, { verdict, stage: 'indexed' })).toBe('indexed');
  });
});
