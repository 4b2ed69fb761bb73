import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { coin, DOGE, OURS, request, THEIRS } from '../../../../mocks/fixtures/tx/coins.fixture.ts';
import { keyNamed, keysAmong } from '../../../../mocks/fixtures/tx/keys.fixture.ts';
import { scriptOfAddress } from '../../address/addressScript.ts';
import { koinu, MAX_MONEY } from '../../amount/Koinu.ts';
import type { Coin } from '../Coin.ts';
import { planTransfer } from '../plan/planTransfer.ts';
import { signTransfer } from '../sign/signTransfer.ts';
import {
  type VerifiedTransaction,
  type VerifiedTransactions,
  verifiedCoins,
  verifyPrevious,
} from '../sign/verifyPrevious.ts';
import { type Txid, txid } from '../Txid.ts';
import { transactionsByHash } from './parseTransaction.ts';
import { parseTransfer } from './parseTransfer.ts';

const KEY = keyNamed('ours');
const OUR_SCRIPT = scriptOfAddress(KEY.address, 'mainnet');
const OP_RETURN = Uint8Array.of(0x6a, 0x01, 0x2a);

/** A transaction with outputs of these values to us, and a last one without an address. */
function previousPaying(index: number, ...values: readonly bigint[]): Transaction {
  const previous = new Transaction();
  previous.addInput(new Uint8Array(32).fill(index), 0);
  for (const value of values) previous.addOutput(OUR_SCRIPT, value);
  previous.addOutput(OP_RETURN, 0n);
  return previous;
}

const coinFrom = (previous: Transaction, vout: number, value = previous.outs[vout]?.value ?? 0n): Coin =>
  coin(0, value, { txid: txid(previous.getId()), vout, address: KEY.address });

function signed(coins: readonly Coin[], amount: bigint): string {
  const planned = planTransfer({ ...request(coins, amount), changeTo: KEY.address });
  if (!planned.ok) throw new Error(planned.problem.kind);
  return signTransfer(planned.value, keysAmong([KEY])).rawHex;
}

const first = previousPaying(1, 7n * DOGE, 50n * DOGE);
const second = previousPaying(2, 30n * DOGE);
const previous = transactionsByHash([first.toHex(), second.toHex()]);
const rawHex = signed([coinFrom(first, 1), coinFrom(second, 0)], 60n * DOGE);

function verifiedOnes(...transactions: readonly Transaction[]): VerifiedTransactions {
  const known = new Map<Txid, VerifiedTransaction>();
  for (const one of transactions) {
    const verified = verifyPrevious(txid(one.getId()), one.toHex());
    if (verified.ok) known.set(verified.value.txid, verified.value);
  }
  return known;
}

describe('parseTransfer', () => {
  it('says what the bytes do', () => {
    const parsed = parseTransfer(rawHex, previous, [KEY.address], 'mainnet');
    expect(parsed.ok && parsed.value).toMatchObject({
      txid: Transaction.fromHex(rawHex).getId(),
      size: rawHex.length / 2,
      version: 2,
      inputs: [
        { value: 50n * DOGE, address: KEY.address, isOwn: true, sequence: 0xfffffffd, vout: 1 },
        { value: 30n * DOGE, address: KEY.address, isOwn: true, sequence: 0xfffffffd, vout: 0 },
      ],
      outputs: [
        { value: 60n * DOGE, address: THEIRS, isOwn: false },
        { value: 20n * DOGE - 374_000n, address: KEY.address, isOwn: true },
      ],
      fee: 374_000n,
      sent: 60n * DOGE,
      returned: 20n * DOGE - 374_000n,
    });
  });

  it('counts an output that pays no address as leaving to others', () => {
    const parsed = parseTransfer(second.toHex(), new Map(), [KEY.address], 'mainnet');
    expect(parsed).toMatchObject({ problem: { kind: 'previous-missing' } });
    const burning = new Transaction();
    burning.addInput(second.getHash(), 0);
    burning.addOutput(OP_RETURN, 5n * DOGE);
    const burnt = parseTransfer(burning.toHex(), previous, [KEY.address], 'mainnet');
    expect(burnt).toMatchObject({ value: { sent: 5n * DOGE, outputs: [{ address: null, isOwn: false }] } });
  });

  it('refuses when a previous transaction is missing, and cannot be given another for it', () => {
    const outpoint = { txid: second.getId(), vout: 0 };
    const missing = { ok: false, problem: { kind: 'previous-missing', outpoint } };
    expect(parseTransfer(rawHex, transactionsByHash([first.toHex()]), [OURS], 'mainnet')).toEqual(missing);
    const forged = previousPaying(2, 3000n * DOGE).toHex();
    expect(parseTransfer(rawHex, transactionsByHash([first.toHex(), forged]), [OURS], 'mainnet')).toEqual(
      missing,
    );
  });

  it('refuses what is no transaction or cannot be paid for', () => {
    const notOne = { ok: false, problem: { kind: 'not-a-transaction' } };
    expect(parseTransfer('junk', previous, [OURS], 'mainnet')).toEqual(notOne);
    const greedy = new Transaction();
    greedy.addInput(second.getHash(), 0);
    greedy.addOutput(OUR_SCRIPT, 30n * DOGE + 1n);
    const exceeding = { ok: false, problem: { kind: 'outputs-exceed-inputs' } };
    expect(parseTransfer(greedy.toHex(), previous, [OURS], 'mainnet')).toEqual(exceeding);
  });

  it('refuses inputs worth more than can exist', () => {
    const rich = [previousPaying(3, MAX_MONEY), previousPaying(4, MAX_MONEY)];
    const spending = new Transaction();
    for (const one of rich) spending.addInput(one.getHash(), 0);
    spending.addOutput(OUR_SCRIPT, DOGE);
    const parsed = parseTransfer(
      spending.toHex(),
      transactionsByHash(rich.map((one) => one.toHex())),
      [OURS],
      'mainnet',
    );
    expect(parsed).toEqual({ ok: false, problem: { kind: 'impossible-amount' } });
  });

  it('says of an output above what can exist that it is that', () => {
    const minting = new Transaction();
    minting.addInput(second.getHash(), 0);
    minting.addOutput(OUR_SCRIPT, MAX_MONEY + 1n);
    const parsed = parseTransfer(minting.toHex(), previous, [OURS], 'mainnet');
    expect(parsed).toEqual({ ok: false, problem: { kind: 'impossible-amount' } });
  });
});

describe('verifyPrevious', () => {
  it('takes the bytes that hash to the id, and no others', () => {
    const id = txid(first.getId());
    expect(verifyPrevious(id, first.toHex())).toMatchObject({ ok: true, value: { txid: id } });
    expect(verifyPrevious(id, second.toHex())).toEqual({
      ok: false,
      problem: { kind: 'wrong-transaction', expected: id, actual: second.getId() },
    });
    expect(verifyPrevious(id, '')).toEqual({ ok: false, problem: { kind: 'not-a-transaction' } });
  });
});

describe('verifiedCoins', () => {
  const known = verifiedOnes(first, second);

  it('takes value and address from the hashed transaction, whatever the indexer says', () => {
    const lie = { ...coinFrom(first, 1, 2n * DOGE), address: OURS, confirmations: 3 };
    const verified = verifiedCoins([lie, coinFrom(second, 0)], known, 'mainnet');
    expect(verified).toEqual({
      ok: true,
      value: [
        { kind: 'coin', coin: { ...lie, value: koinu(50n * DOGE), address: KEY.address } },
        { kind: 'coin', coin: coinFrom(second, 0) },
      ],
    });
    expect(lie.value).toBe(2n * DOGE);
  });

  it('refuses when the transaction is not at hand', () => {
    const given = coin(9, DOGE);
    const outpoint = { txid: given.txid, vout: given.vout };
    const rejected = { ok: false, problem: { kind: 'previous-missing', outpoint } };
    expect(verifiedCoins([coinFrom(second, 0), given], known, 'mainnet')).toEqual(rejected);
  });

  it.each([
    { name: 'the transaction has no such output', given: coinFrom(first, 9, DOGE) },
    { name: 'the output pays no address', given: coinFrom(first, 2, DOGE) },
  ])('says of one coin alone that it is none: $name', ({ given }) => {
    const value = [{ kind: 'coin', coin: coinFrom(second, 0) }, { kind: 'none' }];
    expect(verifiedCoins([coinFrom(second, 0), given], known, 'mainnet')).toEqual({ ok: true, value });
  });

  it('refuses another transaction under the same id', () => {
    const swapped = new Map([...known.values()].map((one) => [txid(first.getId()), one]));
    expect(verifiedCoins([coinFrom(first, 0)], swapped, 'mainnet')).toMatchObject({
      problem: { kind: 'previous-missing' },
    });
  });
});
