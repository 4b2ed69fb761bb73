import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { deriveNode, extendedPrivateKey, extendedPublicKey, masterNode } from '../keys/hdKeys.ts';
import { BIP45_PATH, bipOfPath, cosignerPath, readCosigner, writeCosigner } from './cosignerKey.ts';
import { multisigAddresses } from './deriveMultisig.ts';
import { readCosigners, readDescriptor, writeDescriptor } from './descriptor.ts';
import { descriptorChecksum } from './descriptorChecksum.ts';
import described from './vectors/descriptors.json' with { type: 'json' };
import { walletCode } from './walletCode.ts';

const nodeOf = (person: number) =>
  deriveNode(masterNode(new Uint8Array(32).fill(person), 'mainnet'), cosignerPath('mainnet'));
const keyTextOf = (person: number): string =>
  `[0000000${person}/48h/3h/0h/0h]${extendedPublicKey(nodeOf(person))}`;
const THREE = [1, 2, 3].map(keyTextOf);

function wallet(required: number, texts: readonly string[]) {
  const made = readCosigners(required, texts, 'mainnet');
  if (!made.ok) throw new Error(made.problem.kind);
  return made.value;
}

const withVersion = (text: string, version: number): string => {
  const bytes = bs58check.decode(text);
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(0, version);
  return bs58check.encode(bytes);
};

describe('the checksum of BIP 380', () => {
  it('is that of its vectors', () => {
    expect(descriptorChecksum('raw(deadbeef)')).toBe('89f8spxm');
    expect(descriptorChecksum('raw(deedbeef)')).not.toBe('89f8spxm');
    expect(descriptorChecksum('raw(Ü)')).toBeNull();
  });

  it.each(['', '89f8spxmx', '89f8spx', '#9f8spxm', '00000000'])('refuses %s', (checksum) => {
    expect(readDescriptor(`raw(deadbeef)#${checksum}`, 'mainnet')).toEqual({
      ok: false,
      problem: { kind: 'bad-checksum' },
    });
  });

  it('is what Core writes behind sorted keys', () => {
    // the example of https://github.com/bitcoin/bitcoin/blob/master/doc/descriptors.md
    const keys =
      'xpub6ERApfZwUNrhLCkDtcHTcxd75RbzS1ed54G1LkBUHQVHQKqhMkhgbmJbZRkrgZw4koxb5JaHWkY4ALHY2grBGRjaDMzQLcgJvLJuZZvRcEL';
    expect(descriptorChecksum(`pkh([d34db33f/44'/0'/0']${keys}/1/*)`)).toBe('ml40v0wf');
    // from Core's src/test/descriptor_tests.cpp, which are also BIP 380's vectors
    const other =
      'xpub68NZiKmJWnxxS6aaHmn81bvJeTESw724CRDs6HbuccFQN9Ku14VQrADWgqbhhTHBaohPX4CjNLf9fq9MYo6oDaPPLPxSb7gwQN3ih19Zm4Y';
    const multi = `sh(multi(2,[00000000/111'/222]${keys},${other}/0))`;
    expect(descriptorChecksum(multi)).toBe('tjg09x5t');
    for (const bad of ['#', '#tjg09x5tq', '#tjg09x5', '#tjg09xat', '##tjg09x5t'])
      expect(readDescriptor(multi + bad, 'mainnet')).toMatchObject({ problem: { kind: 'bad-checksum' } });
    expect(readDescriptor(`${multi.replace('(2,', '(3,')}#tjg09x5t`, 'mainnet')).toMatchObject({
      problem: { kind: 'bad-checksum' },
    });
    expect(readDescriptor(`${multi}#tjg09x5t`, 'mainnet')).toMatchObject({
      problem: { kind: 'other-script' },
    });
  });
});

describe('a descriptor', () => {
  it('is read as it was written, and is the same whatever the order of the keys', () => {
    const text = writeDescriptor(wallet(2, THREE));
    expect(text).toMatch(
      /^sh\(sortedmulti\(2,\[0000000\d\/48'\/3'\/0'\/0'\]dgub\w+\/0\/\*,.*\)\)#[a-z0-9]{8}$/,
    );
    expect(readDescriptor(text, 'mainnet')).toEqual({ ok: true, value: wallet(2, THREE) });
    expect(writeDescriptor(wallet(2, THREE.toReversed()))).toBe(text);
    expect(walletCode(wallet(2, THREE.toReversed()))).toBe(walletCode(wallet(2, THREE)));
    expect(walletCode(wallet(3, THREE))).not.toBe(walletCode(wallet(2, THREE)));
    expect(walletCode(wallet(2, THREE))).toMatch(/^([0-9A-F]{4} ){3}[0-9A-F]{4}$/);
  });

  it('may have both chains, line breaks, no checksum, and the versions of Bitcoin', () => {
    const keys = THREE.map((text) => {
      const [origin = '', key = ''] = text.split(']');
      return `${origin}]${withVersion(key, 0x0488b21e)}/<0;1>/*`;
    });
    const text = `sh(sortedmulti(2,\n ${keys.join(',\n ')}\n))`;
    expect(readDescriptor(text, 'mainnet')).toEqual({ ok: true, value: wallet(2, THREE) });
  });

  it('finds every single wrong letter', () => {
    const text = writeDescriptor(wallet(2, THREE));
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === 'q' ? 'p' : 'q';
      const read = readDescriptor(text.slice(0, at) + other + text.slice(at + 1), 'mainnet');
      expect([at, read.ok]).toEqual([at, false]);
    }
  });

  it.each(['/0/*', '/<0;1>/*', '/**'])('names the same wallet with “%s” behind its keys', (path) => {
    const text = `sh(sortedmulti(2,${THREE.map((key) => key + path).join(',')}))`;
    expect(readDescriptor(text, 'mainnet')).toEqual({ ok: true, value: wallet(2, THREE) });
  });

  it.each(['', '/1/*'])('means other addresses with “%s” behind all of its keys, and is refused', (path) => {
    const text = `sh(sortedmulti(2,${THREE.map((key) => key + path).join(',')}))`;
    expect(readDescriptor(text, 'mainnet')).toEqual({
      ok: false,
      problem: { kind: 'key-path', position: 1 },
    });
  });

  it.each([
    ['/0/*', '/1/*'],
    ['/0/*', ''],
    ['/0/*', '/<0;1>/*'],
    ['/**', '/0/*'],
  ])('is no wallet with “%s” behind one key and “%s” behind another', (first, third) => {
    const text = `sh(sortedmulti(2,${THREE[0]}${first},${THREE[1]}${first},${THREE[2]}${third}))`;
    expect(readDescriptor(text, 'mainnet')).toEqual({
      ok: false,
      problem: { kind: 'key-path', position: 3 },
    });
  });

  it('has the first address that two other libraries find for it, or is refused', () => {
    for (const { descriptor, firstAddress, isWallet } of described.descriptors) {
      const read = readDescriptor(descriptor, 'mainnet');
      const [first] = read.ok ? multisigAddresses(read.value, 'mainnet', 'm/0', [0]) : [];
      expect([descriptor, first?.address]).toEqual([descriptor, isWallet ? firstAddress : undefined]);
    }
    expect(described.descriptors).toHaveLength(4);
  });

  it.each(['/2/*', '/0/0/*', '/*', "/0/*'", '/0', '/<1;0>/*', '/<0;1>'])('with “%s” is refused', (path) => {
    const text = `sh(sortedmulti(1,${THREE[0]}/0/*,${THREE[1]}${path}))`;
    expect(readDescriptor(text, 'mainnet')).toEqual({
      ok: false,
      problem: { kind: 'key-path', position: 2 },
    });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['hello', { kind: 'unreadable' }],
    [`wsh(sortedmulti(2,${THREE.join(',')}))`, { kind: 'other-script' }],
    [`sh(multi(2,${THREE.join(',')}))`, { kind: 'other-script' }],
    [`sh(sortedmulti(4,${THREE.join(',')}))`, { kind: 'required', required: 4, count: 3 }],
    [`sh(sortedmulti(0,${THREE.join(',')}))`, { kind: 'required', required: 0, count: 3 }],
    [`sh(sortedmulti(1,${THREE[0]}))`, { kind: 'key-count', count: 1, least: 2, most: 15 }],
    [`sh(sortedmulti(2,${THREE[0]},${THREE[1]},${THREE[0]}))`, { kind: 'duplicate-key', position: 3 }],
    [`sh(sortedmulti(1,${THREE[0]},${extendedPrivateKey(nodeOf(4))}))`, { kind: 'private-key', position: 2 }],
    [`sh(sortedmulti(1,${THREE[0]},dgub))`, { kind: 'bad-key', position: 2 }],
    [
      `sh(sortedmulti(1,${THREE[0]},${withVersion(extendedPublicKey(nodeOf(4)), 0x043587cf)}))`,
      { kind: 'other-network', position: 2 },
    ],
  ])('is refused by name: %s', (text, problem) => {
    expect(readDescriptor(text, 'mainnet')).toEqual({ ok: false, problem });
  });

  it('has at most 15 keys', () => {
    const texts = Array.from({ length: 16 }, (_, at) => extendedPublicKey(nodeOf(at + 1)));
    expect(readCosigners(15, texts.slice(0, 15), 'mainnet').ok).toBe(true);
    expect(readCosigners(15, texts, 'mainnet')).toMatchObject({ problem: { kind: 'key-count', count: 16 } });
  });
});

describe("a cosigner's key", () => {
  it('counts as its own root when nothing says where it comes from', () => {
    const root = masterNode(new Uint8Array(32).fill(1), 'mainnet');
    const read = readCosigner(extendedPublicKey(root), 'mainnet');
    expect(read).toMatchObject({ ok: true, value: { path: 'm' } });
    if (!read.ok) return;
    expect(read.value.fingerprint).toBe(Buffer.from(root.key.fingerprint).toString('hex'));
    expect(readCosigner(writeCosigner(read.value), 'mainnet')).toEqual(read);
  });

  it('is read from where BIP 45 has it', () => {
    const key = extendedPublicKey(nodeOf(1));
    expect(readCosigner(`[0000000a/45']${key}`, 'mainnet')).toMatchObject({ value: { path: BIP45_PATH } });
    expect(readCosigner(`[0000000a/45h]${key}/0/*`, 'mainnet')).toMatchObject({
      value: { path: BIP45_PATH },
    });
  });

  it.each([0, 1, 2, 14])(
    "is refused with BIP 45's own step for cosigner %i, whose addresses are others",
    (at) => {
      const text = `[0000000a/45']${extendedPublicKey(nodeOf(1))}`;
      for (const addresses of [`/${at}/0/*`, `/${at}/1/*`, `/${at}/<0;1>/*`])
        expect(readCosigner(text + addresses, 'mainnet')).toEqual({ ok: false, problem: 'key-path' });
    },
  );

  it.each([
    ["m/45'", 45],
    ["m/48'/3'/0'/0'", 48],
    ["m/48'/3'/0'", null],
    ["m/44'/3'/0'", null],
    ['m', null],
  ])('at %s follows %s', (path, bip) => {
    expect(bipOfPath(path)).toBe(bip);
  });
});

describe('addresses', () => {
  it('come in both chains from all keys, which are known with their origins', () => {
    const [first, second] = multisigAddresses(wallet(2, THREE), 'mainnet', 'm/0', [0, 1]);
    const [change] = multisigAddresses(wallet(2, THREE), 'mainnet', 'm/1', [0]);
    expect(new Set([first?.address, second?.address, change?.address]).size).toBe(3);
    expect(first?.address).toMatch(/^[9A]/);
    expect(first?.origins).toHaveLength(3);
    for (const { publicKey } of first?.origins ?? []) expect(first?.redeemScript).toContain(publicKey);
    expect(first?.origins[0]?.path.slice(-2)).toEqual([0, 0]);
    expect(change?.origins[0]?.path.slice(-2)).toEqual([1, 0]);
  });

  it('do not come from a key off the curve', () => {
    const bytes = bs58check.decode(extendedPublicKey(nodeOf(1)));
    bytes.fill(0xff, 46);
    const read = readCosigners(1, [bs58check.encode(bytes), THREE[1] ?? ''], 'mainnet');
    if (!read.ok) throw new Error('read');
    expect(() => multisigAddresses(read.value, 'mainnet', 'm/0', [0])).toThrow(RangeError);
  });
});
