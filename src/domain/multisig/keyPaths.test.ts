import { describe, expect, it } from 'vitest';
import { deriveNode, extendedPublicKey, masterNode } from '../keys/hdKeys.ts';
import { cosignerPath, readCosigner } from './cosignerKey.ts';
import { pathDifferences } from './keyPaths.ts';
import type { Cosigner } from './MultisigWallet.ts';
import { readWalletText } from './walletText.ts';

const PATH = cosignerPath('mainnet');
const rootOf = (person: number) => masterNode(new Uint8Array(32).fill(person), 'mainnet');
const keyOf = (person: number, path = PATH) => extendedPublicKey(deriveNode(rootOf(person), path));

function cosigner(text: string): Cosigner {
  const read = readCosigner(text, 'mainnet');
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

const OWN = cosigner(`[0000000a/48'/3'/0'/0']${keyOf(1)}`);
const THEIRS = `[0000000b/48'/3'/0'/0']${keyOf(2)}`;

function differences(mine: string, theirs = THEIRS) {
  const read = readWalletText(`sh(sortedmulti(2,${mine}/0/*,${theirs}/0/*))`, 'mainnet');
  if (!read.ok) throw new Error(read.problem.kind);
  return pathDifferences(read.value, [OWN]);
}

describe('the paths that a shared wallet’s text says', () => {
  it.each([
    ['the same as ours', `[0000000a/48h/3h/0h/0h]${keyOf(1)}`],
    ['none', keyOf(1)],
    ['none, with the fingerprint of nobody', `[00000000/48'/3'/0'/0']${keyOf(1)}`],
  ])('are passed over in silence where they are %s', (_, mine) => {
    expect(differences(mine)).toEqual([]);
  });

  it('differ for our key by the path or by the root', () => {
    const path = "m/44'/3'/0'";
    expect(differences(`[0000000a/44'/3'/0']${keyOf(1)}`, `[0000000b/44'/3'/0']${keyOf(2)}`)).toEqual([
      { kind: 'own-elsewhere', said: path, own: PATH },
    ]);
    expect(differences(`[0000000c/48'/3'/0'/0']${keyOf(1)}`)).toEqual([
      { kind: 'own-other-root', said: '0000000c', own: '0000000a' },
    ]);
  });

  it('may name our phrase for a key that it does not give out', () => {
    expect(differences(`[0000000a/48'/3'/7'/0']${keyOf(1, "m/48'/3'/7'/0'")}`)).toEqual([
      { kind: 'claims-ours', path: "m/48'/3'/7'/0'" },
      { kind: 'mixed', paths: [PATH, "m/48'/3'/7'/0'"] },
    ]);
  });

  it('are several where the keys come along several', () => {
    expect(differences(`[0000000a/48'/3'/0'/0']${keyOf(1)}`, `[0000000b/45']${keyOf(2)}`)).toEqual([
      { kind: 'mixed', paths: ["m/45'", PATH] },
    ]);
  });
});
