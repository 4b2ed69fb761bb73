/** Previous transactions are read once, however many of their coins are spent. */
import { Transaction } from 'bitcoinjs-lib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coin, DOGE, OURS, THEIRS } from '../../../mocks/fixtures/tx/coins.fixture.ts';
import { scriptOfAddress } from '../../domain/address/addressScript.ts';
import { RECOMMENDED_FEE_RATE } from '../../domain/amount/FeeRate.ts';
import { ok } from '../../domain/result.ts';
import type { ClassifiedCoin } from '../../domain/tx/Coin.ts';
import { classifyCoin } from '../../domain/tx/coins/classifyCoin.ts';
import { planTransfer } from '../../domain/tx/plan/planTransfer.ts';
import type { VerifiedTransaction } from '../../domain/tx/sign/verifyPrevious.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { planOnVerified } from './planOnVerified.ts';

const PAID = 60;

/** A transaction that pays us this many times. */
function payout(index: number, outputs = PAID): Transaction {
  const transaction = new Transaction();
  transaction.addInput(new Uint8Array(32).fill(index), 0);
  for (let made = 0; made < outputs; made++) transaction.addOutput(scriptOfAddress(OURS, 'mainnet'), DOGE);
  return transaction;
}

const coinsOf = (transaction: Transaction): readonly ClassifiedCoin[] =>
  transaction.outs.map(({ value }, vout) =>
    classifyCoin(coin(0, value, { txid: txid(transaction.getId()), vout }), 'mainnet'),
  );

/** What is read and fetched when planning with everything that these transactions paid us. */
async function planOver(
  transactions: readonly Transaction[],
  written: readonly { readonly txid: Txid; readonly rawHex: string }[] = [],
) {
  const raws = new Map(transactions.map((one) => [txid(one.getId()), one.toHex()]));
  const fetched: Txid[] = [];
  const rawTransactions: ChainIndexer['rawTransactions'] = async (ids) => {
    fetched.push(...ids);
    return new Map(ids.flatMap((id) => (raws.has(id) ? [[id, raws.get(id) ?? '']] : [])));
  };
  const coins = transactions.flatMap(coinsOf);
  const previous = new Map<Txid, VerifiedTransaction>();
  const tools = {
    previous,
    written,
    network: 'mainnet' as const,
    onFetched: () => {},
    chain: { rawTransactions } as unknown as ChainIndexer,
    signal: new AbortController().signal,
  };
  const read = vi.spyOn(Transaction, 'fromBuffer');
  const planned = await planOnVerified(tools, coins, {
    plan: (verified) =>
      planTransfer({
        spec: { kind: 'max', to: THEIRS },
        coins: verified,
        feeRate: RECOMMENDED_FEE_RATE,
        changeTo: OURS,
        network: 'mainnet',
      }),
    spends: ({ inputs }) => inputs.map((input) => input.txid),
  });
  return { planned, fetched, reads: read.mock.calls.length, previous };
}

afterEach(() => void vi.restoreAllMocks());

describe('planning on verified coins', () => {
  it('reads one payout once for all of its coins', async () => {
    const { planned, fetched, reads } = await planOver([payout(1)]);
    expect(planned.ok && planned.value.inputs).toHaveLength(PAID);
    expect([fetched.length, reads]).toEqual([1, 1]);
  });

  it('reads each of many transactions once', async () => {
    const many = Array.from({ length: PAID }, (_, index) => payout(index + 1, 1));
    const { planned, fetched, reads } = await planOver(many);
    expect(planned.ok && planned.value.inputs).toHaveLength(PAID);
    expect([fetched.length, reads]).toEqual([PAID, PAID]);
  });

  it('fetches nothing that is written down, and reads of it only what made a coin', async () => {
    const [ours, other] = [payout(1), payout(2)];
    const written = [ours, other].map((one) => ({ txid: txid(one.getId()), rawHex: one.toHex() }));
    const { planned, fetched, reads } = await planOver([ours], written);
    expect(planned.ok).toBe(true);
    expect([fetched.length, reads]).toEqual([0, 1]);
  });

  it('fetches what is written down under the id of another', async () => {
    const ours = payout(1);
    const written = [{ txid: txid(ours.getId()), rawHex: payout(2).toHex() }];
    const { planned, fetched, previous } = await planOver([ours], written);
    expect(planned).toMatchObject(ok({}));
    expect(fetched).toEqual([ours.getId()]);
    expect([...previous.values()].map((one) => one.txid)).toEqual([ours.getId()]);
  });
});
