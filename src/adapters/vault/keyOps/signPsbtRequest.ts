/** Adds the signatures of a vault's keys to a PSBT, after checking that it may be signed. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { wipe } from '../../../domain/bytes.ts';
import { ecc } from '../../../domain/keys/ecc.ts';
import { type ExplainedInput, explainPsbt, type PsbtExplanation } from '../../../domain/psbt/explainPsbt.ts';
import { GLOBAL, INPUT, type Psbt, withInputs } from '../../../domain/psbt/Psbt.ts';
import type { PsbtReadProblem, PsbtSignProblem } from '../../../domain/psbt/PsbtProblem.ts';
import { readPsbtText } from '../../../domain/psbt/readPsbt.ts';
import { signingMessages } from '../../../domain/psbt/signingHashes.ts';
import { signersOf } from '../../../domain/psbt/spentScript.ts';
import { base64Of, writePsbt } from '../../../domain/psbt/writePsbt.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import { effectOf } from '../../../domain/review/signingEffect.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import type { Consent } from '../../../domain/tx/Consent.ts';
import { encodeSignature } from '../../../domain/tx/parse/inputScript.ts';
import type { SigningKey } from '../../../domain/tx/sign/signTransfer.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import type { PsbtSigningRequest } from '../../../ports/Vault.ts';
import { toHex } from '../records/bytes.ts';
import { askedByBytes } from './askedByBytes.ts';
import { hashMessage } from './hashMessage.ts';
import { openSharedKeys, sharedKeyrings } from './multisigKeys.ts';
import { ownersByAddress, type SpendableWallets } from './SpendableWallets.ts';
import { withKeysFor } from './spendingKeys.ts';

/** The part of a coin that its value depends on. */
export type SpentCoin = Pick<Coin, 'txid' | 'vout' | 'address' | 'value'>;

/** The result of signing, and what may be shown before it is released. */
export interface PsbtSignatures {
  readonly txid: Txid;
  /** base64, without our signatures */
  readonly given: string;
  /** base64, with them */
  readonly signed: string;
  /** the signed PSBT, hex */
  readonly signedHex: string;
  /** the transaction without any signature, hex */
  readonly rawHex: string;
  /** the wallets' coins it spends */
  readonly coins: readonly SpentCoin[];
  /** consents needed before it is released */
  readonly asked: readonly Consent[];
}

interface Task {
  readonly index: number;
  readonly hash: Uint8Array;
  readonly signers: readonly DogeAddress[];
}

/** Our keys that an input needs. */
type OwnSigners = (input: ExplainedInput) => readonly DogeAddress[];

async function tasksOf(
  psbt: Psbt,
  explanation: PsbtExplanation,
  ownSigners: OwnSigners,
): Promise<readonly Task[]> {
  const isFinal = (index: number) => psbt.inputs[index]?.has(INPUT.finalScript) === true;
  const signers = explanation.inputs.map((input, index) => (isFinal(index) ? [] : ownSigners(input)));
  const tasks: Promise<Task>[] = [];
  const wants = (index: number): boolean => (signers[index]?.length ?? 0) > 0;
  for (const { index, message } of signingMessages(psbt, explanation, wants)) {
    tasks.push(hashMessage(message).then((hash) => ({ index, hash, signers: signers[index] ?? [] })));
  }
  return Promise.all(tasks);
}

function signAll(psbt: Psbt, tasks: readonly Task[], keyFor: (address: DogeAddress) => SigningKey): Psbt {
  const byInput = new Map(tasks.map((task) => [task.index, task]));
  return withInputs(psbt, (input, index) => {
    const task = byInput.get(index);
    if (task === undefined) return input;
    const signed = new Map(input);
    for (const address of task.signers) {
      const { privateKey, publicKey } = keyFor(address);
      const signature = encodeSignature(ecc.sign(task.hash, privateKey));
      signed.set(INPUT.signature + toHex(publicKey), signature);
    }
    return signed;
  });
}

const coinsOf = ({ inputs }: PsbtExplanation): readonly SpentCoin[] =>
  inputs.flatMap(({ isOwn, address, txid, vout, value }) =>
    isOwn && address !== null ? [{ txid, vout, address, value }] : [],
  );

/** Signs with the keys of accounts and of multisig addresses; null when there is nothing to sign. */
async function signWith(
  wallets: SpendableWallets,
  network: Network,
  psbt: Psbt,
  explanation: PsbtExplanation,
  sharedKeys: ReadonlyMap<DogeAddress, SigningKey>,
): Promise<Psbt | null> {
  const owners = ownersByAddress(wallets.keyrings, network);
  const ownSigners: OwnSigners = ({ spent }) =>
    signersOf(spent, network).filter((address) => owners.has(address) || sharedKeys.has(address));
  const tasks = await tasksOf(psbt, explanation, ownSigners);
  if (tasks.length === 0) return null;
  const asked = new Set(tasks.flatMap(({ signers }) => signers));
  const addresses = [...asked].filter((address) => !sharedKeys.has(address));
  const signed = await withKeysFor(addresses, wallets, network, (keyFor) =>
    signAll(psbt, tasks, (address) => sharedKeys.get(address) ?? keyFor(address)),
  );
  // never `not-ours`: every address is one of ours
  return signed.ok ? signed.value : null;
}

/**
 * Signs every input that a vault key can sign, with SIGHASH_ALL.
 *
 * Problems: `changed` when it isn't the confirmed transaction · `nothing-to-sign` · those of `readPsbt` and `explainPsbt`
 *
 * @param commitAddresses - redeem scripts of token transfers that the vault keeps
 * @throws {Fault} `corrupt` as `withKeysFor`
 */
export async function signPsbtRequest(
  wallets: SpendableWallets,
  { psbt: text, network, confirmed }: PsbtSigningRequest,
  commitAddresses: ReadonlySet<string>,
): Promise<Result<PsbtSignatures, PsbtReadProblem | PsbtSignProblem>> {
  const read = readPsbtText(text);
  if (!read.ok) return read;
  const psbt = read.value;
  const { txid } = psbt.transaction;
  if (txid !== confirmed) return err({ kind: 'changed', expected: confirmed, actual: txid });
  const owners = ownersByAddress(wallets.keyrings, network);
  const shared = sharedKeyrings(wallets.keyrings, network).flatMap(({ id, accounts }) =>
    accounts.map(({ address }) => [address, id] as const),
  );
  const sharedAddresses = new Map(shared);
  const walletOf = (address: DogeAddress): string | null =>
    owners.get(address)?.keyringId ?? sharedAddresses.get(address) ?? null;
  const isOwn = (address: DogeAddress): boolean => walletOf(address) !== null;
  const explained = explainPsbt(psbt, { network, isOwn, walletOf, commitAddresses });
  if (!explained.ok) return explained;
  const spentShared = explained.value.inputs.flatMap(({ address }) =>
    address !== null && sharedAddresses.has(address) ? [address] : [],
  );
  const sharedKeys = await openSharedKeys(wallets, network, new Set(spentShared));
  try {
    const signed = await signWith(wallets, network, psbt, explained.value, sharedKeys);
    if (signed === null) return err({ kind: 'nothing-to-sign' });
    const bytes = writePsbt(signed);
    return ok({
      txid,
      given: text,
      signed: base64Of(bytes),
      signedHex: toHex(bytes),
      rawHex: toHex(psbt.global.get(GLOBAL.transaction) ?? new Uint8Array()),
      coins: coinsOf(explained.value),
      asked: askedByBytes(effectOf(explained.value)),
    });
  } finally {
    for (const { privateKey } of sharedKeys.values()) wipe(privateKey);
  }
}
