/** Writes a keyring's secrets as text, to show to their owner. */

import { addressOfPublicKey } from '../../../domain/address/addressScript.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { type KeyForm, publicKeyOf } from '../../../domain/keys/ecc.ts';
import { writeExtendedKey } from '../../../domain/keys/extendedKey.ts';
import { loadWordList } from '../../../domain/keys/otherWordLists.ts';
import { phraseOfEntropy } from '../../../domain/keys/phrase.ts';
import { encodeWif } from '../../../domain/keys/wif.ts';
import type { ExportedSecret, ExportRequest } from '../../../ports/Vault.ts';
import type { KeyRecord } from '../records/KeyRecord.ts';
import { withAccountKey } from './accountKey.ts';
import { passphraseText } from './passphraseBytes.ts';

function revealKey(privateKey: Uint8Array, keyForm: KeyForm, network: Network): ExportedSecret {
  const isCompressed = keyForm === 'compressed';
  const address = addressOfPublicKey(publicKeyOf(privateKey, isCompressed), network);
  return { kind: 'private-key', text: encodeWif(privateKey, network, isCompressed), address };
}

const revealPrivateKey = (record: KeyRecord, index: number): Promise<ExportedSecret | null> =>
  withAccountKey(record, index, (privateKey, keyForm) => revealKey(privateKey, keyForm, record.network));

/** A secret of a record; null when it has none of that kind: no phrase, no such account, or watch-only. */
export async function revealSecret(
  record: KeyRecord,
  request: ExportRequest,
): Promise<ExportedSecret | null> {
  const { material, path: hdPath } = record;
  switch (request.kind) {
    case 'phrase': {
      if (material.origin !== 'phrase') return null;
      const list = await loadWordList(material.language ?? 'english');
      const words = phraseOfEntropy(material.entropy, list).map((word) => word.normalize('NFC'));
      return { kind: 'phrase', words, passphrase: passphraseText(material.passphrase), hdPath };
    }
    case 'private-key':
      return revealPrivateKey(record, request.index);
    case 'extended-private-key':
      if (material.origin !== 'extended-private-key') return null;
      return { kind: 'extended-private-key', text: writeExtendedKey(material.key), hdPath };
  }
}
