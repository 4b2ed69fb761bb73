/** Backups written by bitcoinj itself: their words derive its addresses. */
import { expect, it } from 'vitest';
import { encodeWif } from '../../../domain/keys/wif.ts';
import { curveKeyOps } from './curveKeyOps.ts';
import backups from './vectors/bitcoinjBackups.json' with { type: 'json' };

const read = (text: string, password = backups.password) =>
  curveKeyOps.readWallet({ kind: 'wallet-text', text, password }, 'mainnet');

const problemOf = async (text: string, password?: string) => {
  const wallet = await read(text, password);
  return wallet.ok ? null : wallet.problem;
};

async function partsOf(text: string) {
  const wallet = await read(text);
  if (!wallet.ok) throw new Error(JSON.stringify(wallet.problem));
  return wallet.value.parts;
}

it('finds what the words of a backup were paid at, and the change', async () => {
  const [words] = await partsOf(backups.backup);
  if (words === undefined) throw new Error('no words');
  const at = async (path: string, count: number) => {
    const reading = { path, usesPassphrase: true, part: 0 };
    const accounts = await curveKeyOps.derive(words, 'mainnet', reading, 0, count);
    return accounts.map(({ address }) => address);
  };
  expect(await at("m/0'/0", 3)).toEqual(backups.receiving);
  expect(await at("m/0'/1", 1)).toEqual([backups.change]);
  const typed = await curveKeyOps.read({ kind: 'phrase', text: backups.words, passphrase: '' }, 'mainnet');
  expect(typed).toEqual({ ok: true, value: words });
});

it('asks about the paths of those words', async () => {
  const wallet = await read(backups.backup);
  const paths = wallet.ok ? wallet.value.readings.map(({ path }) => path) : [];
  expect(paths).toEqual(expect.arrayContaining(["m/0'/0", "m/0'/1"]));
});

it('brings the keys that were imported, in both forms', async () => {
  const keys = (await partsOf(backups.backup)).flatMap((part) =>
    part.origin === 'private-key' ? [encodeWif(part.key, 'mainnet', part.keyForm === 'compressed')] : [],
  );
  expect(keys).toEqual(backups.importedKeys.map(({ wif }) => wif));
});

it('brings the keys of a wallet without words', async () => {
  const parts = await partsOf(backups.keysAlone);
  expect(parts.map(({ origin }) => origin)).toEqual(['private-key', 'private-key']);
});

it.each([
  ['a spending PIN', backups.withPin, undefined, { kind: 'has-pin' }],
  ['keys that only watch', backups.watching, undefined, { kind: 'no-keys', first: null }],
  ['another password', backups.backup, 'Correct horse', { kind: 'wrong-password' }],
])('refuses a backup with %s for that reason', async (_, text, password, problem) => {
  expect(await problemOf(text, password)).toEqual({ kind: 'wallet-text', problem });
});
