/** Reads an import, by the kind the user chose. */

import type { Network } from '../../../domain/address/Network.ts';
import { parseAddress } from '../../../domain/address/parseAddress.ts';
import { readExtendedKey } from '../../../domain/keys/extendedKey.ts';
import { entropyOfPhrase, readAnyPhrase } from '../../../domain/keys/phrase.ts';
import { decodeWif } from '../../../domain/keys/wif.ts';
import { readDescriptor, writeDescriptor } from '../../../domain/multisig/descriptor.ts';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { ImportProblem, ImportSource } from '../../../ports/Vault.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';
import { MAX_PASSPHRASE_BYTES } from '../records/materialBytes.ts';
import { decryptKey } from './encryptedKey.ts';
import { passphraseBytes } from './passphraseBytes.ts';

type Read = Result<KeyMaterial, ImportProblem>;
type SourceOf<Kind extends ImportSource['kind']> = Extract<ImportSource, { readonly kind: Kind }>;

async function readWords({ text, passphrase }: SourceOf<'phrase'>): Promise<Read> {
  const read = await readAnyPhrase(text);
  if (!read.ok) return err({ kind: 'phrase', problem: read.problem });
  const { phrase, list } = read.value;
  const bytes = passphraseBytes(passphrase);
  if (bytes.length > MAX_PASSPHRASE_BYTES) {
    return err({ kind: 'passphrase-too-long', most: MAX_PASSPHRASE_BYTES });
  }
  const entropy = entropyOfPhrase(phrase, list);
  const { language } = list;
  return ok({ origin: 'phrase', entropy, passphrase: bytes, ...(language !== 'english' && { language }) });
}

function readWif({ text }: SourceOf<'private-key'>, network: Network): Read {
  const key = decodeWif(text, network);
  if (!key.ok) return err({ kind: 'private-key', problem: key.problem });
  const { privateKey, isCompressed } = key.value;
  const keyForm = isCompressed ? 'compressed' : 'uncompressed';
  return ok({ origin: 'private-key', key: new Uint8Array(privateKey), keyForm });
}

async function readEncrypted(source: SourceOf<'encrypted-key'>, network: Network): Promise<Read> {
  const key = await decryptKey(source.text, source.passphrase, network);
  if (!key.ok) return err({ kind: 'encrypted-key', problem: key.problem });
  return ok({ origin: 'private-key', key: key.value.privateKey, keyForm: key.value.keyForm });
}

function readExtended({ text }: SourceOf<'extended-key'>, network: Network): Read {
  const key = readExtendedKey(text, network);
  if (!key.ok) return err({ kind: 'extended-key', problem: key.problem });
  const { isPrivate, bytes } = key.value;
  return ok({ origin: isPrivate ? 'extended-private-key' : 'extended-public-key', key: bytes });
}

function readWatched({ text }: SourceOf<'address'>, network: Network): Read {
  const address = parseAddress(text, network);
  if (!address.ok) return err({ kind: 'address', problem: address.problem });
  return ok({ origin: 'address', address: address.value });
}

function readMultisig({ text }: SourceOf<'multisig'>, network: Network): Read {
  const wallet = readDescriptor(text, network);
  if (!wallet.ok) return err({ kind: 'multisig', problem: wallet.problem });
  const off = wallet.value.cosigners.findIndex(
    ({ extendedKey }) => !readExtendedKey(extendedKey, network).ok,
  );
  if (off >= 0) return err({ kind: 'multisig', problem: { kind: 'bad-key', position: off + 1 } });
  return ok({ origin: 'multisig', descriptor: writeDescriptor(wallet.value) });
}

/** The result's secrets are the caller's to wipe. */
export async function readSource(source: ImportSource, network: Network): Promise<Read> {
  switch (source.kind) {
    case 'phrase':
      return readWords(source);
    case 'private-key':
      return readWif(source, network);
    case 'encrypted-key':
      return readEncrypted(source, network);
    case 'extended-key':
      return readExtended(source, network);
    case 'address':
      return readWatched(source, network);
    case 'multisig':
      return readMultisig(source, network);
  }
}
