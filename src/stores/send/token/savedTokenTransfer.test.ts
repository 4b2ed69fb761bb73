import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { koinu } from '../../../domain/amount/Koinu.ts';
import type { TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import type { TransferSubject } from '../../../domain/drc20/TokenActivity.ts';
import { tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import { readTokenTransfer, saveTokenTransfer } from './savedTokenTransfer.ts';

const [REVEAL, COMMIT] = [txid('ab'.repeat(32)), txid('cd'.repeat(32))];
const SUBJECTS: readonly TransferSubject[] = [
  {
    kind: 'token',
    id: { protocol: 'drc-20', tick: 'UNIX' },
    tick: 'UNIX',
    decimals: 8,
    amount: tokenUnits(10n ** 40n),
  },
  {
    kind: 'token',
    id: { protocol: 'meme-20', tickId: COMMIT },
    tick: 'PEPE',
    decimals: 8,
    amount: tokenUnits(1n),
  },
  { kind: 'file', fileId: COMMIT, name: null },
  { kind: 'file', fileId: COMMIT, name: 'doge.png' },
  { kind: 'nft', tick: 'DOGE', number: null },
  { kind: 'nft', tick: 'DOGE', number: 7n },
];

const transfer = (subject: TransferSubject): TokenTransfer => ({
  id: REVEAL,
  commitTxid: COMMIT,
  network: 'regtest',
  from: testAddress(1),
  to: testAddress(2),
  subject,
  commitValue: koinu(10n ** 18n),
  redeemScript: '51',
  fee: koinu(7n),
  given: koinu(1_000_000n),
  batch: { id: REVEAL, position: 1, of: 3 },
  createdAtMs: 5,
  stage: 'stuck',
  recoveryTxid: COMMIT,
  verdict: { kind: 'failed', index: 'test', reason: 'insufficient' },
});

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a kept token transfer', () => {
  it.each(SUBJECTS)('is read as it was written: $kind', (subject) => {
    const whole = transfer(subject);
    expect(readTokenTransfer(written(saveTokenTransfer(whole)))).toEqual(whole);
  });

  it('is left out when it is spoilt', () => {
    const [subject] = SUBJECTS;
    if (subject === undefined) throw new Error('none');
    const good = written(saveTokenTransfer(transfer(subject))) as Record<string, unknown>;
    for (const field of Object.keys(good).filter((name) => name !== 'batch' && name !== 'verdict')) {
      for (const rubbish of [undefined, 7, 'x', {}, []]) {
        if (field === 'createdAtMs' && rubbish === 7) continue;
        if (['from', 'to', 'redeemScript'].includes(field) && rubbish === 'x') continue;
        expect(readTokenTransfer({ ...good, [field]: rubbish }), field).toBeNull();
      }
    }
    for (const rubbish of [null, 7, 'x', {}]) expect(readTokenTransfer(rubbish)).toBeNull();
  });
});

describe('what is kept of a token transfer', () => {
  const UNIX = SUBJECTS[0] as TransferSubject;
  const good = written(saveTokenTransfer(transfer(UNIX))) as Record<string, unknown>;
  const readWith = (part: object) => readTokenTransfer({ ...good, ...part });
  const subjectWith = (part: object) => readWith({ subject: { ...(good.subject as object), ...part } });

  it('is written in decimal, with the key of its token', () => {
    expect(good).toMatchObject({ commitValue: '1000000000000000000', fee: '7', given: '1000000' });
    expect(good.subject).toEqual({
      kind: 'token',
      key: 'drc-20:UNIX',
      tick: 'UNIX',
      decimals: 8,
      amount: `1${'0'.repeat(40)}`,
    });
  });

  it.each([
    ...['waiting', 'committing', 'revealing', 'sent', 'mined', 'indexed', 'failed', 'rejected', 'stuck'],
    ...['recovering', 'recovered'],
  ])('may be at every stage there is: %s', (stage) => {
    expect(readWith({ stage })?.stage).toBe(stage);
  });

  it.each(['mainnet', 'testnet', 'regtest'])('may be on every network: %s', (network) => {
    expect(readWith({ network })?.network).toBe(network);
  });

  it.each<[string, object]>([
    ['a stage that there is not', { stage: 'lost' }],
    ['a network that there is not', { network: 'moonnet' }],
    ['a time that is no whole number', { createdAtMs: 1.5 }],
    ['an id in capitals', { id: 'AB'.repeat(32) }],
    ['a list with an id in it', { id: [REVEAL] }],
    ['a list with a network in it', { network: ['regtest'] }],
    ['a batch that is none', { batch: 'three' }],
    ['a position that is none', { batch: { id: REVEAL, position: '1', of: 3 } }],
    ['a batch without a number', { batch: { id: REVEAL, position: 1 } }],
    ['what brings it back that is no id', { recoveryTxid: 'x' }],
  ])('is nothing with %s', (_what, part) => {
    expect(readWith(part)).toBeNull();
  });

  it.each<[string, object]>([
    ['a token that is none', { key: 'unix' }],
    ['an amount below nothing', { amount: '-5' }],
    ['a tick that is no text', { tick: 5 }],
    ['a file without an id', { kind: 'file', name: null }],
    ['a file with a name that is none', { kind: 'file', fileId: COMMIT, name: 5 }],
    ['an NFT without a tick', { kind: 'nft', tick: 5, number: null }],
    ['an NFT with a number that is none', { kind: 'nft', tick: 'DOGE', number: 7 }],
  ])('is nothing of %s', (_what, part) => {
    expect(subjectWith(part)).toBeNull();
  });

  it('was made alone where it says nothing of a batch, and is not back where nothing brings it', () => {
    const { batch: _, ...alone } = good;
    expect(readTokenTransfer(alone)?.batch).toBeNull();
    expect(readWith({ batch: null, recoveryTxid: null })).toMatchObject({ batch: null, recoveryTxid: null });
  });
});

describe('what an index said of it', () => {
  const UNIX = SUBJECTS[0] as TransferSubject;
  const good = written(saveTokenTransfer(transfer(UNIX))) as Record<string, unknown>;
  const verdictOf = (verdict: unknown) => readTokenTransfer({ ...good, verdict })?.verdict;

  it.each<TokenTransfer['verdict']>([
    { kind: 'none' },
    { kind: 'indexed', index: 'index', height: 7 },
    { kind: 'failed', index: 'index', reason: 'insufficient' },
  ])('is read as it was written: $kind', (verdict) => {
    expect(verdictOf(verdict)).toEqual(verdict);
  });

  it.each([
    ...[undefined, null, 'indexed', { kind: 'indexed', height: 7 }, { kind: 'indexed', index: 5, height: 7 }],
    ...[
      { kind: 'indexed', index: 'index', height: '7' },
      { kind: 'failed', index: 'index', reason: 7 },
    ],
    ...[
      { kind: 'failed', index: 'index' },
      { kind: 'lost', index: 'index', height: 7, reason: 'x' },
    ],
  ])('is asked for again where it is spoilt: %j', (verdict) => {
    expect(verdictOf(verdict)).toEqual({ kind: 'none' });
  });
});
