/** The product's key operations. Heavy (curve in WebAssembly, word list, scrypt): import it only dynamically. */

import { standardPath } from '../../../domain/keys/keyPath.ts';
import { phraseOfEntropy } from '../../../domain/keys/phrase.ts';
import { txidOf } from '../../../domain/tx/parse/parseTransaction.ts';
import { blankSignatures } from '../../../domain/tx/sign/blankSignatures.ts';
import type { ImportChoice, VaultAccount, VaultKeyring } from '../../../ports/Vault.ts';
import type { Bytes } from '../records/bytes.ts';
import type { KeyMaterial, KeyRecord } from '../records/KeyRecord.ts';
import { amountSpent } from './amountSpent.ts';
import type { KeyOps } from './KeyOps.ts';
import { copyMaterial, sameMaterial } from './keyMaterial.ts';
import { readingsOf } from './keyReadings.ts';
import { cosignerKeys, describeMultisig } from './multisigKeys.ts';
import { accountsAt, rootOfSeedKey } from './openKeys.ts';
import { publicAccountKey } from './publicAccountKey.ts';
import { readSource } from './readSource.ts';
import { revealSecret } from './reveal.ts';
import { signPsbtRequest } from './signPsbtRequest.ts';
import { signRecoveryRequest } from './signRecoveryRequest.ts';
import { signRequest } from './signRequest.ts';
import { signAnswer, signText } from './signText.ts';
import { signTokenRequest } from './signTokenRequest.ts';
import { readWalletText } from './walletText.ts';

const TYPES = {
  phrase: 'hd',
  'extended-private-key': 'hd',
  'private-key': 'simple',
  'extended-public-key': 'watch',
  address: 'watch',
  multisig: 'watch',
} as const satisfies Record<KeyMaterial['origin'], VaultKeyring['type']>;

async function keyring(
  id: string,
  { network, material, path, indexes }: KeyRecord,
  known: readonly VaultAccount[] = [],
): Promise<VaultKeyring> {
  const byIndex = new Map(known.map((account) => [account.index, account]));
  const unknown = indexes.filter((index) => !byIndex.has(index));
  const derived = await accountsAt(material, network, { path, usesPassphrase: true }, unknown);
  for (const account of derived) byIndex.set(account.index, account);
  return {
    id,
    type: TYPES[material.origin],
    origin: material.origin,
    network,
    hdPath: path,
    hasPassphrase: material.origin === 'phrase' && material.passphrase.length > 0,
    accounts: indexes.flatMap((index) => byIndex.get(index) ?? []),
  };
}

function newRecord(entropy: Bytes, network: KeyRecord['network']): KeyRecord {
  const material = { origin: 'phrase', entropy: entropy.slice(), passphrase: new Uint8Array() } as const;
  return { network, material, path: standardPath(network), indexes: [0] };
}

function record(
  material: KeyMaterial,
  network: KeyRecord['network'],
  { reading, indexes }: ImportChoice,
): KeyRecord {
  const isSeed = material.origin === 'private-key' && reading.path !== '';
  return {
    network,
    material: isSeed ? rootOfSeedKey(material.key, network) : copyMaterial(material, reading.usesPassphrase),
    path: reading.path,
    indexes: [...new Set(indexes)].toSorted((one, other) => one - other),
  };
}

const blank: KeyOps['blank'] = (rawHexes, keeps) =>
  blankSignatures(rawHexes, keeps).map((rawHex) => {
    const id = txidOf(rawHex);
    if (!id.ok) throw new RangeError('blanked bytes that are no transaction');
    return { txid: id.value, rawHex };
  });

/** Uses secp256k1, BIP32, BIP38 and BIP39's words. */
export const curveKeyOps: KeyOps = {
  words: phraseOfEntropy,
  newRecord,
  keyring,
  accountKey: publicAccountKey,
  read: readSource,
  readWallet: readWalletText,
  readings: readingsOf,
  derive: (material, network, reading, from, count) =>
    accountsAt(
      material,
      network,
      reading,
      Array.from({ length: count }, (_, at) => from + at),
    ),
  record,
  isSame: (one, other) =>
    one.network === other.network && one.path === other.path && sameMaterial(one.material, other.material),
  isBackup: (kept, typed) => sameMaterial(kept.material, typed),
  reveal: revealSecret,
  sign: signRequest,
  signTokens: signTokenRequest,
  signRecovery: signRecoveryRequest,
  signPsbt: signPsbtRequest,
  cosignerKeys,
  describeMultisig,
  leaving: amountSpent,
  blank,
  signText,
  signAnswer,
};
