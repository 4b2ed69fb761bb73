/** The contract of every ChainIndexer. Each adapter and each fake runs this suite. */

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { Fault } from '../../domain/fault.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { ChainEvent, ChainIndexer, HistoryPage, IndexedCoin } from '../ChainIndexer.ts';

/** A small chain with an indexer, which the suite controls. */
export interface ChainFixture {
  readonly indexer: ChainIndexer;
  /** an address whose coins `sign` can spend, and that has not received anything yet */
  newAddress(): DogeAddress;
  /** pays an address from elsewhere; the transaction stays in the mempool */
  pay(to: DogeAddress, amount: bigint): Promise<Txid>;
  /** mines blocks; the first one contains the mempool */
  mine(count: number): Promise<void>;
  /** replaces the newest blocks with others */
  reorganise(depth: number): Promise<void>;
  /** signs a replaceable transaction that spends all of these coins to one address; it is not sent */
  sign(
    coins: readonly IndexedCoin[],
    to: DogeAddress,
    fee: bigint,
  ): { readonly txid: Txid; readonly rawHex: string };
  /** advances time until a polling indexer has polled again */
  letTimePass(): void;
  close(): Promise<void>;
}

const DOGE = 100_000_000n;
const FEE = 1_000_000n;
const TIMEOUT = { timeout: 10_000, interval: 5 };
const UNKNOWN = txid('ab'.repeat(32));

const hashed = (rawHex: string): string => {
  const once = createHash('sha256').update(Buffer.from(rawHex, 'hex')).digest();
  return createHash('sha256').update(once).digest().reverse().toString('hex');
};

const notFound = expect.toSatisfy(
  (thrown: unknown) => thrown instanceof Fault && thrown.kind === 'not-found',
  'a Fault of kind not-found',
);

/**
 * @param name - of the indexer and its transport
 * @param makeFixture - called for each case
 */
export function chainIndexerContract(name: string, makeFixture: () => Promise<ChainFixture>): void {
  describe(`${name} as a ChainIndexer`, () => {
    let fixture: ChainFixture;
    let indexer: ChainIndexer;
    let address: DogeAddress;

    beforeEach(async () => {
      fixture = await makeFixture();
      indexer = fixture.indexer;
      address = fixture.newAddress();
    });
    afterEach(() => fixture.close());

    async function onlyCoin(of: DogeAddress = address): Promise<IndexedCoin> {
      const coins = await indexer.unspent(of);
      const [coin] = coins;
      if (!coin || coins.length > 1) throw new TypeError(`${coins.length} coins`);
      return coin;
    }

    async function payAndMine(amount: bigint): Promise<Txid> {
      const paid = await fixture.pay(address, amount);
      await fixture.mine(1);
      return paid;
    }

    describe('the tip', () => {
      it('rises by each block', async () => {
        const before = await indexer.tip();
        await fixture.mine(2);
        const after = await indexer.tip();
        expect(after.height).toBe(before.height + 2);
        expect(after.hash).toMatch(/^[0-9a-f]{64}$/);
        expect(after.hash).not.toBe(before.hash);
      });

      it('changes its hash when the chain is reorganised', async () => {
        await fixture.mine(2);
        const before = await indexer.tip();
        await fixture.reorganise(1);
        expect((await indexer.tip()).hash).not.toBe(before.hash);
      });
    });

    describe('an address', () => {
      it('holds nothing at first', async () => {
        expect(await indexer.balance(address)).toEqual({
          confirmed: 0n,
          unconfirmedDelta: 0n,
          transactionCount: 0,
        });
        expect(await indexer.unspent(address)).toEqual([]);
        expect(await indexer.history(address, 0)).toMatchObject({
          transactions: [],
          next: null,
          totalTransactions: 0,
        });
      });

      it('has a payment as unconfirmed before it is mined', async () => {
        const paid = await fixture.pay(address, 5n * DOGE);
        expect(await indexer.balance(address)).toEqual({
          confirmed: 0n,
          unconfirmedDelta: 5n * DOGE,
          transactionCount: 1,
        });
        const waiting = { blockHeight: null, confirmations: 0 };
        expect(await onlyCoin()).toMatchObject({ txid: paid, value: 5n * DOGE, address, ...waiting });
      });

      it('has what moved it in blocks, summed up for each step', async () => {
        expect(await indexer.balanceChanges(address, 0, 3_600_000)).toEqual([]);
        await payAndMine(5n * DOGE);
        await payAndMine(2n * DOGE);
        await fixture.pay(address, DOGE);
        const changes = await indexer.balanceChanges(address, 0, 3_600_000);
        expect(changes.reduce((sum, { delta }) => sum + delta, 0n)).toBe(7n * DOGE);
        for (const { timeMs } of changes) expect(timeMs % 3_600_000).toBe(0);
      });

      it('has it as confirmed afterwards, block by block', async () => {
        await payAndMine(5n * DOGE);
        expect(await indexer.balance(address)).toEqual({
          confirmed: 5n * DOGE,
          unconfirmedDelta: 0n,
          transactionCount: 1,
        });
        const { height } = await indexer.tip();
        expect(await onlyCoin()).toMatchObject({ blockHeight: height, confirmations: 1 });
        await fixture.mine(2);
        expect(await onlyCoin()).toMatchObject({ blockHeight: height, confirmations: 3 });
      });

      it('holds more DOGE than a floating-point number of koinu can say', async () => {
        const amount = 100_000_000n * DOGE + 1n;
        await payAndMine(amount);
        expect((await indexer.balance(address)).confirmed).toBe(amount);
        expect((await onlyCoin()).value).toBe(amount);
      });

      it('loses what an unconfirmed transaction spends', async () => {
        await payAndMine(5n * DOGE);
        const spend = fixture.sign([await onlyCoin()], fixture.newAddress(), FEE);
        await indexer.broadcast(spend.rawHex);
        expect(await indexer.balance(address)).toEqual({
          confirmed: 5n * DOGE,
          unconfirmedDelta: -5n * DOGE,
          transactionCount: 2,
        });
        expect(await indexer.unspent(address)).toEqual([]);
      });
    });

    describe('history', () => {
      it('is newest first, and what waits comes before all', async () => {
        const first = await payAndMine(1n * DOGE);
        const second = await payAndMine(2n * DOGE);
        const waiting = await fixture.pay(address, 3n * DOGE);
        const page = await indexer.history(address, 0);
        expect(page.transactions.map((row) => row.txid)).toEqual([waiting, second, first]);
        expect(page.transactions.map((row) => row.confirmations)).toEqual([0, 1, 2]);
        expect(page.totalTransactions).toBe(3);
      });

      it('tells the state of the account: another one whenever its coins are others', async () => {
        const stateOf = async () => (await indexer.history(address, 0)).account;
        const first = await payAndMine(5n * DOGE);
        const before = await stateOf();
        if (before === undefined) return;
        expect(before.total).toBe(5n * DOGE);
        await fixture.mine(1);
        expect(await stateOf()).toEqual(before);
        const marks = [before.mark];
        const isNew = async (total: bigint) => {
          const state = await stateOf();
          expect(state?.total).toBe(total);
          expect(marks).not.toContain(state?.mark);
          marks.push(state?.mark ?? '');
        };
        await fixture.pay(address, 2n * DOGE);
        await isNew(7n * DOGE);
        await fixture.mine(1);
        await isNew(7n * DOGE);
        const coins = await indexer.unspent(address);
        const spent = coins.filter(({ txid: id }) => id === first);
        await indexer.broadcast(fixture.sign(spent, fixture.newAddress(), FEE).rawHex);
        await isNew(2n * DOGE);
      });

      it('comes in pages that leave out no transaction', async () => {
        const paid: Txid[] = [];
        for (let count = 1n; count <= 23n; count += 1n) paid.push(await fixture.pay(address, count * DOGE));
        await fixture.mine(1);
        const seen: Txid[] = [];
        let pages = 0;
        for (let from: number | null = 0; from !== null; pages += 1) {
          const page: HistoryPage = await indexer.history(address, from);
          const { transactions } = page;
          expect(transactions).not.toEqual([]);
          seen.push(...transactions.map((row) => row.txid));
          from = page.next;
          const reported = transactions.flatMap(({ txid: id, rawHex }) =>
            rawHex === null ? [] : [{ id, rawHex }],
          );
          for (const { id, rawHex } of reported) expect(hashed(rawHex)).toBe(id);
        }
        expect(pages).toBeGreaterThan(1);
        expect([...new Set(seen)].toSorted()).toEqual(paid.toSorted());
        expect(await indexer.history(address, 1_000)).toMatchObject({ transactions: [], next: null });
      });
    });

    describe('a transaction', () => {
      it('tells its inputs, its outputs, its fee and its block', async () => {
        await payAndMine(5n * DOGE);
        const coin = await onlyCoin();
        const to = fixture.newAddress();
        const spend = fixture.sign([coin], to, FEE);
        await indexer.broadcast(spend.rawHex);
        const waiting = await indexer.transaction(spend.txid);
        expect(waiting).toMatchObject({
          txid: spend.txid,
          blockHeight: null,
          blockHash: null,
          confirmations: 0,
          fee: FEE,
          isReplaceable: true,
          inputs: [{ txid: coin.txid, vout: coin.vout, address, value: 5n * DOGE }],
          outputs: [{ index: 0, address: to, value: 5n * DOGE - FEE, spentBy: null }],
        });
        expect([null, spend.rawHex.length / 2]).toContain(waiting.size);
        expect([null, spend.rawHex]).toContain(waiting.rawHex);
        await fixture.mine(1);
        const { height, hash } = await indexer.tip();
        expect(await indexer.transaction(spend.txid)).toMatchObject({
          blockHeight: height,
          blockHash: hash,
          confirmations: 1,
          isReplaceable: false,
        });
      });

      it('gives raw bytes that hash to its id', async () => {
        const paid = await fixture.pay(address, 5n * DOGE);
        const rawHex = await indexer.rawTransaction(paid);
        expect(rawHex).toMatch(/^[0-9a-f]+$/);
        expect(hashed(rawHex)).toBe(paid);
      });

      it('names what spends its outputs where that is asked for', async () => {
        const paid = await payAndMine(5n * DOGE);
        const spend = fixture.sign([await onlyCoin()], fixture.newAddress(), FEE);
        await indexer.broadcast(spend.rawHex);
        await fixture.mine(1);
        const spenderOf = async (detail?: 'spenders') =>
          (await indexer.transaction(paid, undefined, detail)).outputs.find(
            (output) => output.address === address,
          )?.spentBy;
        expect(await spenderOf('spenders')).toBe(spend.txid);
        expect([null, spend.txid]).toContain(await spenderOf());
      });

      it('goes back to the mempool when its block is reorganised away', async () => {
        const paid = await payAndMine(5n * DOGE);
        const before = await indexer.transaction(paid);
        await fixture.reorganise(1);
        const after = await indexer.transaction(paid);
        expect(after.blockHash).not.toBe(before.blockHash);
      });

      it('that is not known is a fault of its own', async () => {
        await expect(indexer.transaction(UNKNOWN)).rejects.toEqual(notFound);
        await expect(indexer.rawTransaction(UNKNOWN)).rejects.toEqual(notFound);
      });
    });

    describe('raw bytes of many transactions', () => {
      it('come by their ids, with how far it is, and without those that are not known', async () => {
        const paid: Txid[] = [];
        for (let count = 1; count <= 5; count += 1)
          paid.push(await fixture.pay(address, BigInt(count) * DOGE));
        await fixture.mine(1);
        const steps: number[] = [];
        const came: Txid[] = [];
        const raws = await indexer.rawTransactions([...paid, UNKNOWN], {
          address,
          onProgress: (done, total) => steps.push(done / total),
          onRaw: (id) => came.push(id),
        });
        expect([...raws.keys()].toSorted()).toEqual(paid.toSorted());
        for (const [id, rawHex] of raws) expect(hashed(rawHex)).toBe(id);
        expect(came.toSorted()).toEqual(paid.toSorted());
        expect(steps.at(-1)).toBe(1);
        expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      });

      it('come once for an id that is named twice, and none for none', async () => {
        const paid = await payAndMine(5n * DOGE);
        expect([...(await indexer.rawTransactions([paid, paid], { priority: 'background' })).keys()]).toEqual(
          [paid],
        );
        expect(await indexer.rawTransactions([])).toEqual(new Map());
      });
    });

    describe('a fee estimate', () => {
      it('is positive or unknown, never zero', async () => {
        const [rate = null] = await indexer.feeEstimates([6]);
        expect(rate === null || rate > 0n).toBe(true);
      });

      it('is one for each number of blocks, in their order', async () => {
        const rates = await indexer.feeEstimates([2, 5, 1]);
        const alone = await Promise.all([2, 5, 1].map((blocks) => indexer.feeEstimates([blocks])));
        expect(rates).toEqual(alone.flat());
        expect(rates[0]).not.toBeNull();
        expect(rates[2]).toBeNull();
      });
    });

    describe('broadcast', () => {
      it('sends a transaction under its own id', async () => {
        await payAndMine(5n * DOGE);
        const to = fixture.newAddress();
        const spend = fixture.sign([await onlyCoin()], to, FEE);
        expect(await indexer.broadcast(spend.rawHex)).toEqual({ kind: 'accepted', txid: spend.txid });
        expect((await indexer.balance(to)).unconfirmedDelta).toBe(5n * DOGE - FEE);
      });

      it('may be repeated with the same bytes, before and after they are mined', async () => {
        await payAndMine(5n * DOGE);
        const spend = fixture.sign([await onlyCoin()], fixture.newAddress(), FEE);
        await indexer.broadcast(spend.rawHex);
        expect(['accepted', 'already-known']).toContain((await indexer.broadcast(spend.rawHex)).kind);
        await fixture.mine(1);
        expect(await indexer.broadcast(spend.rawHex)).toEqual({ kind: 'already-known' });
      });

      it('refuses a second spend of the same coin that pays no more', async () => {
        await payAndMine(5n * DOGE);
        const coin = await onlyCoin();
        await indexer.broadcast(fixture.sign([coin], fixture.newAddress(), FEE).rawHex);
        const answer = await indexer.broadcast(fixture.sign([coin], fixture.newAddress(), FEE).rawHex);
        expect(answer).toMatchObject({
          kind: 'rejected',
          reason: expect.stringMatching(/double-spend|replacement-too-cheap/),
        });
      });

      it('refuses a coin that does not exist', async () => {
        await payAndMine(5n * DOGE);
        const unknown = { ...(await onlyCoin()), txid: UNKNOWN };
        const spend = fixture.sign([unknown], fixture.newAddress(), FEE);
        expect(await indexer.broadcast(spend.rawHex)).toMatchObject({
          kind: 'rejected',
          reason: 'missing-inputs',
        });
      });

      it('refuses a signature that does not fit, with the node’s own words', async () => {
        await fixture.pay(address, 5n * DOGE);
        const other = fixture.newAddress();
        await fixture.pay(other, 5n * DOGE);
        await fixture.mine(1);
        const foreign = { ...(await onlyCoin(other)), address };
        const answer = await indexer.broadcast(fixture.sign([foreign], address, FEE).rawHex);
        expect(answer).toMatchObject({ kind: 'rejected', reason: 'bad-signature' });
        expect(answer.kind === 'rejected' && answer.detail).toContain('script-verify');
      });

      it('refuses bytes that are no transaction', async () => {
        expect(await indexer.broadcast('00ff')).toMatchObject({ kind: 'rejected', reason: 'malformed' });
      });
    });

    describe('a caller that gave up', () => {
      it('gets its own reason from every method', async () => {
        const reason = new Error('left the screen');
        const signal = AbortSignal.abort(reason);
        const calls = [
          indexer.tip(signal),
          indexer.balance(address, signal),
          indexer.balanceChanges(address, 0, 3_600_000, signal),
          indexer.unspent(address, signal),
          indexer.history(address, 0, signal),
          indexer.transaction(UNKNOWN, signal),
          indexer.rawTransaction(UNKNOWN, signal),
          indexer.rawTransactions([UNKNOWN], { signal }),
          indexer.feeEstimates([6], signal),
          indexer.broadcast('00ff', signal),
        ];
        for (const outcome of await Promise.allSettled(calls))
          expect(outcome).toEqual({ status: 'rejected', reason });
      });
    });

    describe('watching', () => {
      let events: ChainEvent[];
      let stop: () => void;

      /** Watches, and waits for the connection. */
      async function begin(...addresses: DogeAddress[]): Promise<void> {
        events = [];
        stop = indexer.watch(addresses, (event) => events.push(event));
        const hears = (kind: ChainEvent['kind']): boolean => events.some((event) => event.kind === kind);
        await vi.waitUntil(() => hears('connection') && hears('block'), TIMEOUT);
      }

      const awaitEvent = (wanted: (event: ChainEvent) => boolean, heard = events): Promise<unknown> =>
        vi.waitUntil(() => {
          if (heard.some(wanted)) return true;
          fixture.letTimePass();
          return false;
        }, TIMEOUT);

      const isPayment = (to: DogeAddress, id: Txid) => (event: ChainEvent) =>
        event.kind === 'transaction' && event.address === to && event.txid === id;

      it('tells how it is connected and what the newest block is', async () => {
        await begin(address);
        expect(events).toContainEqual({ kind: 'block', tip: await indexer.tip() });
        expect(events).toContainEqual({
          kind: 'connection',
          state: expect.stringMatching(/^(live|polling)$/),
        });
        stop();
      });

      /** The newest block that was reported. */
      const reported = () => events.flatMap((event) => (event.kind === 'block' ? [event.tip] : [])).at(-1);

      it('tells new blocks, reorganised ones too, and then knows the tip', async () => {
        await begin(address);
        const before = reported();
        await fixture.mine(1);
        await awaitEvent(() => reported()?.height === (before?.height ?? 0) + 1);
        const first = reported();
        expect(await indexer.tip()).toEqual(first);
        await fixture.reorganise(1);
        await awaitEvent(() => reported()?.hash !== first?.hash);
        await vi.waitUntil(async () => (await indexer.tip()).hash === reported()?.hash, TIMEOUT);
        stop();
      });

      it('tells payments to its addresses, and to no others', async () => {
        await begin(address);
        const unwatched = fixture.newAddress();
        const other = await fixture.pay(unwatched, 1n * DOGE);
        const paid = await fixture.pay(address, 2n * DOGE);
        await awaitEvent(isPayment(address, paid));
        expect(events.some((event) => event.kind === 'transaction' && event.txid === other)).toBe(false);
        stop();
      });

      it('tells each listener of its own addresses', async () => {
        await begin(address);
        const second = fixture.newAddress();
        const heard: ChainEvent[] = [];
        const stopSecond = indexer.watch([second], (event) => heard.push(event));
        await vi.waitUntil(() => heard.some((event) => event.kind === 'block'), TIMEOUT);
        const toFirst = await fixture.pay(address, 1n * DOGE);
        const toSecond = await fixture.pay(second, 2n * DOGE);
        await awaitEvent(isPayment(address, toFirst));
        await awaitEvent(isPayment(second, toSecond), heard);
        expect(heard.some(isPayment(address, toFirst))).toBe(false);
        stop();
        stopSecond();
      });

      it('tells nothing once it is stopped', async () => {
        await begin(address);
        stop();
        const heard = events.length;
        await fixture.mine(1);
        fixture.letTimePass();
        await indexer.tip();
        expect(events).toHaveLength(heard);
      });
    });
  });
}
