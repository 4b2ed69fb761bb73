/** Multisig spends compared with a second implementation: its signatures, its interpreter, and nodes' policy. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { opcodes, payments, script as scripts, Transaction } from 'bitcoinjs-lib';
import bitcore from 'bitcore-lib-doge';
import { describe, expect, it } from 'vitest';
import { phraseRecord, sharedDescriptor, vaultOf } from '../../../../mocks/fixtures/multisig/cosigners.ts';
import {
  finished,
  firstShared,
  loneCoin,
  proposeSpending,
  signedIn,
} from '../../../../mocks/fixtures/multisig/sharedPayments.ts';
import { Sandbox } from '../../../../mocks/sandbox/chain/Sandbox.ts';
import { walletsOf } from '../../../../mocks/vault/walletsOf.ts';
import { addressOfScript, hash160, scriptOfAddress } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { ecc, publicKeyOf } from '../../../domain/keys/ecc.ts';
import { parseTransaction } from '../../../domain/tx/parse/parseTransaction.ts';
import { openSharedKeys } from './multisigKeys.ts';

const DOGE = 100_000_000n;
const { Script, Transaction: BitcoreTransaction, PrivateKey } = bitcore;
const { Interpreter } = Script;
const FLAGS =
  Interpreter.SCRIPT_VERIFY_P2SH |
  Interpreter.SCRIPT_VERIFY_STRICTENC |
  Interpreter.SCRIPT_VERIFY_DERSIG |
  Interpreter.SCRIPT_VERIFY_LOW_S |
  Interpreter.SCRIPT_VERIFY_NULLDUMMY |
  Interpreter.SCRIPT_VERIFY_MINIMALDATA |
  Interpreter.SCRIPT_VERIFY_NULLFAIL |
  Interpreter.SCRIPT_VERIFY_CLEANSTACK;

const elsewhere = (await walletsOf([phraseRecord(90)])).keyrings[0]?.accounts[0]?.address as DogeAddress;

/** A second interpreter's verdict on the only input. */
function isRight(rawHex: string, address: DogeAddress): boolean {
  const { inputs } = parsed(rawHex);
  const unlocking = Script.fromHex(bytesToHex(inputs[0]?.script ?? new Uint8Array()));
  const locking = Script.fromHex(bytesToHex(scriptOfAddress(address, 'regtest')));
  return new Interpreter().verify(unlocking, locking, new BitcoreTransaction(rawHex), 0, FLAGS);
}

function parsed(rawHex: string) {
  const read = parseTransaction(rawHex);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
}

/** A wallet with `count` cosigners, of whom the first ones sign. */
async function scene(required: number, count: number, sandbox = new Sandbox()) {
  const people = Array.from({ length: count }, (_, person) => person);
  const descriptor = await sharedDescriptor(required, people);
  const vaults = await Promise.all(people.map((person) => vaultOf(person, descriptor)));
  const [first] = vaults;
  if (first === undefined) throw new Error('nobody');
  const shared = await firstShared(first);
  const coin = loneCoin(sandbox, shared.address, 5n * DOGE);
  let psbt = proposeSpending(shared, coin, elsewhere);
  for (const wallets of vaults.slice(0, required)) psbt = await signedIn(wallets, psbt);
  return { sandbox, shared, coin, signers: vaults.slice(0, required), psbt, rawHex: finished(psbt) };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** The same payment built and signed by bitcore alone, from the same keys. */
async function madeByBitcore({ shared, coin, signers, rawHex }: Scene): Promise<string> {
  const ours = parsed(rawHex);
  const spent = new Set([shared.address]);
  const opened = await Promise.all(signers.map((wallets) => openSharedKeys(wallets, 'regtest', spent)));
  const keys = opened
    .flatMap((one) => [...one.values()])
    .map(({ privateKey }) => new PrivateKey(bytesToHex(privateKey)));
  const script = bytesToHex(scriptOfAddress(shared.address, 'regtest'));
  const utxo = { txId: coin.txid, outputIndex: 0, script, satoshis: Number(coin.value) };
  const publicKeys = shared.origins.map(({ publicKey }) => new bitcore.PublicKey(publicKey));
  const made = new BitcoreTransaction().from(utxo, publicKeys, signers.length);
  made.version = ours.version;
  for (const input of made.inputs) input.sequenceNumber = ours.inputs[0]?.sequence ?? 0;
  for (const { value, script: paid } of ours.outputs)
    made.addOutput(
      new BitcoreTransaction.Output({ satoshis: Number(value), script: Script.fromHex(bytesToHex(paid)) }),
    );
  return made.sign(keys).uncheckedSerialize();
}

describe('a spend of a shared wallet', () => {
  it.each([
    {
      required: 1,
      count: 2,
      address: '2MuGefeqD212YLovXrhJSoGwoWXemuAy8Lq',
      txid: '2c17d681b1b5f153f6c3664044030ac763dd267e02beb5d1e28f8125682f6ec8',
    },
    {
      required: 2,
      count: 2,
      address: '2NDEJPkjQ1LL3Q6SAR1Y9GS1p8zxy6x5quS',
      txid: '627f40510eb8bc09e563824da07b3a2b3108828f4461d0fedefb1378f44253ff',
    },
    {
      required: 2,
      count: 3,
      address: '2NAr6U8ZTDYF69di1VeBi5T7bKDn3fF8skS',
      txid: 'c6d201768b51ff4fdd0e1441c06c98cc3a86d842af05783a4ed482016f7bf645',
    },
    {
      required: 3,
      count: 5,
      address: '2N1uFUpDLNenN77tXQXRktPjeSMpkv5jnYR',
      txid: '3344e3027d3db9d176c21e48ab42c15c0ab6ba1a7b5d2f69fbaf4cd0619f93c4',
    },
    {
      required: 8,
      count: 15,
      address: '2MwUGMWRPkYnFb7mG18AmJmgLe8n2pSN1jb',
      txid: '86eef47a39f226b53f4bdcb916eb8f558a60d14eacf810904e1c31056345d5a6',
    },
    {
      required: 15,
      count: 15,
      address: '2NGSvLgTQvp3qRgxQwvZzGrkKQiAup6p6G2',
      txid: '3c62254cba9eb16adb388fa8b27cdcc94de780d67060a367308d268597c17fc8',
    },
  ])('of $required of $count keys is the one that bitcore makes, and nodes take it', async (vector) => {
    const made = await scene(vector.required, vector.count);
    const { address, redeemScript } = made.shared;
    expect({ address, txid: parsed(made.rawHex).txid }).toEqual({
      address: vector.address,
      txid: vector.txid,
    });
    expect(redeemScript.length / 2).toBe(3 + 34 * vector.count);
    expect(await madeByBitcore(made)).toBe(made.rawHex);
    expect(isRight(made.rawHex, address)).toBe(true);
    expect(made.sandbox.submit(made.rawHex)).toMatchObject({ accepted: true, relayed: true });
  });
});

/** The pushes of the input's script: OP_0, the signatures, the redeem script. */
const pushesOf = (rawHex: string) =>
  scripts.decompile(parsed(rawHex).inputs[0]?.script ?? new Uint8Array()) ?? [];

function withPushes(rawHex: string, pushes: readonly (number | Uint8Array)[]): string {
  const transaction = Transaction.fromHex(rawHex);
  transaction.setInputScript(0, scripts.compile([...pushes]));
  return transaction.toHex();
}

describe('what two implementations refuse alike', () => {
  it('is every way to have fewer signatures, others, or in another order', async () => {
    const { rawHex, shared, sandbox } = await scene(2, 3);
    const [nothing = 0, one = 0, other = 0, redeem = 0] = pushesOf(rawHex);
    expect(withPushes(rawHex, [nothing, one, other, redeem])).toBe(rawHex);
    const lies = {
      'one signature': [nothing, one, redeem],
      'one twice': [nothing, one, one, redeem],
      'another order': [nothing, other, one, redeem],
      'an empty one': [nothing, one, 0, redeem],
      'no signature': [nothing, redeem],
      'something in place of the nothing': [opcodes.OP_1 as number, one, other, redeem],
      'nothing in place of the nothing': [one, other, redeem],
    };
    for (const [name, pushes] of Object.entries(lies)) {
      const forged = withPushes(rawHex, pushes);
      expect([name, isRight(forged, shared.address)]).toEqual([name, false]);
      expect([name, sandbox.submit(forged)]).toMatchObject([name, { accepted: false }]);
    }
    expect(sandbox.submit(rawHex)).toMatchObject({ accepted: true });
  });

  it('is a script of 16 keys, which is longer than the 520 bytes that a push may have', async () => {
    const privateKeys = Array.from({ length: 16 }, (_, at) => new Uint8Array(32).fill(at + 1));
    const keys = privateKeys.map((privateKey) => publicKeyOf(privateKey));
    const spends = (count: number) => {
      const { OP_1, OP_CHECKMULTISIG } = opcodes;
      const redeem = scripts.compile([OP_1, ...keys.slice(0, count), OP_1 + count - 1, OP_CHECKMULTISIG]);
      const { output = redeem } = payments.p2sh({ hash: hash160(redeem) });
      const address = addressOfScript(output, 'regtest') as DogeAddress;
      const sandbox = new Sandbox();
      const coin = loneCoin(sandbox, address, 5n * DOGE);
      const transaction = new Transaction();
      transaction.addInput(hexToBytes(coin.txid).reverse(), 0);
      transaction.addOutput(scriptOfAddress(elsewhere, 'regtest'), 4n * DOGE);
      const hash = transaction.hashForSignature(0, redeem, Transaction.SIGHASH_ALL);
      const signature = scripts.signature.encode(
        ecc.sign(hash, privateKeys[0] ?? hash),
        Transaction.SIGHASH_ALL,
      );
      transaction.setInputScript(0, scripts.compile([opcodes.OP_0 as number, signature, redeem]));
      const rawHex = transaction.toHex();
      const { accepted } = sandbox.submit(rawHex);
      return { bytes: redeem.length, isRight: isRight(rawHex, address), accepted };
    };
    expect(spends(15)).toEqual({ bytes: 513, isRight: true, accepted: true });
    expect(spends(16)).toEqual({ bytes: 547, isRight: false, accepted: false });
    const people = Array.from({ length: 16 }, (_, person) => person);
    await expect(sharedDescriptor(1, people)).rejects.toThrow('key-count');
  });
});
