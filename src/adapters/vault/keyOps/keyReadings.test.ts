import { describe, expect, it } from 'vitest';
import { phraseMaterial, RECORDS, recordOf } from '../../../../mocks/fixtures/vault/records.fixture.ts';
import type { KeyMaterial } from '../records/KeyRecord.ts';
import { curveKeyOps } from './curveKeyOps.ts';

const CORE = ["m/0'/3'/*' true", "m/0'/0'/*' true"];

describe('readings', () => {
  const pathsOf = (material: KeyMaterial) =>
    curveKeyOps.readings(material, 'mainnet').map(({ path, usesPassphrase }) => `${path} ${usesPassphrase}`);

  it('of a phrase are the paths that wallets have used', () => {
    const paths = pathsOf(phraseMaterial(16));
    expect(paths).toHaveLength(8);
    expect(paths.slice(0, 2)).toEqual(["m/44'/3'/0'/0 true", "m/44'/3'/0'/1 true"]);
  });

  it('of a phrase with a passphrase are each path with it, then without', () => {
    const paths = pathsOf(phraseMaterial(16, 'x'));
    expect(paths).toHaveLength(16);
    expect(paths.slice(0, 3)).toEqual(["m/44'/3'/0'/0 true", "m/44'/3'/0'/0 false", "m/44'/3'/0'/1 true"]);
  });

  it.each([
    [3, ['m/0 true', 'm/1 true']],
    [4, ['m true']],
    [1, ['m/0 true', 'm true', 'm/1 true']],
    [9, ['m/0 true', 'm true', 'm/1 true']],
  ])('of an extended key of depth %i lead to its chains', (depth, paths) => {
    for (const at of [3, 4]) {
      const material = RECORDS[at]?.material;
      if (material?.origin !== 'extended-private-key' && material?.origin !== 'extended-public-key') continue;
      const key = material.key.slice();
      key[4] = depth;
      expect(pathsOf({ ...material, key })).toEqual(paths);
    }
  });

  it('of a root are those of a phrase, unless it is public and cannot walk them', () => {
    const rootOf = (at: number): KeyMaterial => {
      const { material } = RECORDS[at] ?? recordOf(phraseMaterial(16));
      if (!('key' in material)) return material;
      const key = material.key.slice();
      key.fill(0, 4, 13);
      return { ...material, key };
    };
    expect(pathsOf(rootOf(3))).toEqual([...pathsOf(phraseMaterial(16)), ...CORE]);
    expect(pathsOf(rootOf(4))).toEqual(['m/0 true', 'm true', 'm/1 true']);
  });

  it('of a single key begin with the key itself; one with a short public key may be the seed of a wallet of Core', () => {
    const keyOf = (keyForm: 'compressed' | 'uncompressed'): KeyMaterial => ({
      origin: 'private-key',
      key: new Uint8Array(32).fill(1),
      keyForm,
    });
    expect(pathsOf(keyOf('compressed'))).toEqual([' true', ...CORE]);
    expect(pathsOf(keyOf('uncompressed'))).toEqual([' true']);
  });

  it('of an address is one, without path', () => {
    expect(pathsOf(RECORDS[7]?.material ?? phraseMaterial(16))).toEqual([' true']);
  });
});
