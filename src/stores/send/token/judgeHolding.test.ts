import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { tokenTransferOf } from '../../../../mocks/builders/tokenTransfers.ts';
import { createManualClock } from '../../../../mocks/clock/manualClock.ts';
import type { TokenSendSpec } from '../../../domain/drc20/send/TokenPayment.ts';
import type { TokenTransfer } from '../../../domain/drc20/send/TokenTransfer.ts';
import { tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { IDLE, ready } from '../../../domain/loadable.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import type { TokenIndexer } from '../../../ports/TokenIndexer.ts';
import { EMPTY_ACCOUNT } from '../../accounts/Account.ts';
import { TokenJournal } from '../../chain/TokenJournal.ts';
import { judgeHolding } from './judgeHolding.ts';

const [OWN, SHOP] = [testAddress(1), testAddress(2)];
const [FILE, OTHER_FILE] = [txid('cd'.repeat(32)), txid('ef'.repeat(32))];
const ID = { protocol: 'drc-20', tick: 'UNIX' } as const;

const units = (amount: bigint): TokenSendSpec => ({
  kind: 'token',
  summary: { id: ID, tick: 'UNIX', name: null, decimals: 8, logo: null, isVerified: null },
  payments: [
    { address: SHOP, amount: tokenUnits(amount - 1n), name: null },
    { address: SHOP, amount: tokenUnits(1n), name: null },
  ],
});
const file: TokenSendSpec = { kind: 'file', fileId: FILE, name: null, to: SHOP };

/** An index at this height, where we hold 100 units and one file. */
const index = (read: number): TokenIndexer =>
  ({
    name: 'index',
    height: async () => ({ indexed: read, chain: null }),
    amountOf: async (holder: string) => tokenUnits(holder === OWN ? 100n : 0n),
    holdsFile: async (_holder: string, fileId: string) => fileId === FILE,
  }) as unknown as TokenIndexer;

interface Given {
  readonly transfers?: readonly TokenTransfer[];
  readonly tip?: number | null;
  readonly address?: typeof OWN | '';
}

function judged(spec: TokenSendSpec, { transfers = [], tip = 100, address = OWN }: Given = {}) {
  const journal = new TokenJournal();
  journal.restore(transfers);
  const snapshot =
    tip === null ? IDLE : ready({ address: OWN, coins: [], tip: { height: tip, hash: '' } }, 0);
  const tools = {
    journal,
    account: { ...EMPTY_ACCOUNT, address },
    signal: new AbortController().signal,
    ports: { tokens: [index(100)], clock: createManualClock() },
    wallet: { coins: { cache: { snapshot } } },
  };
  return judgeHolding(tools as unknown as Parameters<typeof judgeHolding>[0], spec);
}

describe('what is held of a token', () => {
  it('is enough up to the last unit of all that is sent', async () => {
    expect(await judged(units(100n))).toEqual({ ok: true, value: [] });
    expect(await judged(units(101n))).toEqual({
      ok: false,
      problem: { kind: 'not-enough-tokens', needed: 101n, available: 100n },
    });
  });

  it('is less by what is on its way from the account', async () => {
    const [subject] = [tokenTransferOf().subject];
    const leaving = { ...subject, amount: tokenUnits(30n) } as TokenTransfer['subject'];
    const transfers = [tokenTransferOf({ subject: leaving })];
    expect((await judged(units(70n), { transfers })).ok).toBe(true);
    expect(await judged(units(71n), { transfers })).toMatchObject({ problem: { available: 70n } });
    const elsewhere = [tokenTransferOf({ subject: leaving, from: SHOP })];
    expect((await judged(units(100n), { transfers: elsewhere })).ok).toBe(true);
  });

  it('is told with how far the index is behind the chain', async () => {
    expect(await judged(units(2n), { tip: 105 })).toEqual({
      ok: true,
      value: [{ kind: 'index-behind', index: 'index', behind: 5 }],
    });
    expect(await judged(units(2n), { tip: null })).toEqual({ ok: true, value: [] });
  });

  it('is nothing without an account', async () => {
    await expect(judged(units(2n), { address: '' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a file', () => {
  const leaving = (fileId: typeof FILE, stage: TokenTransfer['stage'] = 'sent') =>
    tokenTransferOf({ subject: { kind: 'file', fileId, name: null }, stage });

  it('is held, or is not', async () => {
    expect((await judged(file)).ok).toBe(true);
    expect(await judged({ ...file, fileId: OTHER_FILE })).toEqual({
      ok: false,
      problem: { kind: 'not-held' },
    });
  });

  it('is not held any more while it is on its way', async () => {
    expect(await judged(file, { transfers: [leaving(FILE)] })).toMatchObject({
      problem: { kind: 'not-held' },
    });
  });

  it('is held while others are on their way, tokens too, and after its own came to nothing', async () => {
    const transfers = [leaving(OTHER_FILE), tokenTransferOf(), leaving(FILE, 'rejected')];
    expect((await judged(file, { transfers })).ok).toBe(true);
  });
});
