/** Derives the addresses of a multisig wallet. Loads the curve. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { addressOfRedeemScript } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Network } from '../address/Network.ts';
import { nodeOfExtendedKey, readExtendedKey } from '../keys/extendedKey.ts';
import { deriveNode, type HdNode } from '../keys/hdKeys.ts';
import { stepsOfPath } from '../keys/keyPath.ts';
import type { KeyOrigin } from '../psbt/Psbt.ts';
import type { Cosigner, MultisigWallet } from './MultisigWallet.ts';
import { redeemScriptOf } from './redeemScript.ts';

/** An address with what is needed to spend from it. */
export interface MultisigAddress {
  readonly index: number;
  readonly address: DogeAddress;
  /** hex */
  readonly redeemScript: string;
  /** its keys with their origins, in the order of the cosigners */
  readonly origins: readonly KeyOrigin[];
}

function nodeOf({ extendedKey }: Cosigner, network: Network): HdNode {
  const read = readExtendedKey(extendedKey, network);
  if (!read.ok || read.value.isPrivate) throw new RangeError('not an extended public key');
  return nodeOfExtendedKey(read.value.bytes, network);
}

/**
 * @param path - `m/0` for receiving, `m/1` for change
 * @throws {RangeError} when a key is invalid, or the path is hardened
 */
export function multisigAddresses(
  { required, cosigners }: MultisigWallet,
  network: Network,
  path: string,
  indexes: readonly number[],
): readonly MultisigAddress[] {
  const steps = stepsOfPath(path);
  const chains = cosigners.map((cosigner) => ({
    cosigner,
    chain: deriveNode(nodeOf(cosigner, network), path),
  }));
  return indexes.map((index) => {
    const origins = chains.map(({ cosigner, chain }): KeyOrigin => {
      const publicKey = bytesToHex(deriveNode(chain, `m/${index}`).key.publicKey);
      const { fingerprint } = cosigner;
      return { publicKey, fingerprint, path: [...stepsOfPath(cosigner.path), ...steps, index] };
    });
    const script = redeemScriptOf(
      required,
      origins.map(({ publicKey }) => publicKey),
    );
    return {
      index,
      address: addressOfRedeemScript(script, network),
      redeemScript: bytesToHex(script),
      origins,
    };
  });
}
