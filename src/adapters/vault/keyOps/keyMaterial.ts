/** Compares and copies key material. */

import { keyPartOf } from '../../../domain/keys/extendedKey.ts';
import { type Bytes, sameBytes } from '../records/bytes.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';
import { samePassphrase } from './passphraseBytes.ts';

/** Whether two materials have the same origin and keys. A private key in its other form is another key. */
export function sameMaterial(one: KeyMaterial, other: KeyMaterial): boolean {
  switch (one.origin) {
    case 'phrase':
      return (
        other.origin === one.origin &&
        one.language === other.language &&
        sameBytes(one.entropy, other.entropy) &&
        samePassphrase(one.passphrase, other.passphrase)
      );
    case 'private-key':
      return other.origin === one.origin && one.keyForm === other.keyForm && sameBytes(one.key, other.key);
    case 'extended-private-key':
    case 'extended-public-key':
      return other.origin === one.origin && sameBytes(keyPartOf(one.key), keyPartOf(other.key));
    case 'address':
      return other.origin === one.origin && one.address === other.address;
    case 'multisig':
      return other.origin === one.origin && one.descriptor === other.descriptor;
  }
}

const NO_PASSPHRASE: Bytes = new Uint8Array();

/** A copy with its own bytes. @param usesPassphrase - false drops a phrase's passphrase */
export function copyMaterial(material: KeyMaterial, usesPassphrase: boolean): KeyMaterial {
  switch (material.origin) {
    case 'phrase': {
      const passphrase = usesPassphrase ? material.passphrase : NO_PASSPHRASE;
      return { ...material, entropy: material.entropy.slice(), passphrase: passphrase.slice() };
    }
    case 'private-key':
    case 'extended-private-key':
    case 'extended-public-key':
      return { ...material, key: material.key.slice() };
    case 'address':
    case 'multisig':
      return material;
  }
}
