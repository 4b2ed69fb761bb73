/** Previous transactions are retried while each try brings some, and all are verified. */
import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { testKey } from '../../../mocks/builders/keys.ts';
import { Fault } from '../../domain/fault.ts';
import type { VerifiedTransaction } from '../../domain/tx/sign/verifyPrevious.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer } from '../../ports/ChainIndexer.ts';
import { fetchVerified } from './fetchVerified.ts';

/** Transactions with different inputs. */
const RAWS = Array.from({ length: 40 }, (_, index) => {
  const made = new Transaction();
  made.addInput(new Uint8Array(32).fill(index + 1), 0);
  made.addOutput(testKey(1).script, 100_000_000n);
  return made;
});
const HEXES = new Map(RAWS.map((made) => [txid(made.getId()), made.toHex()]));
const IDS = [...HEXES.keys()];
const FIRST = IDS[0] as Txid;

const asVerified = (rawHex: string) => ({ rawHex }) as VerifiedTransaction;

/** A server that returns this many at a time before it fails. */
function server(atATime: number, answer = (id: Txid) => HEXES.get(id)) {
  const rounds: number[] = [];
  const rawTransactions: ChainIndexer['rawTransactions'] = async (
    ids,
    { onRaw, onProgress, signal } = {},
  ) => {
    rounds.push(ids.length);
    const found = new Map<Txid, string>();
    for (const [index, id] of ids.entries()) {
      signal?.throwIfAborted();
      if (index === atATime) throw new Fault('timeout', 'test');
      const rawHex = answer(id);
      if (rawHex === undefined) continue;
      found.set(id, rawHex);
      onRaw?.(id, rawHex);
      onProgress?.(index + 1, ids.length);
    }
    return found;
  };
  const previous = new Map<Txid, VerifiedTransaction>();
  return { rounds, previous, tools: { chain: { rawTransactions }, previous } };
}

describe('fetching previous transactions', () => {
  it('goes on while some come, and says how far it is', async () => {
    const { rounds, previous, tools } = server(15);
    const progress: number[] = [];
    const onFetched = (done: number, total: number) => void (total === 40 && progress.push(done));
    expect(await fetchVerified({ ...tools, onFetched }, IDS)).toEqual({ ok: true, value: null });
    expect(rounds).toEqual([40, 25, 10]);
    expect(previous.size).toBe(40);
    expect(progress).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('gives up when none come any more, and keeps those that came', async () => {
    const { previous, tools } = server(0);
    await expect(fetchVerified(tools, IDS)).rejects.toThrow('timeout');
    previous.set(FIRST, asVerified(HEXES.get(FIRST) ?? ''));
    await expect(fetchVerified(tools, IDS)).rejects.toThrow('timeout');
    expect(previous.size).toBe(1);
  });

  it('refuses bytes of another transaction, also when it fails afterwards', async () => {
    const { previous, tools } = server(3, () => HEXES.get(FIRST));
    const checked = await fetchVerified(tools, IDS);
    expect(checked).toMatchObject({ ok: false, problem: { kind: 'wrong-transaction' } });
    expect([...previous.keys()]).toEqual([FIRST]);
  });

  it('fails for one that the server does not know', async () => {
    const { tools } = server(100, (id) => (id === FIRST ? undefined : HEXES.get(id)));
    await expect(fetchVerified(tools, IDS)).rejects.toThrow('not-found');
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const { previous, tools } = server(100);
    const onFetched = (done: number) => void (done === 10 && controller.abort(new Error('given up')));
    const fetching = fetchVerified({ ...tools, onFetched, signal: controller.signal }, IDS);
    await expect(fetching).rejects.toThrow('given up');
    expect(previous.size).toBe(10);
  });

  it('asks for nothing that is there', async () => {
    const { rounds, previous, tools } = server(100);
    for (const [id, rawHex] of HEXES) previous.set(id, asVerified(rawHex));
    expect(await fetchVerified(tools, IDS)).toEqual({ ok: true, value: null });
    expect(rounds).toEqual([]);
  });
});
