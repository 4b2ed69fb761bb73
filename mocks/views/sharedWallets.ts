/** Keys of shared wallets for stories: made-up extended keys. */

import bs58check from 'bs58check';
import { readCosigner } from '../../src/domain/multisig/cosignerKey.ts';
import { multisigWallet, writeDescriptor } from '../../src/domain/multisig/descriptor.ts';
import type { ListedCosigner } from '../../src/screens/account/CosignerList.tsx';

const DGUB =
  'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs';

const NAMES = [null, 'Mum', 'Ledger in the safe'];

/** This many keys, the first one ours. They are not on the curve, which stories don't check. */
export function sharedKeys(count: number): readonly ListedCosigner[] {
  return Array.from({ length: count }, (_, at) => {
    const bytes = bs58check.decode(DGUB);
    bytes[77] = at;
    const fingerprint = (0x3f2a91bc + 0x1234567 * at).toString(16).padStart(8, '0').slice(-8);
    const read = readCosigner(`[${fingerprint}/48'/3'/0'/0']${bs58check.encode(bytes)}`, 'mainnet');
    if (!read.ok) throw new RangeError(read.problem);
    return { ...read.value, isOwn: at === 0, name: NAMES[at] ?? null };
  });
}

/** These keys' descriptor. */
export function sharedDescriptorOf(required: number, count: number): string {
  const made = multisigWallet(
    required,
    sharedKeys(count).map(({ fingerprint, path, extendedKey }) => ({ fingerprint, path, extendedKey })),
  );
  if (!made.ok) throw new RangeError(made.problem.kind);
  return writeDescriptor(made.value);
}
