import { Buffer } from 'node:buffer';
import { pbkdf2Sync } from 'node:crypto';
import bitcore from 'bitcore-lib-doge';
import { describe, expect, it } from 'vitest';
import { DGPV, DGUB } from '../../../../mocks/fixtures/vault/records.fixture.ts';
import type { KeyReading } from '../../../domain/keys/ImportSource.ts';
import type { ImportSource, VaultAccount } from '../../../ports/Vault.ts';
import { curveKeyOps } from './curveKeyOps.ts';

/**
 * Where coins of Dogecoin wallets have been found, and what their owners still have. The addresses were computed with
 * bitcore-lib-doge and with bip32 and bitcoinjs-lib, which agree; the test computes the first again.
 */
interface Lost {
  readonly name: string;
  readonly source: ImportSource;
  /** how a second library finds the key: seed and path, or the key itself */
  readonly other: { readonly passphrase: string; readonly path: string } | { readonly wif: string };
  readonly address: string;
  readonly reading: KeyReading;
  readonly index: number;
}

const WORDS = `${'abandon '.repeat(11)}about`;
const phrase = (passphrase = ''): ImportSource => ({ kind: 'phrase', text: WORDS, passphrase });
const wif = (text: string): ImportSource => ({ kind: 'private-key', text });
const extended = (text: string): ImportSource => ({ kind: 'extended-key', text });
const at = (path: string, usesPassphrase = true): KeyReading => ({ path, usesPassphrase });

const STANDARD = "m/44'/3'/0'/0";
const DGUB_CHAIN =
  'dgub8toY7HgJc8TXA6fsb32FeTVrnqYMsBghLkw1Bu1XeDVJRun2YmnQTJUcNFPfcNs6Kf14DJo1gfKMFucNbdwQweXU1qknNHmTQfLKQLQTaS1';

const LOST: readonly Lost[] = [
  {
    name: 'the first account of a phrase',
    source: phrase(),
    other: { passphrase: '', path: `${STANDARD}/0` },
    address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
    reading: at(STANDARD),
    index: 0,
  },
  {
    name: 'a phrase whose passphrase counts',
    source: phrase('TREZOR'),
    other: { passphrase: 'TREZOR', path: `${STANDARD}/0` },
    address: 'DMn7J63QSZUR9XNxsUJtvsttZVzV9Am4qM',
    reading: at(STANDARD),
    index: 0,
  },
  {
    name: 'a wallet that asked for a passphrase and a path and ignored both',
    source: phrase('TREZOR'),
    other: { passphrase: '', path: `${STANDARD}/4` },
    address: 'DTdrvUHbk5oMyi62tM7LqrjAcXfqB7eaad',
    reading: at(STANDARD, false),
    index: 4,
  },
  {
    name: 'the change of another wallet',
    source: phrase(),
    other: { passphrase: '', path: "m/44'/3'/0'/1/5" },
    address: 'DSgVN5Pp96FYwebkhizCFtwcyNQqASaTJf',
    reading: at("m/44'/3'/0'/1"),
    index: 5,
  },
  {
    name: 'a second account',
    source: phrase(),
    other: { passphrase: '', path: "m/44'/3'/1'/0/0" },
    address: 'DEiUcV7xvCRdpQmsW3i8T9EVsb7zeiUQRt',
    reading: at("m/44'/3'/1'/0"),
    index: 0,
  },
  {
    name: 'a fifth account',
    source: phrase(),
    other: { passphrase: '', path: "m/44'/3'/4'/0/2" },
    address: 'D9LyKtHQPeM6JJVB4ZBfnJvyB5ppq4LU7w',
    reading: at("m/44'/3'/4'/0"),
    index: 2,
  },
  {
    name: 'the old Android wallet',
    source: phrase(),
    other: { passphrase: '', path: "m/0'/0/3" },
    address: 'DTXmDQxGEXXketwWkX1xiCov4tPCarQL9g',
    reading: at("m/0'/0"),
    index: 3,
  },
  {
    name: 'the change of the old Android wallet',
    source: phrase(),
    other: { passphrase: '', path: "m/0'/1/2" },
    address: 'DR9xjdha22AmWmmsXyxhDftrisAzp8in9R',
    reading: at("m/0'/1"),
    index: 2,
  },
  {
    name: 'an imported key',
    source: wif('QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx'),
    other: { wif: 'QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx' },
    address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
    reading: at(''),
    index: 0,
  },
  {
    name: 'an uncompressed key, copied over two lines',
    source: wif('6JPaMAeJjouhb8xPzFzETYCHJAJ9\n  wBoFsCyC1LXFSTcZDmHgy6L\n'),
    other: { wif: '6JPaMAeJjouhb8xPzFzETYCHJAJ9wBoFsCyC1LXFSTcZDmHgy6L' },
    address: 'DDKHC5VfJ36c9BhX8YP3X4nQ7GDxUZZWP8',
    reading: at(''),
    index: 0,
  },
  {
    name: 'the extended private key of an account',
    source: extended(DGPV),
    other: { passphrase: '', path: `${STANDARD}/7` },
    address: 'DFYfZKExgT3DB1FhgkxsPooTUsbWTsP7Rw',
    reading: at('m/0'),
    index: 7,
  },
  {
    name: 'the extended public key of an account, and its change',
    source: extended(DGUB),
    other: { passphrase: '', path: "m/44'/3'/0'/1/5" },
    address: 'DSgVN5Pp96FYwebkhizCFtwcyNQqASaTJf',
    reading: at('m/1'),
    index: 5,
  },
  {
    name: 'the extended public key of a chain',
    source: extended(DGUB_CHAIN),
    other: { passphrase: '', path: `${STANDARD}/7` },
    address: 'DFYfZKExgT3DB1FhgkxsPooTUsbWTsP7Rw',
    reading: at('m'),
    index: 7,
  },
];

const GAP = 20;

async function open(source: ImportSource) {
  const read = await curveKeyOps.read(source, 'mainnet');
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
}

/** Like discovery: checks the first accounts of each reading, likeliest first. */
async function find(source: ImportSource, address: string) {
  const material = await open(source);
  const indexes: { reading: KeyReading; account: VaultAccount }[] = [];
  for (const reading of curveKeyOps.readings(material, 'mainnet')) {
    for (const account of await curveKeyOps.derive(material, 'mainnet', reading, 0, GAP)) {
      if (account.address === address) indexes.push({ reading, account });
    }
  }
  return { material, indexes };
}

/** BIP39's seed by Node's own PBKDF2, and the rest by bitcore-lib-doge. */
function addressOfOther(other: Lost['other']): string {
  if ('wif' in other) return bitcore.PrivateKey.fromWIF(other.wif).toAddress().toString();
  const seed = pbkdf2Sync(WORDS, `mnemonic${other.passphrase}`, 2048, 64, 'sha512');
  const root = bitcore.HDPrivateKey.fromSeed(Buffer.from(seed).toString('hex'), bitcore.Networks.livenet);
  return root.deriveChild(other.path).privateKey.toAddress().toString();
}

describe('coins are found again', () => {
  it.each(LOST)('$name', async ({ source, other, address, reading, index }) => {
    const { material, indexes } = await find(source, address);
    expect(indexes.map((index) => index.reading)).toEqual([reading]);
    expect(indexes[0]?.account.index).toBe(index);
    expect(addressOfOther(other)).toBe(address);
    const record = curveKeyOps.record(material, 'mainnet', { reading, indexes: [index] });
    expect(await curveKeyOps.keyring('one', record)).toMatchObject({ accounts: [indexes[0]?.account] });
  });

  it('under a path that a person knows', async () => {
    const material = await open(phrase());
    const [account] = await curveKeyOps.derive(material, 'mainnet', at("m/44'/0'/0'/0"), 0, 1);
    expect(account?.address).toBe('DQyGohGYpVsq1oyLh35PpRz5kf3qwZonzL');
    expect(addressOfOther({ passphrase: '', path: "m/44'/0'/0'/0/0" })).toBe(account?.address);
  });

  it('and shown as the key that the second library has', async () => {
    for (const { source, other, reading, index } of LOST) {
      const material = await open(source);
      const record = curveKeyOps.record(material, 'mainnet', { reading, indexes: [index] });
      const secret = await curveKeyOps.reveal(record, { kind: 'private-key', index });
      if (material.origin === 'extended-public-key') expect(secret).toBeNull();
      else if ('wif' in other) expect(secret).toMatchObject({ text: other.wif });
      else expect(secret).toMatchObject({ address: addressOfOther(other) });
    }
  });
});
