import bs58check from 'bs58check';
import { describe, expect, it } from 'vitest';
import { scriptOfAddress } from '../address/addressScript.ts';
import { deriveNode, extendedPrivateKey, extendedPublicKey, masterNode } from '../keys/hdKeys.ts';
import { isColdcardText, readColdcardText, writeColdcardText } from './coldcardText.ts';
import { multisigAddresses } from './deriveMultisig.ts';
import { readDescriptor, writeDescriptor } from './descriptor.ts';
import type { MultisigWallet } from './MultisigWallet.ts';
import { isWalletText, readWalletText } from './walletText.ts';

const nodeOf = (person: number) =>
  deriveNode(masterNode(new Uint8Array(32).fill(person), 'mainnet'), "m/48'/3'/0'/0'");
const keyOf = (person: number) => extendedPublicKey(nodeOf(person));
const lineOf = (person: number) => `0000000${person.toString(16)}: ${keyOf(person)}`;

const withVersion = (text: string, version: number): string => {
  const bytes = bs58check.decode(text);
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(0, version);
  return bs58check.encode(bytes);
};

const text = (keys: readonly string[], policy = `2 of ${keys.length}`, rest = 'Format: P2SH') =>
  ['# of a test', 'Name: Family', `Policy: ${policy}`, rest, "Derivation: m/48'/3'/0'/0'", '', ...keys].join(
    '\n',
  );

const THREE = [1, 2, 3].map(lineOf);

function read(given: string): MultisigWallet {
  const wallet = readColdcardText(given, 'mainnet');
  if (!wallet.ok) throw new Error(wallet.problem.kind);
  return wallet.value;
}

/**
 * Sparrow's file for Keystone, and the first address that both show.
 *
 * @see https://github.com/KeystoneHQ/keystone3-firmware (rust/apps/bitcoin/src/multi_sig/address.rs, tests)
 */
const SPARROW = {
  text: `# Keystone Multisig setup file (created by Sparrow)
            #
            Name: testnet1
            Policy: 2 of 2
            Derivation: m/45'
            Format: P2SH

            C45358FA: xpub69LCBLAWzswdEpR3NrkKLYfE4o14hR5MxbKQbnR5aAjZvNZLc1ein6v1hdQZg59bLapjKb6XH9r7wQF5NUW6D6EFniSYESszdT5bXrn35WE
            73C5DA0A: xpub68jrRzQopSUSiczuqjRwvVn3CFtSEZY6a3jbT66LM3tvt1rXtYT7Udi8dt3m1qj3q8pKZjt7tqrSt7bRN4LD2vSVq1167PSA5AyM31FUHwU
            `,
  /** Bitcoin's: the same hash of the same script */
  address: '3HzJmPbAqp1mdd6Xj4e5L6PpYSQb35WiWp',
};

describe("Coldcard's text", () => {
  it('of another wallet gives the addresses that this one shows', () => {
    const wallet = read(SPARROW.text);
    expect(wallet.cosigners.map(({ fingerprint, path }) => `${fingerprint} ${path}`).sort()).toEqual([
      "73c5da0a m/45'",
      "c45358fa m/45'",
    ]);
    const [first] = multisigAddresses(wallet, 'mainnet', 'm/0', [0]);
    const script = scriptOfAddress(first?.address ?? ('' as never), 'mainnet');
    expect(Buffer.from(script.subarray(2, 22)).toString('hex')).toBe(
      Buffer.from(bs58check.decode(SPARROW.address).subarray(1)).toString('hex'),
    );
  });

  it('is read as it was written, and means the same as the descriptor', () => {
    const wallet = read(text(THREE));
    expect(read(writeColdcardText(wallet))).toEqual(wallet);
    expect(readDescriptor(writeDescriptor(wallet), 'mainnet')).toEqual({ ok: true, value: wallet });
    expect(readWalletText(writeColdcardText(wallet), 'mainnet')).toEqual(
      readWalletText(writeDescriptor(wallet), 'mainnet'),
    );
    expect(isWalletText(writeColdcardText(wallet)) && isWalletText(writeDescriptor(wallet))).toBe(true);
    expect(isWalletText(keyOf(1)) || isColdcardText('Policy')).toBe(false);
  });

  it('names the same wallet in any order of keys, with a path of its own for each, and of any line ends', () => {
    const [one, two, three] = THREE;
    const other = `Policy: 2/3\r\nderivation: m/48h/3h/0h/0h\r\n${three}\r\n${one}\r\nDerivation: m/48'/3'/0'/0'\r\n${two}`;
    expect(read(other)).toEqual(read(text(THREE)));
    const mixed = read(text([`Derivation: m/45'\n${one}`, `Derivation: m/48'/3'/1'/0'\n${two}`], '1 of 2'));
    expect(new Set(mixed.cosigners.map(({ path }) => path))).toEqual(new Set(["m/45'", "m/48'/3'/1'/0'"]));
  });

  it('may have the versions of Bitcoin', () => {
    const bitcoin = [1, 2, 3].map((person) => `0000000${person}: ${withVersion(keyOf(person), 0x0488b21e)}`);
    expect(read(text(bitcoin))).toEqual(read(text(THREE)));
  });

  it('has at most 15 keys', () => {
    const keys = Array.from({ length: 16 }, (_, at) => `000000${(at + 16).toString(16)}: ${keyOf(at + 1)}`);
    expect(readColdcardText(text(keys.slice(0, 15)), 'mainnet').ok).toBe(true);
    expect(readColdcardText(text(keys), 'mainnet')).toMatchObject({
      problem: { kind: 'key-count', count: 16 },
    });
  });

  it.each([
    ['nothing', '  ', { kind: 'empty' }],
    ['a line that says nothing', text(['hello', ...THREE]), { kind: 'unreadable' }],
    ['an unknown line', text(['Color: red', ...THREE]), { kind: 'unreadable' }],
    ['no policy', THREE.join('\n'), { kind: 'unreadable' }],
    ['two policies', text(['Policy: 1 of 3', ...THREE]), { kind: 'unreadable' }],
    ['a policy of words', text(THREE, 'two of three'), { kind: 'unreadable' }],
    ['more than any wallet takes', text([...THREE, `# ${'x'.repeat(10_000)}`]), { kind: 'unreadable' }],
    ['another script', text(THREE, '2 of 3', 'Format: P2WSH'), { kind: 'other-script' }],
    [
      'a phrase beside it',
      text([`seed: ${'zoo '.repeat(11)}wrong`, ...THREE]),
      { kind: 'private-key', position: 1 },
    ],
    [
      'a private key',
      text([lineOf(1), `00000002: ${extendedPrivateKey(nodeOf(2))}`]),
      { kind: 'private-key', position: 2 },
    ],
    ['half a key', text([lineOf(1), '00000002: dgub']), { kind: 'bad-key', position: 2 }],
    ['the same key twice', text([lineOf(1), lineOf(2), lineOf(1)]), { kind: 'duplicate-key', position: 3 }],
    [
      'the same key under another root',
      text([lineOf(1), `0000000f: ${keyOf(1)}`]),
      { kind: 'duplicate-key', position: 2 },
    ],
    [
      'a key of another network',
      text([lineOf(1), `00000002: ${withVersion(keyOf(2), 0x043587cf)}`]),
      { kind: 'other-network', position: 2 },
    ],
    ['more signatures than keys', text(THREE, '4 of 3'), { kind: 'required', required: 4, count: 3 }],
    ['no signature', text(THREE, '0 of 3'), { kind: 'required', required: 0, count: 3 }],
    ['one key', text([lineOf(1)], '1 of 1'), { kind: 'key-count', count: 1, least: 2, most: 15 }],
    ['a key too few', text([lineOf(1), lineOf(2)], '2 of 3'), { kind: 'listed', listed: 2, count: 3 }],
    ['a key too many', text(THREE, '2 of 2'), { kind: 'listed', listed: 3, count: 2 }],
    ['a key without a path', `Policy: 1 of 2\n${lineOf(1)}\n${lineOf(2)}`, { kind: 'no-path', position: 1 }],
    ['a path that is none', text(["Derivation: m/48'/x'", ...THREE]), { kind: 'no-path', position: 1 }],
    [
      'addresses elsewhere',
      text([lineOf(1), `00000002: ${keyOf(2)}/0/0/*`]),
      { kind: 'key-path', position: 2 },
    ],
  ])('is refused by name for %s', (_, given, problem) => {
    expect(readColdcardText(given, 'mainnet')).toEqual({ ok: false, problem });
  });
});
