/** Signs a transfer with a vault's keys, and only when the bytes that it spends say what the plan says. */

import { addressOfPublicKey, addressOfScript } from '../../../domain/address/addressScript.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { publicKeyOf } from '../../../domain/keys/ecc.ts';
import { wipeNode } from '../../../domain/keys/hdKeys.ts';
import { wipe } from '../../../domain/keys/wipe.ts';
import { ok, type Result, refuse } from '../../../domain/result.ts';
import type { Coin } from '../../../domain/tx/Coin.ts';
import { parseTransaction, type RawOutput } from '../../../domain/tx/parseTransaction.ts';
import { type SigningKey, signTransfer } from '../../../domain/tx/signTransfer.ts';
import type { TransferPlan } from '../../../domain/tx/Transfer.ts';
import type { SignedTransfer, SigningProblem, SigningRequest } from '../../../ports/Vault.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { childKey, type TreeMaterial, withParentNode } from './openKeys.ts';

type OutputsByTxid = ReadonlyMap<string, readonly RawOutput[]>;

/** Each transaction under its own hash: what it was said to be does not matter. */
function outputsByTxid(rawHexes: readonly string[]): OutputsByTxid {
  const parsed = rawHexes.map(parseTransaction);
  return new Map(parsed.flatMap((result) => (result.ok ? [[result.value.txid, result.value.outputs]] : [])));
}

function doubtAbout(coin: Coin, outputs: OutputsByTxid, network: Network): SigningProblem | null {
  const { txid, vout, value, address } = coin;
  const output = outputs.get(txid)?.[vout];
  if (output === undefined) return { kind: 'previous-missing', txid };
  const isTrue = output.value === value && addressOfScript(output.script, network) === address;
  return isTrue ? null : { kind: 'value-differs', txid, vout };
}

function firstDoubt({ plan, previousTransactions }: SigningRequest): SigningProblem | null {
  const outputs = outputsByTxid(previousTransactions);
  for (const coin of plan.inputs) {
    const doubt = doubtAbout(coin, outputs, plan.network);
    if (doubt !== null) return doubt;
  }
  return null;
}

/** All that has to be ours: what is spent, and where the change goes. */
function mustBeOurs({ inputs, outputs, changeIndex }: TransferPlan): readonly DogeAddress[] {
  const change = changeIndex === null ? undefined : outputs[changeIndex];
  return [...inputs.map(({ address }) => address), ...(change ? [change.to] : [])];
}

type KeysByAddress = Map<DogeAddress, SigningKey>;

function addKey(keys: KeysByAddress, privateKey: Uint8Array, isCompressed: boolean, network: Network): void {
  const publicKey = publicKeyOf(privateKey, isCompressed);
  keys.set(addressOfPublicKey(publicKey, network), { privateKey: privateKey.slice(), publicKey });
}

function addTreeKeys(
  keys: KeysByAddress,
  material: TreeMaterial,
  { network, path, indexes }: KeyRecord,
): void {
  withParentNode(material, network, { path, usesPassphrase: true }, (parent) => {
    for (const index of indexes) {
      const child = childKey(parent, index);
      if (child.key.privateKey) addKey(keys, child.key.privateKey, true, network);
      wipeNode(child);
    }
  });
}

/** Copies of the private keys of all accounts on a network, by address. What is only watched has none. */
function keysByAddress(records: readonly KeyRecord[], network: Network): KeysByAddress {
  const keys: KeysByAddress = new Map();
  for (const record of records.filter((candidate) => candidate.network === network)) {
    const { material } = record;
    if (material.origin === 'private-key') {
      addKey(keys, material.key, material.keyForm === 'compressed', network);
    } else if (material.origin === 'phrase' || material.origin === 'extended-private-key') {
      addTreeKeys(keys, material, record);
    }
  }
  return keys;
}

function keyAt(keys: KeysByAddress, address: DogeAddress): SigningKey {
  const key = keys.get(address);
  if (!key) throw new TypeError('an address without private key');
  return key;
}

/**
 * Signs a plan.
 *
 * Problems: `previous-missing` · `value-differs` (value or script) · `not-ours` (an input, or the address of the change: watched ones too)
 *
 * @param records - the keyrings of the vault; not changed
 * @throws {RangeError} when the plan is not one that `planTransfer` makes
 */
export function signRequest(
  records: readonly KeyRecord[],
  request: SigningRequest,
): Result<SignedTransfer, SigningProblem> {
  const { plan } = request;
  const doubt = firstDoubt(request);
  if (doubt !== null) return refuse(doubt);
  const keys = keysByAddress(records, plan.network);
  try {
    const foreign = mustBeOurs(plan).find((address) => !keys.has(address));
    if (foreign !== undefined) return refuse({ kind: 'not-ours', address: foreign });
    return ok(signTransfer(plan, (address) => keyAt(keys, address)));
  } finally {
    for (const { privateKey } of keys.values()) wipe(privateKey);
  }
}
