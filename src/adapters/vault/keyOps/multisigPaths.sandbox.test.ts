/** Multisig keys from any path their owners use: BIP 48, BIP 45, a custom path, or the root. */
import { describe, expect, it } from 'vitest';
import { cosignerText, phraseRecord, vaultOf } from '../../../../mocks/fixtures/multisig/cosigners.ts';
import {
  finished,
  firstShared,
  loneCoin,
  proposeSpending,
  signedIn,
} from '../../../../mocks/fixtures/multisig/sharedPayments.ts';
import { Sandbox } from '../../../../mocks/sandbox/chain/Sandbox.ts';
import { walletsOf } from '../../../../mocks/vault/walletsOf.ts';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { deriveNode, extendedPublicKey } from '../../../domain/keys/hdKeys.ts';
import { BIP45_PATH } from '../../../domain/multisig/cosignerKey.ts';
import { readCosigners, writeDescriptor } from '../../../domain/multisig/descriptor.ts';
import { signaturesIn } from '../../../domain/psbt/Psbt.ts';
import { withParentNode } from './openKeys.ts';

const elsewhere = (await walletsOf([phraseRecord(90)])).keyrings[0]?.accounts[0]?.address as DogeAddress;

/** A key at a path of someone's phrase, with its origin as other wallets write it. */
function keyFrom(person: number, path: string): Promise<string> {
  const { material, network } = phraseRecord(person);
  if (material.origin !== 'phrase') throw new Error('no phrase');
  return withParentNode(material, network, { path: 'm', usesPassphrase: true }, (root) => {
    const fingerprint = Buffer.from(root.key.fingerprint).toString('hex');
    return `[${fingerprint}${path.slice(1)}]${extendedPublicKey(deriveNode(root, path))}`;
  });
}

function descriptorOf(required: number, keys: readonly string[]): string {
  const wallet = readCosigners(required, keys, 'regtest');
  if (!wallet.ok) throw new Error(wallet.problem.kind);
  return writeDescriptor(wallet.value);
}

describe('a wallet whose keys come from different paths', () => {
  it.each([
    ['BIP 45', BIP45_PATH],
    ['BIP 48 of another account', "m/48'/1'/7'/0'"],
    ['a path of its own', "m/44'/1'/3'"],
    ['the root', 'm'],
  ])('is signed for with a key from %s, and a node takes it', async (_, path) => {
    const keys = [await keyFrom(0, path), await cosignerText(1), await cosignerText(2)];
    const descriptor = descriptorOf(2, keys);
    const ours = await vaultOf(0, descriptor);
    const shared = await firstShared(ours);
    const sandbox = new Sandbox();
    const psbt = proposeSpending(shared, loneCoin(sandbox, shared.address, 500_000_000n), elsewhere);
    const half = await signedIn(ours, psbt);
    expect(half.inputs.flatMap(signaturesIn)).toHaveLength(1);
    expect(() => finished(half)).toThrow('unsigned');
    const whole = await signedIn(await vaultOf(1, descriptor), half);
    expect(sandbox.submit(finished(whole))).toMatchObject({ accepted: true, relayed: true });
  });

  it('is another wallet than one of the same phrases from other paths', async () => {
    const others = [await cosignerText(1), await cosignerText(2)];
    const addresses = await Promise.all(
      [BIP45_PATH, "m/48'/1'/0'/0'"].map(async (path) => {
        const descriptor = descriptorOf(2, [await keyFrom(0, path), ...others]);
        return (await firstShared(await vaultOf(0, descriptor))).address;
      }),
    );
    expect(new Set(addresses).size).toBe(2);
    expect(await keyFrom(0, "m/48'/1'/0'/0'")).toBe(await cosignerText(0));
  });

  it.each([
    ['says nothing of where it comes from', (key: string) => key.split(']')[1] ?? ''],
    ['has no fingerprint', (key: string) => key.replace(/\[[0-9a-f]{8}/, '[00000000')],
    ['has another fingerprint', (key: string) => key.replace(/\[[0-9a-f]{8}/, '[6e37edb9')],
    ['says another path', (key: string) => key.replace(/\[([0-9a-f]{8})[^\]]*/, "[$1/44'/3'/9'")],
  ])('is signed for with a key of ours that %s', async (_, change) => {
    for (const path of [BIP45_PATH, "m/48'/1'/0'/0'"]) {
      const descriptor = descriptorOf(1, [change(await keyFrom(0, path)), await cosignerText(1)]);
      const ours = await vaultOf(0, descriptor);
      const shared = await firstShared(ours);
      const psbt = proposeSpending(shared, loneCoin(new Sandbox(), shared.address, 500_000_000n), elsewhere);
      expect((await signedIn(ours, psbt)).inputs.flatMap(signaturesIn)).toHaveLength(1);
    }
  });

  it('is signed for with a key without fingerprint from a path of its own that it says', async () => {
    const key = (await keyFrom(0, "m/44'/1'/3'")).replace(/\[[0-9a-f]{8}/, '[00000000');
    const ours = await vaultOf(0, descriptorOf(1, [key, await cosignerText(1)]));
    const shared = await firstShared(ours);
    const psbt = proposeSpending(shared, loneCoin(new Sandbox(), shared.address, 500_000_000n), elsewhere);
    expect((await signedIn(ours, psbt)).inputs.flatMap(signaturesIn)).toHaveLength(1);
  });

  it('is not signed for with a key from elsewhere that lost where it comes from', async () => {
    const [, bare = ''] = (await keyFrom(0, "m/44'/1'/3'")).split(']');
    const descriptor = descriptorOf(1, [bare, await cosignerText(1)]);
    const ours = await vaultOf(0, descriptor);
    const shared = await firstShared(ours);
    const psbt = proposeSpending(shared, loneCoin(new Sandbox(), shared.address, 500_000_000n), elsewhere);
    await expect(signedIn(ours, psbt)).rejects.toThrow('nothing-to-sign');
  });
});
