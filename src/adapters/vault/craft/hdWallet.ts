/** Opens an HD wallet's secret for one piece of work: its words, its addresses, its keys. */

import { accountPath } from '../../../domain/keys/accountPath.ts';
import {
  addressAt,
  deriveAccountNode,
  type HdNode,
  publicKeyAt,
  wipeNode,
} from '../../../domain/keys/hdKeys.ts';
import { createPhrase, type Phrase, seedOfPhrase } from '../../../domain/keys/phrase.ts';
import { wipe } from '../../../domain/keys/wipe.ts';
import type { VaultKeyring } from '../../../ports/Vault.ts';
import { toHex } from '../bytes.ts';
import type { HdRecord } from '../records/hdRecord.ts';

/** Addresses given to others; change returns to the same ones. */
export const RECEIVE_CHAIN = 0;

/** The words that an entropy of 16 or 32 bytes says. */
export const phraseOf = (entropy: Uint8Array): Phrase =>
  createPhrase(entropy.length === 32 ? 24 : 12, entropy);

/** Derives a wallet's account node for one piece of work, and wipes it and the seed when that is done. */
export function withAccountNode<Outcome>(record: HdRecord, work: (node: HdNode) => Outcome): Outcome {
  const seed = seedOfPhrase(phraseOf(record.entropy));
  const node = deriveAccountNode(seed, record.network);
  try {
    return work(node);
  } finally {
    wipeNode(node);
    wipe(seed);
  }
}

/** The public half of a wallet: account `i` is the key `m/44'/3'/0'/0/i`. */
export function keyringOf(id: string, record: HdRecord): VaultKeyring {
  const { network, accountCount } = record;
  return withAccountNode(record, (node) => ({
    id,
    type: 'hd',
    network,
    hdPath: accountPath(network),
    accounts: Array.from({ length: accountCount }, (_, index) => ({
      index,
      address: addressAt(node, RECEIVE_CHAIN, index),
      pubkey: toHex(publicKeyAt(node, RECEIVE_CHAIN, index)),
    })),
  }));
}
