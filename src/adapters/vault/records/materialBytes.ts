/** Writes and reads the keys of a record, without paths and accounts. */

import type { Network } from '../../../domain/address/Network.ts';
import { NETWORKS } from '../../../domain/address/Network.ts';
import { parseAddress } from '../../../domain/address/parseAddress.ts';
import { PHRASE_LANGUAGES } from '../../../domain/keys/PhraseLanguage.ts';
import { isPrivateKey } from '../../../domain/keys/wif.ts';
import { readDescriptor, writeDescriptor } from '../../../domain/multisig/descriptor.ts';
import { type ByteReader, numberBytes, unknownForm } from './ByteReader.ts';
import type { Bytes } from './bytes.ts';
import type { KeyMaterial } from './KeyRecord.ts';

/** The longest passphrase of a phrase, bytes of UTF-8. */
export const MAX_PASSPHRASE_BYTES = 512;

const ENTROPY_SIZES = [16, 20, 24, 28, 32];
const EXTENDED_KEY_BYTES = 78;
const EXTENDED_KEY_HEAD = 45;
const PRIVATE_KEY_BYTES = 32;
const KEY_FORMS = ['compressed', 'uncompressed'] as const;

const utf8 = new TextEncoder();
const readUtf8 = (bytes: Bytes): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

function isUtf8(bytes: Bytes): boolean {
  try {
    readUtf8(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Checks versions and ranges; whether a public key is on the curve shows when it is used. */
function isExtendedKey(key: Bytes, isPrivate: boolean, network: Network): boolean {
  const { bip32 } = NETWORKS[network];
  const version = numberBytes(isPrivate ? bip32.private : bip32.public, 4);
  const head = key[EXTENDED_KEY_HEAD] ?? 0;
  const isHeadGood = isPrivate
    ? head === 0 && isPrivateKey(key.subarray(EXTENDED_KEY_HEAD + 1))
    : head === 2 || head === 3;
  return key.length === EXTENDED_KEY_BYTES && version.every((byte, at) => key[at] === byte) && isHeadGood;
}

export function isMaterial(material: KeyMaterial, network: Network): boolean {
  switch (material.origin) {
    case 'phrase': {
      const { entropy, passphrase } = material;
      const isPassphrase = passphrase.length <= MAX_PASSPHRASE_BYTES && isUtf8(passphrase);
      return ENTROPY_SIZES.includes(entropy.length) && isPassphrase;
    }
    case 'extended-private-key':
    case 'extended-public-key':
      return isExtendedKey(material.key, material.origin === 'extended-private-key', network);
    case 'private-key':
      return isPrivateKey(material.key);
    case 'address': {
      const read = parseAddress(material.address, network);
      return read.ok && read.value === material.address;
    }
    case 'multisig': {
      const read = readDescriptor(material.descriptor, network);
      return read.ok && writeDescriptor(read.value) === material.descriptor;
    }
  }
}

/** The parts to write, in order; secrets aren't copied. */
export function writeMaterial(material: KeyMaterial): readonly (Uint8Array | readonly number[])[] {
  switch (material.origin) {
    case 'phrase': {
      const { entropy, passphrase, language } = material;
      const said = [[entropy.length], entropy, numberBytes(passphrase.length, 2), passphrase];
      // English has no language byte: its records stay as older Kennels wrote and read them
      return language === undefined ? said : [...said, [PHRASE_LANGUAGES.indexOf(language)]];
    }
    case 'extended-private-key':
    case 'extended-public-key':
      return [material.key];
    case 'private-key':
      return [[KEY_FORMS.indexOf(material.keyForm)], material.key];
    case 'address': {
      const text = utf8.encode(material.address);
      return [[text.length], text];
    }
    case 'multisig': {
      const text = utf8.encode(material.descriptor);
      return [numberBytes(text.length, 2), text];
    }
  }
}

/** Reads the keys; their bytes share the record's memory. @throws {Fault} `corrupt` */
export function readMaterial(
  reader: ByteReader,
  origin: KeyMaterial['origin'],
  network: Network,
): KeyMaterial {
  switch (origin) {
    case 'phrase': {
      const entropy = reader.bytes(reader.number(1));
      const passphrase = reader.bytes(reader.number(2));
      if (reader.isAtEnd) return { origin, entropy, passphrase };
      const language = PHRASE_LANGUAGES[reader.number(1)];
      if (language === undefined || language === 'english') throw unknownForm();
      return { origin, entropy, passphrase, language };
    }
    case 'extended-private-key':
    case 'extended-public-key':
      return { origin, key: reader.bytes(EXTENDED_KEY_BYTES) };
    case 'private-key': {
      const keyForm = KEY_FORMS[reader.number(1)];
      if (keyForm === undefined) throw unknownForm();
      return { origin, key: reader.bytes(PRIVATE_KEY_BYTES), keyForm };
    }
    case 'address': {
      const text = String.fromCharCode(...reader.bytes(reader.number(1)));
      const address = parseAddress(text, network);
      if (!address.ok) throw unknownForm();
      return { origin, address: address.value };
    }
    case 'multisig':
      return { origin, descriptor: String.fromCharCode(...reader.bytes(reader.number(2))) };
  }
}
