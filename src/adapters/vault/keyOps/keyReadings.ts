/** Lists the paths that imported keys may have been used with, likeliest first. */

import type { Network } from '../../../domain/address/Network.ts';
import { depthOfExtendedKey } from '../../../domain/keys/extendedKey.ts';
import type { KeyReading } from '../../../domain/keys/ImportSource.ts';
import { CORE_PATHS, pathPresets } from '../../../domain/keys/keyPath.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';

/** The depth of an account's key (m/44'/3'/0'), and of one of its chains. */
const ACCOUNT_DEPTH = 3;
const CHAIN_DEPTH = 4;

/** Where cosigners' addresses are: receiving ones, and change of other programs. */
const MULTISIG_PATHS = ['m/0', 'm/1'];

const atPath = (path: string): KeyReading => ({ path, usesPassphrase: true });

const presetPaths = (network: Network): readonly string[] => pathPresets(network).map(({ path }) => path);

/** Some wallets asked for a passphrase and ignored it: each path is tried with it, then without. */
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

/** The readings of some keys; `usesPassphrase` is false only when a given passphrase is left out. */
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
      // Dogecoin Core exports its master key's seed like any other key.
      return (material.keyForm === 'compressed' ? ['', ...CORE_PATHS] : ['']).map(atPath);
    case 'address':
      return [atPath('')];
  }
}
