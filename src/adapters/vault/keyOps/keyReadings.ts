/** Lists the ways in which the keys that a person brings in may have been used, likeliest first. */

import type { Network } from '../../../domain/address/Network.ts';
import { depthOfExtendedKey } from '../../../domain/keys/extendedKey.ts';
import type { KeyReading } from '../../../domain/keys/ImportSource.ts';
import { CORE_PATHS, pathPresets } from '../../../domain/keys/keyPath.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';

/** How deep the key of an account is (m/44'/3'/0'), and that of one of its chains below. */
const ACCOUNT_DEPTH = 3;
const CHAIN_DEPTH = 4;

/** Where all cosigners' addresses are: those to receive at, and those that other programs give change to. */
const MULTISIG_PATHS = ['m/0', 'm/1'];

const atPath = (path: string): KeyReading => ({ path, usesPassphrase: true });

const presetPaths = (network: Network): readonly string[] => pathPresets(network).map(({ path }) => path);

/** Some wallets asked for a passphrase and ignored it: each path is read with it, then without. */
function readingsOfPhrase(network: Network, hasPassphrase: boolean): readonly KeyReading[] {
  const withIt = presetPaths(network).map(atPath);
  if (!hasPassphrase) return withIt;
  return withIt.flatMap((reading) => [reading, { ...reading, usesPassphrase: false }]);
}

function pathsOfExtendedKey(depth: number, isPrivate: boolean, network: Network): readonly string[] {
  if (depth === ACCOUNT_DEPTH) return ['m/0', 'm/1'];
  if (depth === CHAIN_DEPTH) return ['m'];
  if (depth === 0 && isPrivate) return [...presetPaths(network), ...CORE_PATHS];
  return ['m/0', 'm', 'm/1'];
}

/** The readings of some keys; `usesPassphrase` is false only where a passphrase was given and is left out. */
export function readingsOf(material: KeyMaterial, network: Network): readonly KeyReading[] {
  switch (material.origin) {
    case 'phrase':
      return readingsOfPhrase(network, material.passphrase.length > 0);
    case 'extended-private-key':
    case 'extended-public-key': {
      const isPrivate = material.origin === 'extended-private-key';
      return pathsOfExtendedKey(depthOfExtendedKey(material.key), isPrivate, network).map(atPath);
    }
    case 'multisig':
      return MULTISIG_PATHS.map(atPath);
    case 'private-key':
      // Dogecoin Core writes the seed of its master key as it writes any other key.
      return (material.keyForm === 'compressed' ? ['', ...CORE_PATHS] : ['']).map(atPath);
    case 'address':
      return [atPath('')];
  }
}
