/** Signs a plan. The only file of this folder that loads the curve: import it in the key worker only. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { addressOfPublicKey } from '../../address/addressScript.ts';
import type { DogeAddress } from '../../address/DogeAddress.ts';
import { MAX_MONEY } from '../../amount/Koinu.ts';
import { ecc } from '../../keys/ecc.ts';
import { p2pkhInputScript } from '../parse/inputScript.ts';
import { serializeTransaction, signatureHashes } from '../parse/serialize.ts';
import { txidOfBytes } from '../parse/txidOf.ts';
import { MAX_TRANSACTION_SIZE } from '../policy.ts';
import type { TransferPlan } from '../Transfer.ts';
import type { Txid } from '../Txid.ts';
import { writtenPlan } from './writtenPlan.ts';

/** A key pair. The public key is 33 bytes, or 65 for old addresses; the private key 32. */
export interface SigningKey {
  readonly privateKey: Uint8Array;
  readonly publicKey: Uint8Array;
}

export interface SignedBytes {
  readonly rawHex: string;
  readonly txid: Txid;
}

/** Requests each address's key once, and verifies that it belongs to the address. */
function keysOf(
  { inputs, network }: TransferPlan,
  keyFor: (address: DogeAddress) => SigningKey,
): ReadonlyMap<DogeAddress, SigningKey> {
  const keys = new Map<DogeAddress, SigningKey>();
  for (const { address } of inputs) {
    if (keys.has(address)) continue;
    const key = keyFor(address);
    if (addressOfPublicKey(key.publicKey, network) !== address) {
      throw new RangeError(`the key given is not that of ${address}`);
    }
    keys.set(address, key);
  }
  return keys;
}

function checkSums({ inputs, outputs, fee }: TransferPlan): void {
  let left = -fee as bigint;
  for (const { value } of inputs) left += value;
  if (left + fee > MAX_MONEY) throw new RangeError(`${left + fee} koinu are too many to move at once`);
  for (const { amount } of outputs) left -= amount;
  if (left !== 0n) throw new RangeError(`the plan's sums differ by ${left} koinu`);
}

/**
 * Signs a plan: version 2, replaceable, lock time 0, every input with SIGHASH_ALL and a deterministic nonce (RFC 6979).
 *
 * The plan's values must have been verified against hashed previous transactions before: signatures do not cover them.
 *
 * @param keyFor - returns the key of an address; called once for each. Its owner has to wipe the private keys afterwards
 * @param hashes - what the inputs of this very plan sign, in order; computed here unless given
 * @throws {RangeError} when a key does not belong to its address, when an input is not P2PKH, when inputs − outputs is not the fee, when
 * they exceed MAX_MONEY, or when the result is larger than nodes relay
 */
export function signTransfer(
  plan: TransferPlan,
  keyFor: (address: DogeAddress) => SigningKey,
  hashes: Iterable<Uint8Array> = signatureHashes(...writtenPlan(plan)),
): SignedBytes {
  checkSums(plan);
  const keys = keysOf(plan, keyFor);
  const [outpoints, , outputs] = writtenPlan(plan);
  const inputKeys = plan.inputs.flatMap(({ address }) => keys.get(address) ?? []);
  const each = hashes[Symbol.iterator]();
  const scripts = inputKeys.map(({ privateKey, publicKey }, index) => {
    const { value: hash } = each.next();
    if (!hash) throw new RangeError(`no hash for input ${index}`);
    return p2pkhInputScript(ecc.sign(hash, privateKey), publicKey);
  });
  const raw = serializeTransaction(outpoints, scripts, outputs);
  if (raw.length > MAX_TRANSACTION_SIZE) throw new RangeError(`${raw.length} bytes are too many to relay`);
  return { rawHex: bytesToHex(raw), txid: txidOfBytes(raw) };
}
