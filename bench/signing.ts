/** Compares signing with the bare cost of as many signatures by the curve library, and with bitcoinjs-lib's Psbt. */
import { Psbt, Transaction } from 'bitcoinjs-lib';
import { addressOfPublicKey, scriptOfAddress } from '../src/domain/address/addressScript.ts';
import { RECOMMENDED_FEE_RATE } from '../src/domain/amount/FeeRate.ts';
import { ecc, publicKeyOf } from '../src/domain/keys/ecc.ts';
import { classifyCoin } from '../src/domain/tx/coins/classifyCoin.ts';
import { planTransfer } from '../src/domain/tx/plan/planTransfer.ts';
import { signTransfer } from '../src/domain/tx/sign/signTransfer.ts';
import type { TransferPlan } from '../src/domain/tx/Transfer.ts';
import { txid } from '../src/domain/tx/Txid.ts';
import { spendableCoin } from './coinSets.ts';
import { median, timed } from './statistics.ts';
import { printTable } from './table.ts';

const KEY = (() => {
  const privateKey = new Uint8Array(32).fill(7);
  return { privateKey, publicKey: publicKeyOf(privateKey) };
})();
const ADDRESS = addressOfPublicKey(KEY.publicKey, 'mainnet');
const SCRIPT = scriptOfAddress(ADDRESS, 'mainnet');
const VALUE = 5_000_000_000n;

/** A transaction with two outputs that pays us; its position makes it unique. */
function previous(position: number): Transaction {
  const transaction = new Transaction();
  transaction.addInput(new Uint8Array(32).fill(1), position, 0xffffffff, new Uint8Array(107));
  transaction.addOutput(SCRIPT, VALUE);
  transaction.addOutput(SCRIPT, VALUE);
  return transaction;
}

function planOver(previousOnes: readonly Transaction[]): TransferPlan {
  const coins = previousOnes.map((one, position) => ({
    ...spendableCoin(position, VALUE, ADDRESS),
    txid: txid(one.getId()),
    vout: 0,
  }));
  const planned = planTransfer({
    spec: { kind: 'max', to: ADDRESS },
    coins: coins.map((coin) => classifyCoin(coin, 'mainnet')),
    feeRate: RECOMMENDED_FEE_RATE,
    changeTo: ADDRESS,
    network: 'mainnet',
  });
  if (!planned.ok) throw new Error(planned.problem.kind);
  return planned.value;
}

/** Only the signatures, each of its own hash. */
function bareSignatures(count: number): void {
  const hash = new Uint8Array(32);
  for (let position = 0; position < count; position++) {
    hash[0] = position & 0xff;
    hash[1] = position >> 8;
    ecc.sign(hash, KEY.privateKey);
  }
}

const SIGNER = {
  publicKey: KEY.publicKey,
  sign: (hash: Uint8Array) => ecc.sign(hash, KEY.privateKey),
};

function signWithPsbt(plan: TransferPlan, rawByTxid: ReadonlyMap<string, Uint8Array>): string {
  const psbt = new Psbt({ maximumFeeRate: 1_000_000 });
  for (const { txid: hash, vout: index } of plan.inputs) {
    const nonWitnessUtxo = rawByTxid.get(hash) ?? new Uint8Array();
    psbt.addInput({ hash, index, sequence: 0xfffffffd, nonWitnessUtxo });
  }
  for (const { amount } of plan.outputs) psbt.addOutput({ script: SCRIPT, value: amount });
  psbt.signAllInputs(SIGNER).finalizeAllInputs();
  return psbt.extractTransaction(true).toHex();
}

function row(count: number): readonly string[] {
  const previousOnes = Array.from({ length: count }, (_, position) => previous(position));
  const rawByTxid = new Map(previousOnes.map((one) => [one.getId(), one.toBuffer()]));
  const plan = planOver(previousOnes);
  const signOurs = () => signTransfer(plan, () => KEY).rawHex;
  if (signOurs() !== signWithPsbt(plan, rawByTxid)) throw new Error('Psbt signs other bytes');
  const rounds = count > 50 ? 9 : 41;
  const [bare, ours, psbt]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    bare.push(timed(() => bareSignatures(count)));
    ours.push(timed(signOurs));
    psbt.push(timed(() => void signWithPsbt(plan, rawByTxid)));
  }
  const [base, own, other] = [median(bare), median(ours), median(psbt)];
  const [ratio, otherRatio] = [own / base, other / base];
  return [
    String(count),
    base.toFixed(2),
    own.toFixed(2),
    ratio.toFixed(2),
    other.toFixed(2),
    otherRatio.toFixed(2),
  ];
}

/** Signs transactions of 1, 10, 100 and 400 inputs in each way, taking turns. */
export function benchSigning(): void {
  for (let warmUp = 0; warmUp < 3; warmUp++) row(10);
  const heading = ['inputs', 'bare ms', 'Kennel ms', '/ bare', 'Psbt ms', '/ bare'];
  printTable('Signing P2PKH inputs, against bare signatures', heading, [1, 10, 100, 400].map(row));
}
