import { describe, expect, it } from 'vitest';
import addressBasic from '../../../../mocks/fixtures/blockbook/address-basic.json' with { type: 'json' };
import addressTxids from '../../../../mocks/fixtures/blockbook/address-txids.json' with { type: 'json' };
import addressTxs from '../../../../mocks/fixtures/blockbook/address-txs.json' with { type: 'json' };
import ticker from '../../../../mocks/fixtures/blockbook/ticker.json' with { type: 'json' };
import tickerUnavailable from '../../../../mocks/fixtures/blockbook/ticker-unavailable.json' with {
  type: 'json',
};
import tx from '../../../../mocks/fixtures/blockbook/tx.json' with { type: 'json' };
import txCoinbase from '../../../../mocks/fixtures/blockbook/tx-coinbase.json' with { type: 'json' };
import txUnconfirmed from '../../../../mocks/fixtures/blockbook/tx-unconfirmed.json' with { type: 'json' };
import utxo from '../../../../mocks/fixtures/blockbook/utxo.json' with { type: 'json' };
import utxoMixed from '../../../../mocks/fixtures/blockbook/utxo-mixed.json' with { type: 'json' };
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { parseAddress } from '../../../domain/address/parseAddress.ts';
import { MAX_MONEY } from '../../../domain/amount/Koinu.ts';
import { Fault } from '../../../domain/fault.ts';
import { checkShape } from '../../http/parseAnswer.ts';
import { mapBalance, mapFee, mapMined, mapNewest, mapQuote, mapTransaction, mapUnspent } from './map.ts';
import { addressAnswer, tickerAnswer, transactionAnswer, unspentAnswer } from './schema.ts';

function regtest(text: string): DogeAddress {
  const parsed = parseAddress(text, 'regtest');
  if (!parsed.ok) throw new TypeError(text);
  return parsed.value;
}

const owner = regtest('mv9uLThosiEnGRbVPS7Vhyw6VssbVRsiAw');
const isBadAnswer = (thrown: unknown): boolean => thrown instanceof Fault && thrown.kind === 'bad-answer';
const badAnswer = expect.toSatisfy(isBadAnswer);

describe('a transaction from Blockbook', () => {
  it('keeps ids, values, block and fee', () => {
    expect(mapTransaction(checkShape(transactionAnswer, tx), 'regtest')).toEqual({
      txid: tx.txid,
      inputs: [
        {
          txid: 'effd9ef509383d536b1c8af5bf434c8efbf521a4f2befd4022bbd68694b4ac75',
          vout: 2,
          address: '2NEVv9LJmAnY99W1pFoc5UJjVdypBqdnvu1',
          value: 9_876n,
          sequence: 0,
        },
      ],
      outputs: [{ index: 0, address: '2NEVv9LJmAnY99W1pFoc5UJjVdypBqdnvu1', value: 9_000n, spentBy: null }],
      blockHeight: 225_494,
      blockHash: '00000000eb0443fd7dc4a1ed5c686a8e995057805f9a161d9a5a77a95e72b7b6',
      confirmations: 1,
      timeMs: 1_521_595_678_000,
      fee: 876n,
      size: null,
      isReplaceable: false,
      rawHex: null,
    });
  });

  it('is refused when its outputs add up to more than all money', () => {
    const [output] = tx.vout;
    const vout = [0, 1].map((n) => ({ ...output, n, value: String(MAX_MONEY) }));
    const raw = checkShape(transactionAnswer, { ...tx, vout });
    expect(() => mapTransaction(raw, 'regtest')).toThrow(badAnswer);
  });

  it('has no size where the index says 0: nothing is divided by it', () => {
    expect(mapTransaction(checkShape(transactionAnswer, { ...tx, size: 0 }), 'regtest').size).toBeNull();
  });

  it('reads a left-out vout as 0', () => {
    const first = checkShape(transactionAnswer, addressTxs.transactions[0]);
    expect(mapTransaction(first, 'regtest').inputs.map((input) => input.vout)).toEqual([0, 1]);
  });

  it('brings raw bytes where they are told, and nothing that is none', () => {
    const rawOf = (hex: unknown) =>
      mapTransaction(checkShape(transactionAnswer, { ...tx, hex }), 'regtest').rawHex;
    expect([rawOf('02AB'), rawOf(''), rawOf(undefined)]).toEqual(['02ab', null, null]);
    expect(() => rawOf('0x2')).toThrow(Fault);
  });

  it('has no block while in the mempool, and says whether it may be replaced', () => {
    const mapped = mapTransaction(checkShape(transactionAnswer, txUnconfirmed), 'mainnet');
    expect(mapped).toMatchObject({
      blockHeight: null,
      blockHash: null,
      confirmations: 0,
      isReplaceable: true,
      size: 222,
    });
  });

  it('may be replaced when an input says so, whatever the flag', () => {
    const { rbf: _, ...raw } = txUnconfirmed;
    const withSequence = (sequence: number): unknown => ({
      ...raw,
      vin: raw.vin.map((input) => ({ ...input, sequence })),
    });
    const map = (value: unknown): boolean =>
      mapTransaction(checkShape(transactionAnswer, value), 'mainnet').isReplaceable;
    expect(map(withSequence(0xfffffffd))).toBe(true);
    expect(map(withSequence(0xfffffffe))).toBe(false);
  });

  it('has no txid in the input that makes new coins', () => {
    const mapped = mapTransaction(checkShape(transactionAnswer, txCoinbase), 'mainnet');
    expect(mapped.inputs).toEqual([{ txid: null, vout: 0, address: null, value: 0n, sequence: 0 }]);
    expect(mapped.outputs[0]).toMatchObject({
      address: 'D6ravJL6Fgxtgp8k2XZZt1QfUmwwGuLwQJ',
      value: 1_000_100_000_000n,
    });
  });

  it('takes the description of a script for no address, and an address of another chain neither', () => {
    const first = checkShape(transactionAnswer, addressTxs.transactions[0]);
    expect(mapTransaction(first, 'regtest').outputs[2]?.address).toBeNull();
    expect(mapTransaction(first, 'mainnet').outputs[1]?.address).toBeNull();
  });

  it('takes an address for one only when it is said to be one, and when it is the only one', () => {
    const addressOf = (change: object): string | null | undefined => {
      const vout = tx.vout.map((output) => ({ ...output, ...change }));
      return mapTransaction(checkShape(transactionAnswer, { ...tx, vout }), 'regtest').outputs[0]?.address;
    };
    const text = '2NEVv9LJmAnY99W1pFoc5UJjVdypBqdnvu1';
    expect(addressOf({})).toBe(text);
    expect(addressOf({ isAddress: false })).toBeNull();
    expect(addressOf({ addresses: [text, owner] })).toBeNull();
    expect(addressOf({ addresses: null })).toBeNull();
  });

  it('names the spender of an output when it is told', () => {
    const spender = '7c3be24063f268aaa1ed81b64776798f56088757641a34fb156c4f51ed2e9d25';
    const vout = tx.vout.map((output) => ({ ...output, spent: true, spentTxId: spender }));
    const mapped = mapTransaction(checkShape(transactionAnswer, { ...tx, vout }), 'regtest');
    expect(mapped.outputs[0]?.spentBy).toBe(spender);
  });

  it('is refused when an input that spends has no value', () => {
    const vin = tx.vin.map(({ value: _, ...input }) => input);
    const raw = checkShape(transactionAnswer, { ...tx, vin });
    expect(() => mapTransaction(raw, 'regtest')).toThrow(badAnswer);
  });
});

describe('an address from Blockbook', () => {
  it.each([
    ['txids', addressTxids],
    ['basic', addressBasic],
  ])('has its balance in koinu (details=%s)', (_, raw) => {
    expect(mapBalance(checkShape(addressAnswer, raw))).toEqual({
      confirmed: 0n,
      unconfirmedDelta: 0n,
      transactionCount: 2,
    });
  });

  it('may hold more than one transaction moves, and have as much on its way', () => {
    const raw = { ...addressTxids, balance: '2870000000000000000', unconfirmedTxs: 1 };
    const moving = { ...raw, unconfirmedBalance: '-1100000000000000000' };
    expect(mapBalance(checkShape(addressAnswer, moving))).toMatchObject({
      confirmed: 2_870_000_000_000_000_000n,
      unconfirmedDelta: -1_100_000_000_000_000_000n,
    });
    expect(() => checkShape(addressAnswer, { ...raw, balance: '9'.repeat(21) })).toThrow(badAnswer);
  });

  it('may lose in the mempool what it has in blocks', () => {
    const raw = { ...addressTxids, balance: '500', unconfirmedBalance: '-200', unconfirmedTxs: 1 };
    expect(mapBalance(checkShape(addressAnswer, raw))).toEqual({
      confirmed: 500n,
      unconfirmedDelta: -200n,
      transactionCount: 3,
    });
  });

  it('is refused when unconfirmed transactions are counted but not summed', () => {
    const { unconfirmedBalance: _, ...raw } = { ...addressTxids, unconfirmedTxs: 1 };
    expect(() => mapBalance(checkShape(addressAnswer, raw))).toThrow(badAnswer);
  });

  it('has a page of history', () => {
    const page = mapNewest(checkShape(addressAnswer, addressTxs), 6, 'regtest');
    expect(page).toMatchObject({ next: null, totalTransactions: 2 });
    expect(page.transactions.map((row) => row.fee)).toEqual([346n, 0n]);
  });

  it('leaves out a row that makes no sense, and keeps the others and the count of all', () => {
    const [first, ...others] = addressTxs.transactions;
    const spoiled = { ...addressTxs, transactions: [{ ...first, fees: '-1' }, ...others, ...others] };
    const page = mapMined(checkShape(addressAnswer, spoiled), 1, 6, 'regtest');
    expect(page.transactions.map((row) => row.fee)).toEqual([0n]);
    expect(page).toMatchObject({ next: null, minedTransactions: 2 });
    const none = checkShape(addressAnswer, { ...spoiled, transactions: [{ ...first, fees: '-1' }, null] });
    expect(() => mapMined(none, 1, 6, 'regtest')).toThrow(badAnswer);
  });

  it('has an empty page past the end, where Blockbook gives its last page again', () => {
    const page = mapMined(checkShape(addressAnswer, addressTxs), 2, 6, 'regtest');
    expect(page).toMatchObject({ transactions: [], next: null });
  });
});

describe('unspent outputs from Blockbook', () => {
  it('belong to the address asked for', () => {
    expect(mapUnspent(checkShape(unspentAnswer, utxo), owner).coins).toEqual([
      {
        txid: '7c3be24063f268aaa1ed81b64776798f56088757641a34fb156c4f51ed2e9d25',
        vout: 1,
        value: 917_283_951_061n,
        address: owner,
        blockHeight: 225_494,
        confirmations: 1,
        isCoinbase: false,
      },
    ]);
  });

  it('lie in no block while unconfirmed, whatever height is told', () => {
    const [row] = utxo;
    const heightOf = (height: number | undefined, confirmations: number) =>
      mapUnspent(checkShape(unspentAnswer, [{ ...row, height, confirmations }]), owner).coins[0]?.blockHeight;
    expect([
      heightOf(undefined, 0),
      heightOf(-1, 0),
      heightOf(7, 0),
      heightOf(undefined, 3),
      heightOf(7, 3),
    ]).toEqual([null, null, null, null, 7]);
  });

  it('say whether they are unconfirmed or new coins', () => {
    const coins = mapUnspent(checkShape(unspentAnswer, utxoMixed), owner).coins;
    expect(coins.map((coin) => [coin.confirmations, coin.isCoinbase])).toEqual([
      [0, false],
      [47, true],
    ]);
  });

  it('are one where a row comes twice, and the lesser of two that differ', () => {
    const [row] = utxo;
    expect(mapUnspent([...utxo, ...utxo], owner)).toEqual({ ...mapUnspent(utxo, owner), leftOut: 0 });
    const other = { ...row, value: '7', confirmations: 900, coinbase: true };
    for (const rows of [
      [row, other],
      [other, row],
    ])
      expect(mapUnspent(rows, owner).coins).toMatchObject([
        { value: 7n, confirmations: Math.min(900, row?.confirmations ?? 0), isCoinbase: true },
      ]);
  });

  it('are read row by row: what makes no sense concerns itself alone', () => {
    const nonsense = [null, 5, {}, { ...utxo[0], value: '-1' }, { ...utxo[0], txid: 'x' }, []];
    for (const row of nonsense)
      expect(mapUnspent([row, ...utxo, row], owner)).toEqual({ ...mapUnspent(utxo, owner), leftOut: 2 });
    expect(() => mapUnspent(nonsense, owner)).toThrow(badAnswer);
  });
});

describe('amounts that make no sense', () => {
  const withValue = (value: unknown): readonly unknown[] => [{ ...utxo[0], value }];
  it.each([
    ['a number', 5],
    ['null', null],
    ['left out', undefined],
    ['negative', '-1'],
    ['above all money', '1000000000000000001'],
    ['endless', '9'.repeat(1_000)],
    ['hexadecimal', '0x10'],
    ['a fraction', '1.5'],
    ['an exponent', '1e8'],
    ['empty', ''],
    ['blank', ' '],
  ])('are refused: %s', (_, value) => {
    expect(() => mapUnspent(withValue(value), owner)).toThrow(badAnswer);
  });

  it('are told apart from all the money there is', () => {
    const [coin] = mapUnspent(withValue('1000000000000000000'), owner).coins;
    expect(coin?.value).toBe(1_000_000_000_000_000_000n);
  });
});

describe('a price from Blockbook', () => {
  it('is in millionths', () => {
    expect(mapQuote(checkShape(tickerAnswer, ticker), 'usd')).toEqual({
      currency: 'usd',
      microsPerDoge: 7_914_500_000n,
      atMs: 1_574_380_800_000,
    });
  });

  it('is unknown at −1, at 0, and when the currency is missing', () => {
    expect(mapQuote(checkShape(tickerAnswer, tickerUnavailable), 'usd')).toBeNull();
    expect(mapQuote({ ts: 1, rates: { usd: 0 } }, 'usd')).toBeNull();
    expect(mapQuote({ ts: 1, rates: {} }, 'usd')).toBeNull();
  });

  it('is refused when it or its time cannot be drawn', () => {
    expect(() => mapQuote({ ts: 1, rates: { usd: 1e300 } }, 'usd')).toThrow(badAnswer);
    expect(() => checkShape(tickerAnswer, { ts: 9e15, rates: { usd: 1 } })).toThrow(badAnswer);
  });

  it('has no floating-point error', () => {
    expect(mapQuote({ ts: 1, rates: { usd: 0.1 + 0.2 } }, 'usd')?.microsPerDoge).toBe(300_000n);
    expect(mapQuote({ ts: 1, rates: { usd: 1.005 } }, 'usd')?.microsPerDoge).toBe(1_005_000n);
  });
});

describe('a fee estimate from Blockbook', () => {
  it('is in koinu per 1000 bytes', () => {
    expect(mapFee('0.00002460')).toBe(2_460n);
    expect(mapFee('0.01')).toBe(1_000_000n);
  });

  it('is unknown at −1 and at 0', () => {
    expect(mapFee('-1')).toBeNull();
    expect(mapFee(-1)).toBeNull();
    expect(mapFee('0')).toBeNull();
  });

  it.each(['soon', '', '1e30'])('is refused when it is %s', (result) => {
    expect(() => mapFee(result)).toThrow(badAnswer);
  });
});
