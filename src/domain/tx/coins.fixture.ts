/** Coins, wishes and numbers for the tests of this folder. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import { type FeeRate, RECOMMENDED_FEE_RATE } from '../amount/FeeRate.ts';
import { koinu } from '../amount/Koinu.ts';
import type { Coin } from './Coin.ts';
import { classifyCoin } from './classifyCoin.ts';
import type { Payment, TransferRequest } from './Transfer.ts';
import { txid } from './Txid.ts';

/** P2PKH addresses: ours is that of "abandon … about", the other has the hash 00 01 02 … 13. */
export const OURS = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress;
export const THEIRS = 'D597kHXGdkwkryF9oGhz9Bp1ypTpD1u99Z' as DogeAddress;

/** 1 DOGE, koinu. */
export const DOGE = 100_000_000n;

/** A confirmed, spendable coin; `place` tells coins apart. */
export const coin = (place: number, value: bigint, more: Partial<Coin> = {}): Coin => ({
  txid: txid(place.toString(16).padStart(64, '0')),
  vout: 0,
  value: koinu(value),
  address: OURS,
  confirmations: 10,
  isCoinbase: false,
  keyForm: 'compressed',
  isOwnChange: false,
  unconfirmedAncestors: 0,
  inscription: 'none',
  ...more,
});

/** Own change that is not confirmed yet. */
export const ownChange = (place: number, value: bigint, unconfirmedAncestors = 1): Coin =>
  coin(place, value, { confirmations: 0, isOwnChange: true, unconfirmedAncestors });

/** Pays somebody else. */
export const payment = (amount: bigint, to: DogeAddress = THEIRS): Payment => ({ to, amount: koinu(amount) });

/** A request over these coins at the recommended rate. */
export const request = (
  coins: readonly Coin[],
  wish: bigint | readonly bigint[] | 'max',
  feeRate: FeeRate = RECOMMENDED_FEE_RATE,
): TransferRequest => ({
  wish:
    wish === 'max'
      ? { kind: 'max', to: THEIRS }
      : { kind: 'pay', payments: [wish].flat().map((amount) => payment(amount as bigint)) },
  coins: coins.map((one) => classifyCoin(one, 'mainnet')),
  feeRate,
  changeTo: OURS,
  network: 'mainnet',
});

/** So many coins of the same value. */
export const many = (count: number, value: bigint): readonly Coin[] =>
  Array.from({ length: count }, (_, place) => coin(place, value));
