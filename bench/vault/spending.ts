/** Coins of wallets with their previous transactions, and requests that spend them all. */
import { Transaction } from 'bitcoinjs-lib';
import { scriptOfAddress } from '../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../src/domain/amount/FeeRate.ts';
import { ecc } from '../../src/domain/keys/ecc.ts';
import type { ClassifiedCoin } from '../../src/domain/tx/Coin.ts';
import { classifyCoin } from '../../src/domain/tx/coins/classifyCoin.ts';
import { planTransfer } from '../../src/domain/tx/plan/planTransfer.ts';
import type { TransferPlanRequest } from '../../src/domain/tx/Transfer.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import type { SigningRequest } from '../../src/ports/Vault.ts';
import { spendableCoin } from '../coinSets.ts';
import { given } from './benchVault.ts';

const VALUE = 5_000_000_000n;

/** Same length as a signature and a public key, pushed like them. */
const INPUT_SCRIPT = Uint8Array.of(72, ...new Uint8Array(72), 33, ...new Uint8Array(33));

/** Coins of one address, each from its own transaction with two outputs. */
export interface PaidCoins {
  readonly coins: readonly ClassifiedCoin[];
  readonly rawByTxid: ReadonlyMap<Txid, string>;
}

/** @param first - makes these transactions differ from those of other calls */
export function coinsPaidTo(address: DogeAddress, count: number, first = 0): PaidCoins {
  const script = scriptOfAddress(address, 'mainnet');
  const rawByTxid = new Map<Txid, string>();
  const coins = Array.from({ length: count }, (_, position) => {
    const transaction = new Transaction();
    transaction.addInput(new Uint8Array(32).fill(1), first + position, 0xffffffff, INPUT_SCRIPT);
    transaction.addOutput(script, VALUE);
    transaction.addOutput(script, VALUE);
    const id = txid(transaction.getId());
    rawByTxid.set(id, transaction.toHex());
    return classifyCoin({ ...spendableCoin(position, VALUE, address), txid: id, vout: 0 }, 'mainnet');
  });
  return { coins, rawByTxid };
}

/** Spends all coins, to the same address. */
export const spendAll = (address: DogeAddress): Omit<TransferPlanRequest, 'coins'> => ({
  spec: { kind: 'max', to: address },
  feeRate: RECOMMENDED_FEE_RATE,
  changeTo: address,
  network: 'mainnet',
});

/** A signing request that spends them all. */
export function requestOver(address: DogeAddress, { coins, rawByTxid }: PaidCoins): SigningRequest {
  const plan = given(planTransfer({ ...spendAll(address), coins }));
  return { plan, previousTransactions: [...rawByTxid.values()] };
}

const KEY = new Uint8Array(32).fill(7);

/** Only the signatures by the curve library, each of its own hash. */
export function bareSignatures(count: number): void {
  const hash = new Uint8Array(32);
  for (let position = 0; position < count; position++) {
    hash[0] = position & 0xff;
    hash[1] = position >> 8;
    ecc.sign(hash, KEY);
  }
}
