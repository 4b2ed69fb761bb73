/**
 * Determines a PSBT's effect from its bytes alone: which coins it spends, whom it pays, what it costs. The page displays this, and the key
 * worker signs only if it arrives at the same result.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { addressReader } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import { type Koinu, koinu, MAX_MONEY } from '../amount/Koinu.ts';
import { inscribedByOrigin } from '../inscription/inscribedByOrigin.ts';
import { MAX_PSBT_SIZE } from '../requestLimits.ts';
import { err, ok, type Result } from '../result.ts';
import { type Outpoint, outpointKey, type ProtectionReason } from '../tx/Coin.ts';
import { operationsIn } from '../tx/parse/operations.ts';
import { type RawTransaction, readTransaction } from '../tx/parse/parseTransaction.ts';
import { CARRIER_VALUE, MAX_FEE, MAX_TRANSACTION_SIZE } from '../tx/policy.ts';
import { countSize } from '../tx/sizes.ts';
import type { Txid } from '../tx/Txid.ts';
import { hashTypeOf, INPUT, type Psbt, type PsbtMap, SIGHASH_ALL, signaturesIn } from './Psbt.ts';
import type { PsbtSignProblem } from './PsbtProblem.ts';
import { sizeOnceSigned } from './psbtSize.ts';
import { isBehind, type SpentScript, signersOf, spentScriptOf } from './spentScript.ts';

/** A spent coin; its value comes from the complete previous transaction, which hashes to its txid. */
export interface ExplainedInput extends Outpoint {
  readonly value: Koinu;
  readonly address: DogeAddress | null;
  readonly sequence: number;
  readonly spent: SpentScript;
  /** whether the coin is ours, alone or shared with others */
  readonly isOwn: boolean;
}

export interface ExplainedOutput {
  readonly value: Koinu;
  /** null for a script without an address */
  readonly address: DogeAddress | null;
  readonly isOwn: boolean;
  /** whether it goes back to the wallet that spends coins; when no coin is ours, whether it pays us */
  readonly comesBack: boolean;
}

/** The effect, independent of signatures: `checkSignatures` determines progress. All amounts koinu. */
export interface PsbtExplanation {
  /** of the unsigned transaction: identifies inputs and outputs, and does not change during signing */
  readonly unsignedTxid: Txid;
  readonly version: number;
  /** 0: none */
  readonly lockTime: number;
  readonly inputs: readonly ExplainedInput[];
  readonly outputs: readonly ExplainedOutput[];
  /** inputs minus outputs */
  readonly fee: Koinu;
  /** the value of our coins, all of one wallet */
  readonly spent: Koinu;
  /** the value that goes back to that wallet; when no coin is ours, what we receive */
  readonly returned: Koinu;
  /** that wallet's net loss, fee included: negative when others pay us */
  readonly leaves: bigint;
}

/** The owner's view of addresses and coins. */
export interface PsbtOwner {
  readonly network: Network;
  /** whether an address is ours: of one of our keys, or of a shared script */
  isOwn(address: DogeAddress): boolean;
  /** which of our wallets an address belongs to; absent: we have only one wallet */
  walletOf?(address: DogeAddress): string | null;
  /** whether an address is that of one of our keys, so that we can sign where a script contains it; absent: same as `isOwn` */
  canSign?(address: DogeAddress): boolean;
  /** why one of our coins is protected, apart from reasons in its bytes; null when it is not */
  protection?(coin: Outpoint): ProtectionReason | null;
  /** one-time scripts of our token transfers: none of them may be paid */
  readonly commitAddresses?: ReadonlySet<string>;
}

type Checked<Value> = Result<Value, PsbtSignProblem>;

/** Parses each transaction once, and checks it for inscriptions once, however many of its coins are spent. */
class Previous {
  readonly addressOf: ReturnType<typeof addressReader>;
  readonly #read = new Map<Uint8Array, RawTransaction | null>();
  readonly #origins = new Map<Txid, ReturnType<typeof inscribedByOrigin>>();

  constructor(network: Network) {
    this.addressOf = addressReader(network);
  }

  read(bytes: Uint8Array): RawTransaction | null {
    const read = this.#read.get(bytes) ?? readTransaction(bytes);
    this.#read.set(bytes, read);
    return read;
  }

  /** Why a coin is protected according to its own transaction; null when it is not. */
  protection(transaction: RawTransaction, vout: number): ProtectionReason | null {
    const origin = this.#origins.get(transaction.txid) ?? inscribedByOrigin(transaction);
    this.#origins.set(transaction.txid, origin);
    const born = origin(vout);
    if (born !== null) return born === 'carries' ? 'inscription' : 'inscription-unknown';
    return (transaction.outputs[vout]?.value ?? 0n) <= CARRIER_VALUE ? 'carrier-value' : null;
  }
}

/** The first hash type in an input that is not ALL, requested or used by a signature; null when there is none. */
function foreignHashType(input: PsbtMap): number | null {
  const asked = hashTypeOf(input);
  if (asked !== SIGHASH_ALL) return asked;
  const types = signaturesIn(input).map(({ signature }) => signature.at(-1) ?? 0);
  return types.find((type) => type !== SIGHASH_ALL) ?? null;
}

/** The coin's complete previous transaction, and its output. */
function readCoin(input: PsbtMap, { txid, vout }: Outpoint, previous: Previous) {
  const bytes = input.get(INPUT.previous);
  if (bytes === undefined) return err({ kind: 'previous-missing', outpoint: { txid, vout } } as const);
  const transaction = previous.read(bytes);
  const output = transaction?.txid === txid ? transaction.outputs[vout] : undefined;
  if (transaction && output) return ok({ transaction, output });
  const actual = transaction?.txid ?? null;
  return err({ kind: 'previous-differs', outpoint: { txid, vout }, actual } as const);
}

/** Whether an input contains a second copy of its output (amount, script length, script) that differs. */
function contradicts(input: PsbtMap, { value, script }: RawTransaction['outputs'][number]): boolean {
  const copy = input.get(INPUT.witnessCoin);
  if (copy === undefined) return false;
  const scriptAt = 8 + countSize(script.length);
  const amount = copy.length < 8 ? null : new DataView(copy.buffer, copy.byteOffset).getBigUint64(0, true);
  return amount !== value || bytesToHex(copy.subarray(scriptAt)) !== bytesToHex(script);
}

/** The redeem script of a coin, from its own field or from the end of the final script. */
function redeemScriptIn(input: PsbtMap, output: Uint8Array): Uint8Array | undefined {
  const finished = input.get(INPUT.finalScript);
  const said = input.get(INPUT.redeemScript);
  if (said !== undefined || finished === undefined) return said;
  const last = [...operationsIn(finished)].at(-1)?.data ?? undefined;
  return last && isBehind(last, output) ? last : undefined;
}

function isOwnCoin(spent: SpentScript, { network, isOwn, canSign = isOwn }: PsbtOwner): boolean {
  const isOfOurs = spent.address !== null && isOwn(spent.address);
  return isOfOurs || signersOf(spent, network).some(canSign);
}

function explainInput(
  input: PsbtMap,
  index: number,
  { txid, vout, sequence }: RawTransaction['inputs'][number],
  owner: PsbtOwner,
  previous: Previous,
): Checked<ExplainedInput> {
  const outpoint = { txid, vout };
  const coin = readCoin(input, outpoint, previous);
  if (!coin.ok) return coin;
  const { transaction, output } = coin.value;
  if (contradicts(input, output)) return err({ kind: 'copies-disagree', place: { part: 'input', index } });
  const hashType = foreignHashType(input);
  if (hashType !== null) return err({ kind: 'hash-type', outpoint, hashType });
  const spent = spentScriptOf(
    output.script,
    redeemScriptIn(input, output.script),
    owner.network,
    previous.addressOf,
  );
  if (spent === null) return err({ kind: 'redeem-script', outpoint });
  const isOwn = isOwnCoin(spent, owner);
  const reason = isOwn ? (owner.protection?.(outpoint) ?? previous.protection(transaction, vout)) : null;
  if (reason !== null) return err({ kind: 'protected', outpoint, reason });
  const { value } = output;
  const { address } = spent;
  return ok({ ...outpoint, value, address, sequence, spent, isOwn });
}

function explainInputs(psbt: Psbt, owner: PsbtOwner): Checked<readonly ExplainedInput[]> {
  const previous = new Previous(owner.network);
  const explained: ExplainedInput[] = [];
  for (const [index, raw] of psbt.transaction.inputs.entries()) {
    const input = explainInput(psbt.inputs[index] ?? new Map(), index, raw, owner, previous);
    if (!input.ok) return input;
    explained.push(input.value);
  }
  return ok(explained);
}

/** A push of a signature: its opcode and 65 bytes. All but one in 2^40 are longer. */
const LEAST_SIGNATURE_PUSH = 66;
/** A push of a compressed key. */
const KEY_PUSH = 34;

/** Minimum bytes that signing adds to an input. */
function leastScriptSize({ spent }: ExplainedInput, input: PsbtMap | undefined): number {
  if (spent.kind === 'unknown') return input?.get(INPUT.finalScript)?.length ?? 0;
  return spent.kind === 'key'
    ? LEAST_SIGNATURE_PUSH + KEY_PUSH
    : 2 + spent.required * LEAST_SIGNATURE_PUSH + spent.script.length;
}

/**
 * Minimum size of the signed transaction, bytes. Each input signs nearly the whole transaction: this avoids hashing it for every input when
 * it can never be sent.
 */
const leastSignedSize = ({ transaction, inputs: maps }: Psbt, inputs: readonly ExplainedInput[]): number =>
  inputs.reduce((size, input, index) => size + leastScriptSize(input, maps[index]), transaction.size);

const worth = (items: readonly { readonly value: bigint }[]): bigint => {
  let sum = 0n;
  for (const { value } of items) sum += value;
  return sum;
};

/** The wallet of one of our coins: that of its address, or of our key in its script; nothing counts as returned to the latter. */
function walletOfCoin({ address, spent }: ExplainedInput, owner: PsbtOwner): string {
  const { network, isOwn, canSign = isOwn, walletOf = () => null } = owner;
  const holders = address !== null && isOwn(address) ? [address] : signersOf(spent, network).filter(canSign);
  const [wallet = 'ours'] = holders.flatMap((holder) => walletOf(holder) ?? []);
  return wallet;
}

/** Whether an output goes back to the wallet that spends coins; when no coin is ours, whether it pays us. */
function comesBack(
  { address, isOwn }: Pick<ExplainedOutput, 'address' | 'isOwn'>,
  wallet: string | undefined,
  owner: PsbtOwner,
): boolean {
  if (!isOwn || address === null) return false;
  return wallet === undefined || (owner.walletOf?.(address) ?? 'ours') === wallet;
}

/**
 * Explains it, or returns why it must not be signed.
 *
 * Problems: `previous-missing` · `previous-differs` · `copies-disagree` · `redeem-script` · `hash-type` · `protected` · `sum-too-large` ·
 * `outputs-exceed-inputs` · `fee-too-high` · `commit-script` · `several-wallets` · `too-large-to-relay` · `no-room`
 */
export function explainPsbt(psbt: Psbt, owner: PsbtOwner): Checked<PsbtExplanation> {
  const { txid, version, lockTime, outputs: paid } = psbt.transaction;
  const read = explainInputs(psbt, owner);
  if (!read.ok) return read;
  const inputs = read.value;
  const size = leastSignedSize(psbt, inputs);
  if (size > MAX_TRANSACTION_SIZE)
    return err({ kind: 'too-large-to-relay', size, maximum: MAX_TRANSACTION_SIZE });
  const whole = sizeOnceSigned(
    psbt,
    inputs.map(({ spent }) => spent),
  );
  if (whole > MAX_PSBT_SIZE) return err({ kind: 'no-room', size: whole, maximum: MAX_PSBT_SIZE });
  const addressOf = addressReader(owner.network);
  const payments = paid.map(({ value, script }) => {
    const address = addressOf(script);
    return { value, address, isOwn: address !== null && owner.isOwn(address) };
  });
  const [spentInAll, paidInAll] = [worth(inputs), worth(paid)];
  if (spentInAll > MAX_MONEY) return err({ kind: 'sum-too-large', maximum: koinu(MAX_MONEY) });
  if (paidInAll > spentInAll) return err({ kind: 'outputs-exceed-inputs' });
  const fee = koinu(spentInAll - paidInAll);
  if (fee > MAX_FEE) return err({ kind: 'fee-too-high', fee, maximum: MAX_FEE });
  const script = payments.find(({ address }) => address !== null && owner.commitAddresses?.has(address));
  if (script?.address) return err({ kind: 'commit-script', address: script.address });
  const ours = inputs.filter(({ isOwn }) => isOwn);
  const [wallet, ...others] = new Set(ours.map((input) => walletOfCoin(input, owner)));
  if (others.length > 0) return err({ kind: 'several-wallets' });
  const spent = koinu(worth(ours));
  const outputs = payments.map((output) => ({ ...output, comesBack: comesBack(output, wallet, owner) }));
  const returned = koinu(worth(outputs.filter((output) => output.comesBack)));
  return ok({
    unsignedTxid: txid,
    version,
    lockTime,
    inputs,
    outputs,
    fee,
    spent,
    returned,
    leaves: spent - returned,
  });
}

/** The outpoint keys of our coins that it spends. */
export const ownCoinsOf = ({ inputs }: PsbtExplanation): readonly string[] =>
  inputs.filter(({ isOwn }) => isOwn).map(outpointKey);
