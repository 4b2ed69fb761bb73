import { Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import {
  DGPV,
  DGUB,
  extendedBytes,
  phraseMaterial,
} from '../../../../mocks/fixtures/vault/records.fixture.ts';
import { walletsOf } from '../../../../mocks/vault/walletsOf.ts';
import { addressOfPublicKey, scriptOfAddress } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { RECOMMENDED_FEE_RATE } from '../../../domain/amount/FeeRate.ts';
import { koinu, NO_KOINU } from '../../../domain/amount/Koinu.ts';
import { ecc } from '../../../domain/keys/ecc.ts';
import { standardPath } from '../../../domain/keys/keyPath.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import { txid } from '../../../domain/tx/Txid.ts';
import { fromHex } from '../records/bytes.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { curveKeyOps } from './curveKeyOps.ts';
import { signRequest } from './signRequest.ts';

const record = (byte: number, network: Network, accountCount = 1): KeyRecord => ({
  network,
  path: standardPath(network),
  indexes: Array.from({ length: accountCount }, (_, index) => index),
  material: { origin: 'phrase', entropy: new Uint8Array(16).fill(byte), passphrase: new Uint8Array() },
});

const addressesOf = async (wallet: KeyRecord): Promise<readonly DogeAddress[]> =>
  (await curveKeyOps.keyring('hd-1', wallet)).accounts.map(({ address }) => address);

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
    unconfirmedAncestors: [],
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

const SINGLE = { network: 'regtest', path: '', indexes: [0] } as const;

/** The fixture's mainnet key in regtest's encoding. */
function recordOfExtended(text: string, path: string): KeyRecord {
  const key = extendedBytes(text);
  const origin = text.startsWith('dgpv') ? 'extended-private-key' : 'extended-public-key';
  new DataView(key.buffer).setUint32(0, origin === 'extended-private-key' ? 0x04358394 : 0x043587cf);
  return { network: 'regtest', path, indexes: [3], material: { origin, key } };
}

const SIGNERS: readonly KeyRecord[] = [
  {
    ...SINGLE,
    material: { origin: 'private-key', key: new Uint8Array(32).fill(1), keyForm: 'uncompressed' },
  },
  { ...SINGLE, material: { origin: 'private-key', key: new Uint8Array(32).fill(1), keyForm: 'compressed' } },
  recordOfExtended(DGPV, 'm/0'),
  { network: 'regtest', path: "m/0'/1", indexes: [5], material: phraseMaterial(28, 'a passphrase') },
  { network: 'regtest', path: "m/0'/1", indexes: [5], material: phraseMaterial(28) },
];

/** The last push of an input's script. */
function publicKeyIn(script: Uint8Array): Uint8Array {
  const start = 1 + (script[0] ?? 0);
  return script.subarray(start + 1, start + 1 + (script[start] ?? 0));
}

/** Checks every input's signature against the public key of the spent address. */
async function expectSigned(
  records: readonly KeyRecord[],
  plan: TransferPlan,
  funded: readonly { readonly rawHex: string }[],
): Promise<void> {
  const previousTransactions = funded.map(({ rawHex }) => rawHex);
  const signed = await signRequest(await walletsOf(records), { plan, previousTransactions });
  if (!signed.ok) throw new Error(signed.problem.kind);
  const transaction = Transaction.fromHex(signed.value.rawHex);
  expect(transaction.ins).toHaveLength(plan.inputs.length);
  for (const [at, { script }] of transaction.ins.entries()) {
    const address = plan.inputs[at]?.address as DogeAddress;
    const signature = script.subarray(1, 1 + (script[0] ?? 0));
    const publicKey = publicKeyIn(script);
    const spent = scriptOfAddress(address, 'regtest');
    const hash = transaction.hashForSignature(at, spent, Transaction.SIGHASH_ALL);
    expect(addressOfPublicKey(publicKey, 'regtest')).toBe(address);
    expect(ecc.verify(hash, publicKey, compact(signature))).toBe(true);
  }
}

describe('signing with the wallets of a vault', () => {
  it('signs each input with the key of its own address, over several accounts and wallets', async () => {
    const wallets = [record(1, 'regtest', 3), record(2, 'regtest'), record(3, 'mainnet')];
    const ours = (await Promise.all(wallets.slice(0, 2).map(addressesOf))).flat();
    const funded = ours.map((address, at) => fund(address, 100_000_000n * BigInt(at + 1)));
    const plan = planOf(
      funded.map(({ coin }) => coin),
      ours[0] as DogeAddress,
    );
    await expectSigned(wallets, plan, funded);
  });

  it('signs with every kind of key that can', async () => {
    const addresses = (await Promise.all(SIGNERS.map(addressesOf))).flat();
    expect(addresses).toHaveLength(5);
    const funded = addresses.map((address) => fund(address, 100_000_000n));
    const plan = planOf(
      funded.map(({ coin }) => coin),
      addresses[0] as DogeAddress,
    );
    await expectSigned(SIGNERS, plan, funded);
  });

  it('does not sign for what is only watched, unless its key is here too', async () => {
    const [owner] = SIGNERS;
    const [address] = owner ? await addressesOf(owner) : [];
    if (owner === undefined || address === undefined) throw new Error('no account');
    const { coin, rawHex } = fund(address, 100_000_000n);
    const request = { plan: planOf([coin], address), previousTransactions: [rawHex] };
    const watched: KeyRecord = { ...SINGLE, material: { origin: 'address', address } };
    const watchedTree = recordOfExtended(DGUB, 'm/1');
    const rejected = { ok: false, problem: { kind: 'not-ours', address } };
    expect(await signRequest(await walletsOf([watched, watchedTree]), request)).toEqual(rejected);
    expect(await signRequest(await walletsOf([watched, owner]), request)).toMatchObject({ ok: true });
  });

  it('does not send change to what is only watched', async () => {
    const [owner] = SIGNERS;
    const watchedTree = recordOfExtended(DGUB, 'm/1');
    const [address] = owner ? await addressesOf(owner) : [];
    const [change] = await addressesOf(watchedTree);
    if (owner === undefined || address === undefined || change === undefined) throw new Error('no account');
    const { coin, rawHex } = fund(address, 100_000_000n);
    const plan = { ...planOf([coin], change), changeIndex: 0 };
    expect(
      await signRequest(await walletsOf([owner, watchedTree]), { plan, previousTransactions: [rawHex] }),
    ).toEqual({
      ok: false,
      problem: { kind: 'not-ours', address: change },
    });
  });

  it('leaves the records as they are', async () => {
    const before = structuredClone(SIGNERS);
    const [address] = await addressesOf(SIGNERS[0] ?? record(1, 'regtest'));
    if (address === undefined) throw new Error('no account');
    const { coin, rawHex } = fund(address, 100_000_000n);
    await signRequest(await walletsOf(SIGNERS), {
      plan: planOf([coin], address),
      previousTransactions: [rawHex],
    });
    expect(SIGNERS).toEqual(before);
  });

  it('does not sign with a wallet of another network', async () => {
    const wallet = record(1, 'regtest');
    const [address] = await addressesOf(wallet);
    if (address === undefined) throw new Error('no account');
    const { coin, rawHex } = fund(address, 100_000_000n);
    const request = { plan: planOf([coin], address), previousTransactions: [rawHex] };
    const rejected = { ok: false, problem: { kind: 'not-ours', address } };
    expect(await signRequest(await walletsOf([{ ...wallet, network: 'testnet' }]), request)).toEqual(
      rejected,
    );
    expect(await signRequest(await walletsOf([]), request)).toEqual(rejected);
    const [single] = SIGNERS;
    const [ours] = single ? await addressesOf(single) : [];
    if (single === undefined || ours === undefined) throw new Error('no account');
    const funded = fund(ours, 100_000_000n);
    const spend = { plan: planOf([funded.coin], ours), previousTransactions: [funded.rawHex] };
    expect(await signRequest(await walletsOf([{ ...single, network: 'mainnet' }]), spend)).toMatchObject({
      ok: false,
    });
  });

  it('says that a coin is not what it was said to be, whatever else is wrong with the plan', async () => {
    const wallet = record(1, 'regtest');
    const [address] = await addressesOf(wallet);
    const [elsewhere] = await addressesOf(record(1, 'mainnet'));
    if (address === undefined || elsewhere === undefined) throw new Error('no account');
    const { coin } = fund(address, 100_000_000n);
    const request = { plan: planOf([coin], elsewhere), previousTransactions: [] };
    expect(await signRequest(await walletsOf([wallet]), request)).toEqual({
      ok: false,
      problem: { kind: 'previous-missing', txid: coin.txid },
    });
  });

  it('does not sign a plan whose sums are wrong', async () => {
    const wallet = record(1, 'regtest');
    const [address] = await addressesOf(wallet);
    if (address === undefined) throw new Error('no account');
    const { coin, rawHex } = fund(address, 100_000_000n);
    const plan = { ...planOf([coin], address), fee: koinu(2_000_000n) };
    const signed = signRequest(await walletsOf([wallet]), { plan, previousTransactions: [rawHex] });
    await expect(signed).rejects.toThrow(RangeError);
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
