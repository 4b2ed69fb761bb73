/** The contract of every InscriptionIndexer. Each adapter and each fake runs this suite. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import { txid } from '../../domain/tx/Txid.ts';
import type { InscriptionIndexer, QueriedCoin } from '../InscriptionIndexer.ts';

/** A small chain with an index, which the suite controls. */
export interface InscriptionFixture {
  readonly index: InscriptionIndexer;
  /** an address that has not received anything yet */
  newAddress(): DogeAddress;
  /** pays an ordinary coin, unconfirmed */
  pay(to: DogeAddress, amount: bigint): QueriedCoin;
  /** creates a coin that carries an inscription, and mines it. @param offset - koinu before the inscribed one */
  inscribe(to: DogeAddress, text: string, offset?: bigint): QueriedCoin;
  mine(count: number): void;
  /** lets the index be this many blocks behind */
  lag(blocks: number): void;
  /** lets the index roll back this many blocks while it answers the next request, as in a reorganization */
  rollBack(blocks: number): void;
  close(): Promise<void>;
}

const DOGE = 100_000_000n;
const mint = (amount: string): string =>
  JSON.stringify({ p: 'drc-20', op: 'mint', tick: 'dogi', amt: amount });
const DEPLOY = JSON.stringify({ p: 'drc-20', op: 'deploy', tick: 'dogi', max: '21000000', lim: '1000' });

/** @param makeFixture - called for each case */
export function inscriptionIndexerContract(
  name: string,
  makeFixture: () => Promise<InscriptionFixture>,
): void {
  describe(`${name} as an InscriptionIndexer`, () => {
    let fixture: InscriptionFixture;
    let index: InscriptionIndexer;
    let holder: DogeAddress;

    beforeEach(async () => {
      fixture = await makeFixture();
      index = fixture.index;
      holder = fixture.newAddress();
    });
    afterEach(() => fixture.close());

    const ask = async (...coins: readonly QueriedCoin[]) => {
      const { carriers, unknown } = await index.carriers(coins);
      return coins.map((coin) => {
        const key = outpointKey(coin);
        if (carriers.has(key)) return 'carries';
        return unknown.has(key) ? 'unknown' : 'none';
      });
    };

    it('takes no coin for free while the index goes back under the question', async () => {
      const carrier = fixture.inscribe(holder, 'much');
      fixture.rollBack(10);
      expect(await ask(carrier)).toEqual(['carries']);
    });

    it('says which block it read last', async () => {
      const height = await index.height();
      fixture.mine(2);
      expect(await index.height()).toBe(height + 2);
      fixture.lag(1);
      expect(await index.height()).toBe(height + 1);
    });

    describe('a coin', () => {
      it('carries something or does not, whatever it is worth', async () => {
        const plain = fixture.pay(holder, 100_000n);
        const carrier = fixture.inscribe(holder, 'much art');
        const large = fixture.inscribe(holder, 'such art', 3n * DOGE);
        expect(await ask(plain, carrier, large)).toEqual(['none', 'carries', 'carries']);
      });

      it('that no block holds is unknown', async () => {
        expect(await ask(fixture.pay(holder, DOGE))).toEqual(['unknown']);
      });

      it('of a block that the index has not read is unknown', async () => {
        const old = fixture.pay(holder, DOGE);
        fixture.mine(1);
        const carrier = fixture.inscribe(holder, 'much art');
        fixture.lag(1);
        expect(await ask(old, carrier)).toEqual(['none', 'unknown']);
      });

      it('that there is not is unknown', async () => {
        expect(await ask({ txid: txid('ab'.repeat(32)), vout: 3, address: holder })).toEqual(['unknown']);
      });

      it('is judged among many, of several addresses', async () => {
        const other = fixture.newAddress();
        const plain = Array.from({ length: 30 }, (_, at) => fixture.pay(at % 2 ? holder : other, DOGE));
        const carrier = fixture.inscribe(other, 'much art');
        expect(await ask(...plain, carrier)).toEqual([...plain.map(() => 'none'), 'carries']);
      });
    });

    it('has nothing to say of no coins', async () => {
      const nothing = { carriers: new Set(), dunes: new Set(), unknown: new Set() };
      expect(await index.carriers([])).toMatchObject(nothing);
    });

    it('says whether it keeps dunes', async () => {
      expect(await index.keepsDunes()).toBe(true);
    });

    it('says which block it had read when it spoke of coins', async () => {
      fixture.mine(3);
      fixture.lag(2);
      const { height } = await index.carriers([fixture.pay(holder, DOGE)]);
      expect(height).toBe(await index.height());
    });

    it('lists inscriptions with the coin that carries them, newest first, in parts', async () => {
      const coins = [0, 1, 2].map((at) => fixture.inscribe(holder, `art number ${at}`));
      const { items, total } = await index.inscriptions(holder, { offset: 0, limit: 2 });
      const rest = await index.inscriptions(holder, { offset: 2, limit: 2 });
      expect([total, rest.total]).toEqual([3, 3]);
      const outpoints = [...items, ...rest.items].map(({ outpoint }) => outpoint);
      expect(outpoints).toEqual(coins.toReversed().map(outpointKey));
      expect(items[0]).toMatchObject({ protocol: 'doginals', mime: 'text/plain', holder });
      expect(items[0]?.content).toMatch(/^[0-9a-f]{64}i0$/);
    });

    it('tells drc-20 that ride on coins, and what of them lies ready', async () => {
      fixture.inscribe(fixture.newAddress(), DEPLOY);
      fixture.inscribe(holder, mint('1000'));
      fixture.inscribe(holder, mint('0.5'));
      const { balances, protocols, leftOut } = await index.balances(holder);
      const [balance, ...others] = balances;
      expect([others, protocols, leftOut]).toEqual([[], ['doginals'], 0]);
      expect(balance).toMatchObject({ id: { protocol: 'doginals', tick: 'dogi' }, tick: 'dogi' });
      const one = 10n ** BigInt(balance?.decimals ?? 0);
      expect([balance?.amount, balance?.transferable]).toEqual([1000n * one + one / 2n, 0n]);
      expect((await index.balances(fixture.newAddress())).balances).toEqual([]);
    });

    it('gives a caller that gave up its own reason', async () => {
      const reason = new Error('left the screen');
      const signal = AbortSignal.abort(reason);
      await expect(index.height(signal)).rejects.toBe(reason);
      await expect(index.carriers([fixture.pay(holder, DOGE)], signal)).rejects.toBe(reason);
      await expect(index.balances(holder, signal)).rejects.toBe(reason);
    });
  });
}
