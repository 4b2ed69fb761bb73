import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { scriptOfAddress } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import { koinu, NO_KOINU } from '../../../domain/amount/Koinu.ts';
import { ecc } from '../../../domain/keys/ecc.ts';
import { standardPath } from '../../../domain/keys/keyPath.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import { fromHex } from '../bytes.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { keyCraft } from './curveCraft.ts';
import { signRequest } from './signRequest.ts';

const record = (byte: number, network: Network, accountCount = 1): KeyRecord => ({
  network,
  path: standardPath(network),
  indexes: Array.from({ length: accountCount }, (_, index) => index),
  material: { origin: 'phrase', entropy: new Uint8Array(16).fill(byte), passphrase: new Uint8Array() },
});

const addressesOf = (wallet: KeyRecord): readonly DogeAddress[] =>
  keyCraft.keyring('hd-1', wallet).accounts.map(({ address }) => address);

function fund(to: DogeAddress, value: bigint): { readonly coin: Coin; readonly rawHex: string } {
  const funding = new Transaction();
  funding.addInput(new Uint8Array(32).fill(9), 0);
  funding.addOutput(scriptOfAddress(to, 'regtest'), value);
  const coin: Coin = {
    txid: txid(funding.getId()),
    vout: 0,
    value: koinu(value),
    address: to,
    confirmations: 1,
    isCoinbase: false,
    keyForm: 'compressed',
    isOwnChange: false,
    unconfirmedAncestors: 0,
    inscription: 'none',
  };
  return { coin, rawHex: funding.toHex() };
}

function planOf(inputs: readonly Coin[], to: DogeAddress): TransferPlan {
  const total = inputs.reduce((sum, { value }) => sum + value, 0n);
  const fee = koinu(1_000_000n);
  const outputs = [{ to, amount: koinu(total - fee) }];
  const rest = { changeIndex: null, fee, changeGivenUp: NO_KOINU, size: 500, feeRate: RECOMMENDED_FEE_RATE };
  return { network: 'regtest', inputs, outputs, ...rest };
}

describe('signing with the wallets of a vault', () => {
  it('signs each input with the key of its own address, over several accounts and wallets', () => {
    const wallets = [record(1, 'regtest', 3), record(2, 'regtest'), record(3, 'mainnet')];
    const ours = wallets.slice(0, 2).flatMap(addressesOf);
    const funded = ours.map((address, at) => fund(address, 100_000_000n * BigInt(at + 1)));
    const plan = planOf(
      funded.map(({ coin }) => coin),
      ours[0] as DogeAddress,
    );
    const signed = signRequest(wallets, { plan, previousTransactions: funded.map(({ rawHex }) => rawHex) });
    if (!signed.ok) throw new Error(signed.problem.kind);
    const transaction = Transaction.fromHex(signed.value.rawHex);
    expect(transaction.ins).toHaveLength(4);
    for (const [at, { script }] of transaction.ins.entries()) {
      const [signature, publicKey] = [script.subarray(1, 1 + (script[0] ?? 0)), script.subarray(-33)];
      const spent = scriptOfAddress(ours[at] as DogeAddress, 'regtest');
      const hash = transaction.hashForSignature(at, spent, Transaction.SIGHASH_ALL);
      expect(ecc.verify(hash, publicKey, compact(signature))).toBe(true);
    }
  });

  it('does not sign with a wallet of another network', () => {
    const wallet = record(1, 'regtest');
    const [address] = addressesOf(wallet);
    if (address === undefined) throw new Error('no account');
    const { coin, rawHex } = fund(address, 100_000_000n);
    const request = { plan: planOf([coin], address), previousTransactions: [rawHex] };
    const refused = { ok: false, problem: { kind: 'not-ours', address } };
    expect(signRequest([{ ...wallet, network: 'testnet' }], request)).toEqual(refused);
    expect(signRequest([], request)).toEqual(refused);
  });

  it('does not sign a plan whose sums are wrong', () => {
    const wallet = record(1, 'regtest');
    const [address] = addressesOf(wallet);
    if (address === undefined) throw new Error('no account');
    const { coin, rawHex } = fund(address, 100_000_000n);
    const plan = { ...planOf([coin], address), fee: koinu(2_000_000n) };
    expect(() => signRequest([wallet], { plan, previousTransactions: [rawHex] })).toThrow(RangeError);
  });
});

/** R and S of a DER signature, 32 bytes each. */
function compact(der: Uint8Array): Uint8Array {
  const lengthOfR = der[3] ?? 0;
  const numbers = [
    der.subarray(4, 4 + lengthOfR),
    der.subarray(6 + lengthOfR, 6 + lengthOfR + (der[5 + lengthOfR] ?? 0)),
  ];
  const padded = numbers.map((number) => Buffer.from(number).toString('hex').padStart(64, '0').slice(-64));
  return fromHex(padded.join(''));
}
