/** Other programs' wallets: what their texts import to, and the problem where they don't. */
import { describe, expect, it } from 'vitest';
import core from '../../../domain/keys/vectors/coreHd.json' with { type: 'json' };
import { encodeWif } from '../../../domain/keys/wif.ts';
import { curveKeyOps } from './curveKeyOps.ts';
import backups from './vectors/walletBackups.json' with { type: 'json' };
import type { ReadWallet } from './walletText.ts';

const [, MASTER] = core;
const ADDRESSES = MASTER?.addresses ?? [];
const wifOf = (byte: number, isCompressed = true) =>
  encodeWif(new Uint8Array(32).fill(byte), 'mainnet', isCompressed);

const lineOf = (at: number, said: string) =>
  `${ADDRESSES[at]?.wif} 2024-01-01T00:00:00Z ${said} # addr=${ADDRESSES[at]?.address} hdkeypath=${ADDRESSES[at]?.path}`;
const EXTENDED = `# extended private masterkey: ${MASTER?.extendedPrivateMasterKey}`;
const SEED = `${MASTER?.hdmasterWif} 2024-01-01T00:00:00Z hdmaster=1 # addr=D hdkeypath=m`;
const KEYS = [
  lineOf(1, 'label=Shop'),
  lineOf(2, 'reserve=1'),
  lineOf(4, 'label=Far%20away'),
  `${wifOf(7, false)} 2014-01-01T00:00:00Z label=Old`,
  `${wifOf(8)} 2014-01-01T00:00:00Z reserve=1`,
  `${wifOf(9)} 2014-01-01T00:00:00Z change=1`,
  `${wifOf(9)} 2014-01-01T00:00:00Z change=1`,
];
const CORE = ["m/0'/3'/*'", "m/0'/0'/*'"];

const readText = (text: string, password = '') =>
  curveKeyOps.readWallet({ kind: 'wallet-text', text, password }, 'mainnet');

async function read(text: string, password = ''): Promise<ReadWallet> {
  const wallet = await readText(text, password);
  if (!wallet.ok) throw new Error(JSON.stringify(wallet.problem));
  return wallet.value;
}

const problemOf = async (text: string, password = '') => {
  const wallet = await readText(text, password);
  return wallet.ok ? null : wallet.problem;
};

async function addressAt({ parts }: ReadWallet, path: string, index: number, part = 0) {
  const material = parts[part];
  if (!material) throw new Error('no such part');
  const reading = { path, usesPassphrase: true, part };
  const [account] = await curveKeyOps.derive(material, 'mainnet', reading, index, 1);
  return account?.address;
}

describe('a dump of Dogecoin Core', () => {
  it.each([
    ['both forms of its master', [EXTENDED, SEED]],
    ['its extended master key', [EXTENDED]],
    ['the seed of its master key', [SEED]],
  ])('with %s is one wallet and the keys beside it', async (_, masters) => {
    const wallet = await read([...masters, ...KEYS].join('\n'));
    expect(wallet.parts.map(({ origin }) => origin)).toEqual([
      'extended-private-key',
      ...Array.from({ length: 3 }, () => 'private-key'),
    ]);
    expect(wallet.readings.map(({ path, part }) => [path, part])).toEqual([
      ...CORE.map((path) => [path, 0]),
      ...[1, 2, 3].map((part) => ['', part]),
    ]);
    const reading = { path: CORE[0], usesPassphrase: true, part: 0 };
    expect(wallet.named).toEqual([
      { reading, index: 1, label: 'Shop' },
      { reading, index: 300, label: 'Far away' },
      { reading: { path: '', usesPassphrase: true, part: 1 }, index: 0, label: 'Old' },
    ]);
    expect(await addressAt(wallet, CORE[0] ?? '', 300)).toBe(ADDRESSES[4]?.address);
  });

  it('without its master is all of its keys', async () => {
    const wallet = await read(KEYS.join('\n'));
    expect(wallet.parts).toHaveLength(6);
    expect(wallet.readings.every(({ path }) => path === '')).toBe(true);
    expect(await addressAt(wallet, '', 0, 0)).toBe(ADDRESSES[1]?.address);
  });

  it('takes no path that leads to another key', async () => {
    const wallet = await read([EXTENDED, lineOf(1, '').replace("3'/1'", "3'/2'")].join('\n'));
    expect(wallet.parts.map(({ origin }) => origin)).toEqual(['extended-private-key', 'private-key']);
    expect(wallet.named).toEqual([]);
  });

  it('with nothing but a master opens all it derives', async () => {
    for (const text of [EXTENDED, SEED]) {
      expect(await addressAt(await read(text), CORE[0] ?? '', 0)).toBe(ADDRESSES[0]?.address);
    }
  });

  it('tells which lines it could not read', async () => {
    const { unread } = await read(`${KEYS[0]}\nKwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn 2014`);
    expect(unread).toEqual({ lines: [{ line: 2, problem: { kind: 'bitcoin-key' } }], count: 1 });
  });

  it('of another coin says so', async () => {
    const text =
      '# extended private masterkey: xprvx\nKwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn 2014-01-01T00:00:00Z # addr=1';
    expect(await problemOf(text)).toEqual({
      kind: 'wallet-text',
      problem: { kind: 'no-keys', first: { line: 2, problem: { kind: 'bitcoin-key' } } },
    });
  });
});

describe('an encrypted backup', () => {
  it('of MultiDoge holds the keys of the same file in clear', async () => {
    const clear = await read(backups.keyFile);
    const opened = await read(backups.keyFileEncrypted, backups.password);
    expect(opened).toEqual(clear);
    expect(opened.parts).toHaveLength(2);
    expect(await addressAt(opened, '', 0, 1)).toBe(ADDRESSES[1]?.address);
  });

  it('of a wallet for Android holds its words, and the key it had before', async () => {
    const wallet = await read(backups.android, backups.password);
    expect(wallet.parts.map(({ origin }) => origin)).toEqual(['phrase', 'private-key']);
    expect(wallet.readings.map(({ path }) => path)).toContain("m/0'/0");
    const words = await curveKeyOps.read(
      {
        kind: 'phrase',
        text: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
        passphrase: '',
      },
      'mainnet',
    );
    expect(words).toEqual({ ok: true, value: wallet.parts[0] });
  });

  it.each([
    ['with line ends of Windows', backups.android.replaceAll('\n', '\r\n')],
    ['in one line', backups.android.replaceAll('\n', '')],
    ['with space around', `\n  ${backups.android}  `],
    ['behind a byte order mark', `\ufeff${backups.android}`],
  ])('is the same %s', async (_, text) => {
    expect((await read(text, backups.password)).parts).toHaveLength(2);
  });

  it.each([
    ['a wrong password', backups.keyFileEncrypted, 'Much secret', 'wrong-password'],
    ['no password', backups.keyFileEncrypted, '', 'wrong-password'],
    ['a text that is cut', backups.keyFileEncrypted.slice(0, 100), backups.password, 'damaged'],
    ['other letters', `${backups.keyFileEncrypted}!!`, backups.password, 'damaged'],
    ['a spending PIN', backups.androidPin, backups.password, 'has-pin'],
    ['another coin', backups.bitcoin, backups.password, 'other-chain'],
  ])('with %s says so', async (_, text, password, kind) => {
    expect(await problemOf(text, password)).toEqual({ kind: 'wallet-text', problem: { kind } });
  });
});
