/** The contract of every TokenIndexer. Each adapter and each fake runs this suite. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { type Txid, txid } from '../../domain/tx/Txid.ts';
import type { TokenIndexer } from '../TokenIndexer.ts';

/** A small ledger with an index, which the suite controls. Amounts in smallest units. */
export interface LedgerFixture {
  readonly index: TokenIndexer;
  /** an address that has not received anything yet */
  newAddress(): DogeAddress;
  /** deploys a drc-20 with this supply. @param dogePrice - of one token; unknown when absent */
  deploy(tick: string, max: bigint, dogePrice?: number): void;
  /** gives an amount, and mines it. @returns the reveal's id */
  give(to: DogeAddress, tick: string, amount: bigint, by: 'transfer' | 'mint'): Txid;
  /** gives an amount of a new meme-20, and mines it. @returns its tick_id */
  giveMeme(to: DogeAddress, tick: string, name: string, amount: bigint): Txid;
  /** gives a file, and mines it. @returns its id */
  giveFile(to: DogeAddress, name: string, mime: string, text: string): Txid;
  giveNft(to: DogeAddress, tick: string, number: number): void;
  mine(count: number): void;
  /** lets the index be this many blocks behind */
  lag(blocks: number): void;
  close(): Promise<void>;
}

const HUGE = 123_456_789_012_345_678_901_234_567_890n;
const ALL = { offset: 0, limit: 50 };
const UNKNOWN = txid('ab'.repeat(32));
const UNIX = { protocol: 'drc-20', tick: 'UNIX' } as const;

/**
 * @param name - of the index and its transport
 * @param makeFixture - called for each case
 */
export function tokenIndexerContract(name: string, makeFixture: () => Promise<LedgerFixture>): void {
  describe(`${name} as a TokenIndexer`, () => {
    let fixture: LedgerFixture;
    let index: TokenIndexer;
    let holder: DogeAddress;

    beforeEach(async () => {
      fixture = await makeFixture();
      index = fixture.index;
      holder = fixture.newAddress();
    });
    afterEach(() => fixture.close());

    it('says how far it has read, and how far the chain is', async () => {
      const { indexed } = await index.height();
      fixture.mine(3);
      expect(await index.height()).toEqual({ indexed: indexed + 3, chain: indexed + 3 });
      fixture.lag(2);
      expect(await index.height()).toEqual({ indexed: indexed + 1, chain: indexed + 3 });
    });

    it('knows nothing of an address that has nothing', async () => {
      expect((await index.balances(holder)).balances).toEqual([]);
      const nothing = { items: [], total: 0, leftOut: 0 };
      expect(await index.activities(holder, null, ALL)).toEqual(nothing);
      expect(await index.nfts(holder, ALL)).toMatchObject(nothing);
      expect(await index.files(holder, ALL)).toMatchObject(nothing);
    });

    describe('balances', () => {
      it('are exact, however large', async () => {
        fixture.deploy('UNIX', HUGE * 10n);
        fixture.give(holder, 'UNIX', HUGE, 'transfer');
        fixture.give(holder, 'UNIX', 7n, 'mint');
        const { balances: found } = await index.balances(holder);
        const [balance, ...others] = found;
        expect(others).toEqual([]);
        expect(balance).toMatchObject({ id: UNIX, tick: 'UNIX', decimals: 8, amount: HUGE + 7n });
        expect(balance?.transferable).toBeNull();
      });

      it('tell meme-20 of the same tick apart', async () => {
        const one = fixture.giveMeme(holder, 'wow', 'Much wow', 55n);
        const other = fixture.giveMeme(holder, 'wow', 'Such wow', 66n);
        const held = (await index.balances(holder)).balances.map(({ id, name: called, amount }) => [
          tokenKey(id),
          called,
          amount,
        ]);
        expect(held.toSorted()).toEqual(
          [
            [`meme-20:${one}`, 'Much wow', 55n],
            [`meme-20:${other}`, 'Such wow', 66n],
          ].toSorted(),
        );
      });

      it('are all told, more than a page of them', async () => {
        for (let at = 0; at < 53; at += 1) fixture.giveMeme(holder, `t${at}`, 'one of many', BigInt(at + 1));
        const { balances: held } = await index.balances(holder);
        expect(new Set(held.map(({ id }) => tokenKey(id))).size).toBe(53);
        expect(held.reduce((sum, { amount }) => sum + amount, 0n)).toBe((53n * 54n) / 2n);
      });

      it('are those of the blocks that it has read', async () => {
        fixture.deploy('UNIX', HUGE);
        fixture.give(holder, 'UNIX', 5n, 'transfer');
        fixture.lag(1);
        expect((await index.balances(holder)).balances).toEqual([]);
        expect(await index.activities(holder, null, ALL)).toMatchObject({ items: [], total: 0 });
      });
    });

    it('says what is held of one thing alone', async () => {
      fixture.deploy('UNIX', HUGE);
      fixture.give(holder, 'UNIX', 5n, 'transfer');
      const tickId = fixture.giveMeme(holder, 'wow', 'Much wow', 55n);
      const fileId = fixture.giveFile(holder, 'a.txt', 'text/plain', 'much text');
      expect(await index.amountOf(holder, UNIX)).toBe(5n);
      expect(await index.amountOf(holder, { protocol: 'meme-20', tickId })).toBe(55n);
      expect(await index.amountOf(holder, { protocol: 'drc-20', tick: 'NONE' })).toBe(0n);
      expect(await index.amountOf(holder, { protocol: 'doginals', tick: 'dogi' })).toBeNull();
      expect([await index.holdsFile(holder, fileId), await index.holdsFile(holder, UNKNOWN)]).toEqual([
        true,
        false,
      ]);
    });

    describe('a token', () => {
      it('is told with its supply and who holds it', async () => {
        fixture.deploy('UNIX', HUGE);
        fixture.give(holder, 'UNIX', 5n, 'transfer');
        expect(await index.token(UNIX)).toMatchObject({ id: UNIX, tick: 'UNIX', max: HUGE, holders: 2 });
      });

      it('of meme-20 is found by its id only', async () => {
        const tickId = fixture.giveMeme(holder, 'wow', 'Much wow', 55n);
        const found = await index.token({ protocol: 'meme-20', tickId });
        expect(found).toMatchObject({ tick: 'wow', name: 'Much wow', deployTxid: tickId });
        expect(await index.token({ protocol: 'meme-20', tickId: UNKNOWN })).toBeNull();
      });

      it('that nobody deployed is none, and so is one of the other protocol', async () => {
        expect(await index.token({ protocol: 'drc-20', tick: 'NOSUCH' })).toBeNull();
        expect(await index.token({ protocol: 'doginals', tick: 'dogi' })).toBeNull();
      });
    });

    describe('a search', () => {
      it('finds ticks and names by a part of them, in any case', async () => {
        fixture.deploy('UNIX', HUGE);
        fixture.deploy('UNICORN', HUGE);
        fixture.giveMeme(holder, 'zzz', 'The uni of memes', 5n);
        const found = (await index.search('uni')).tokens.map(({ tick }) => tick);
        expect(found.toSorted()).toEqual(['UNICORN', 'UNIX', 'zzz']);
      });

      it('puts the one that is meant first', async () => {
        for (const tick of ['WOWZA', 'WOW', 'XWOW']) fixture.deploy(tick, HUGE);
        expect((await index.search('wow')).tokens.map(({ tick }) => tick)).toEqual(['WOW', 'WOWZA', 'XWOW']);
      });

      it('finds a meme-20 by its tick_id', async () => {
        const tickId = fixture.giveMeme(holder, 'wow', 'Much wow', 55n);
        expect((await index.search(tickId)).tokens).toMatchObject([{ id: { protocol: 'meme-20', tickId } }]);
      });

      it('finds nothing where there is nothing', async () => {
        fixture.deploy('UNIX', HUGE);
        expect(await index.search('qqqqqqq')).toEqual({ tokens: [], leftOut: 0 });
        expect(await index.search('  ')).toEqual({ tokens: [], leftOut: 0 });
      });
    });

    it('tells what many people hold, most first', async () => {
      fixture.deploy('FEW', HUGE);
      fixture.deploy('MANY', HUGE);
      for (let count = 0; count < 3; count += 1) fixture.give(fixture.newAddress(), 'MANY', 5n, 'transfer');
      expect((await index.popular()).tokens.map(({ tick }) => tick)).toEqual(['MANY', 'FEW']);
    });

    describe('moves', () => {
      const subjects = async (offset: number, limit: number): Promise<readonly string[]> => {
        const { items } = await index.activities(holder, null, { offset, limit });
        return items.map(({ revealTxid }) => revealTxid ?? '');
      };

      function giveAll(): readonly Txid[] {
        fixture.deploy('UNIX', HUGE);
        fixture.deploy('OTHER', HUGE);
        const made = [
          fixture.give(holder, 'UNIX', 1n, 'transfer'),
          fixture.give(holder, 'UNIX', 2n, 'mint'),
          fixture.giveFile(holder, 'a.txt', 'text/plain', 'much text'),
          fixture.give(holder, 'OTHER', 3n, 'transfer'),
        ];
        return made.toReversed();
      }

      it('are told newest first, with both their transactions and their block', async () => {
        const newestFirst = giveAll();
        expect(await subjects(0, 50)).toEqual(newestFirst);
        const { items, total } = await index.activities(holder, null, ALL);
        expect(total).toBe(4);
        const { indexed } = await index.height();
        expect(items[0]).toMatchObject({
          op: 'transfer',
          to: holder,
          subject: { kind: 'token', tick: 'OTHER', amount: 3n },
          status: { kind: 'indexed', height: indexed },
        });
        expect(items[0]?.commitTxid).toMatch(/^[0-9a-f]{64}$/);
        expect(items[2]).toMatchObject({ op: 'mint', from: null, subject: { amount: 2n } });
      });

      it.each([1, 2, 3])('come in parts of %d, which join without a row lost or twice', async (size) => {
        const newestFirst = giveAll();
        const parts: string[] = [];
        for (let at = 0; at < 6; at += size) parts.push(...(await subjects(at, size)));
        expect(parts).toEqual(newestFirst);
      });

      it('of one token leave out all others', async () => {
        giveAll();
        const { items, total } = await index.activities(holder, UNIX, ALL);
        expect(items.map(({ op }) => op)).toEqual(['mint', 'transfer']);
        expect(total).toBe(2);
      });

      it('are found by their reveal', async () => {
        const [newest = UNKNOWN] = giveAll();
        expect(await index.activity(newest)).toMatchObject({
          op: 'transfer',
          to: holder,
          revealTxid: newest,
        });
        expect(await index.activity(UNKNOWN)).toBeNull();
        fixture.lag(1);
        expect(await index.activity(newest)).toBeNull();
      });

      it('are found by what they changed, of the holder alone', async () => {
        const [newest = UNKNOWN] = giveAll();
        expect(await index.changes(newest, holder)).toMatchObject([
          { op: 'transfer', to: holder, revealTxid: newest, subject: { tick: 'OTHER', amount: 3n } },
        ]);
        expect(await index.changes(UNKNOWN, holder)).toEqual([]);
      });
    });

    it('lists NFTs in parts', async () => {
      for (let at = 1; at <= 5; at += 1) fixture.giveNft(holder, 'CARDS', at);
      const first = await index.nfts(holder, { offset: 0, limit: 3 });
      const second = await index.nfts(holder, { offset: 3, limit: 3 });
      expect([first.total, second.total]).toEqual([5, 5]);
      expect([...first.items, ...second.items].map(({ number }) => number)).toEqual([1n, 2n, 3n, 4n, 5n]);
      expect(first.items[0]).toMatchObject({ protocol: 'nft/ai', title: 'CARDS', holder });
    });

    it('lists files with what their makers say of them', async () => {
      const fileId = fixture.giveFile(holder, 'a.txt', 'text/plain', 'much text');
      const { items, total } = await index.files(holder, ALL);
      expect(total).toBe(1);
      expect(items).toMatchObject([{ fileId, name: 'a.txt', mime: 'text/plain', size: 9, holder }]);
      expect(items[0]?.content).not.toBeNull();
    });

    it('tells prices exactly, and none that it does not know', async () => {
      fixture.deploy('CHEAP', HUGE, 0.000_000_123);
      fixture.deploy('UNIX', HUGE);
      const prices = await index.prices();
      expect(prices.get(tokenKey({ protocol: 'drc-20', tick: 'CHEAP' }))).toBe(1_230_000_000n);
      expect(prices.has(tokenKey(UNIX))).toBe(false);
    });

    it('gives a caller that gave up its own reason', async () => {
      const reason = new Error('left the screen');
      const signal = AbortSignal.abort(reason);
      await expect(index.height(signal)).rejects.toBe(reason);
      await expect(index.balances(holder, signal)).rejects.toBe(reason);
      await expect(index.activities(holder, null, ALL, signal)).rejects.toBe(reason);
      await expect(index.prices(signal)).rejects.toBe(reason);
    });
  });
}
