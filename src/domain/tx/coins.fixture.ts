/** Coins, requests and numbers for the tests of this folder. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import { type FeeRate, RECOMMENDED_FEE_RATE } from '../amount/FeeRate.ts';
import { koinu } from '../amount/Koinu.ts';
import type { Coin } from './Coin.ts';
import type { UnconfirmedAncestor } from './chainLimits.ts';
import { classifyCoin } from './classifyCoin.ts';
import type { Payment, TransferPlanRequest } from './Transfer.ts';
import { txid } from './Txid.ts';

/** P2PKH addresses: ours is that of "abandon … about", the other has the hash 00 01 02 … 13. */
export const OURS = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress;
export const THEIRS = 'D597kHXGdkwkryF9oGhz9Bp1ypTpD1u99Z' as DogeAddress;

/** 1 DOGE, koinu. */
export const DOGE = 100_000_000n;

/** A confirmed, spendable coin; `place` tells coins apart. */
export const coin = (index: number, value: bigint, more: Partial<Coin> = {}): Coin => ({
  txid: txid(index.toString(16).padStart(64, '0')),
  vout: 0,
  value: koinu(value),
  address: OURS,
  confirmations: 10,
  isCoinbase: false,
  keyForm: 'compressed',
  isOwnChange: false,
  unconfirmedAncestors: [],
  inscription: 'none',
  ...more,
});

/** So many transactions in a row, each resting on the one before, all of one size in bytes; the newest first. */
export const chainOf = (index: number, count: number, size = 226): readonly UnconfirmedAncestor[] =>
  Array.from({ length: count }, (_, back) => ({
    ...{ txid: `${index.toString(16)} back ${back}`, size },
    descendants: { count: back + 1, bytes: (back + 1) * size },
  }));

/** Own change that is not confirmed yet, at the end of a chain of its own. @param size - of each of the chain, bytes */
export const ownChange = (index: number, value: bigint, ancestors = 1, size = 226): Coin =>
  coin(index, value, {
    ...{ confirmations: 0, isOwnChange: true },
    unconfirmedAncestors: chainOf(index, ancestors, size),
  });

/** Pays somebody else. */
export const payment = (amount: bigint, to: DogeAddress = THEIRS): Payment => ({ to, amount: koinu(amount) });

/** A request over these coins at the recommended rate. */
export const request = (
  coins: readonly Coin[],
  spec: bigint | readonly bigint[] | 'max',
  feeRate: FeeRate = RECOMMENDED_FEE_RATE,
): TransferPlanRequest => ({
  spec:
    spec === 'max'
      ? { kind: 'max', to: THEIRS }
      : { kind: 'pay', payments: [spec].flat().map((amount) => payment(amount as bigint)) },
  coins: coins.map((one) => classifyCoin(one, 'mainnet')),
  feeRate,
  changeTo: OURS,
  network: 'mainnet',
});

/** So many coins of the same value. */
export const many = (count: number, value: bigint): readonly Coin[] =>
  Array.from({ length: count }, (_, index) => coin(index, value));
