/** libdogecoin's own test vectors for keys, addresses and messages. Its phrases in other languages: `phrase.test.ts`. */
import { expect, it } from 'vitest';
import { addressOfPublicKey } from '../address/addressScript.ts';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { parseAddress } from '../address/parseAddress.ts';
import { parseTransaction } from '../tx/parse/parseTransaction.ts';
import { publicKeyOf } from './ecc.ts';
import { nodeOfExtendedKey, readExtendedKey } from './extendedKey.ts';
import { deriveNode, extendedPrivateKey, extendedPublicKey, type HdNode } from './hdKeys.ts';
import { signMessage, verifyMessage } from './messageSignature.ts';
import vectors from './vectors/libdogecoin.json' with { type: 'json' };
import { decodeWif, encodeWif } from './wif.ts';

type Row = Readonly<Record<string, string>>;
const rowsOf = (what: string): readonly Row[] =>
  (vectors as unknown as readonly Row[]).filter((row) => row.what?.startsWith(what));

function nodeOf(text = ''): HdNode {
  const read = readExtendedKey(text, 'mainnet');
  if (!read.ok) throw new TypeError(read.problem.kind);
  return nodeOfExtendedKey(read.value.bytes, 'mainnet');
}

function keyOf(wif = '', network: 'mainnet' | 'testnet' = 'mainnet') {
  const read = decodeWif(wif, network);
  if (!read.ok) throw new TypeError(read.problem.kind);
  return read.value;
}

it.each(rowsOf('derived'))('is derived at $path: $wif', (row) => {
  const { root, path = '', extendedPrivate, extendedPublic, address, wif } = row;
  const node = deriveNode(nodeOf(root), path);
  if (extendedPrivate !== undefined) expect(extendedPrivateKey(node)).toBe(extendedPrivate);
  if (extendedPublic !== undefined) expect(extendedPublicKey(node)).toBe(extendedPublic);
  if (address !== undefined) expect(addressOfPublicKey(node.key.publicKey, 'mainnet')).toBe(address);
  if (wif !== undefined) expect(encodeWif(node.key.privateKey ?? new Uint8Array(), 'mainnet')).toBe(wif);
});

it.each(rowsOf('public derivation'))('is derived of the public half at $path', (row) => {
  expect(extendedPublicKey(deriveNode(nodeOf(row.extendedPublic), row.path ?? ''))).toBe(row.result);
});

it.each(rowsOf('root and its address'))('has the address $address', (row) => {
  expect(addressOfPublicKey(nodeOf(row.extendedPrivate).key.publicKey, 'mainnet')).toBe(row.address);
});

it.each([...rowsOf('key and address'), ...rowsOf('message')])('is the key of $address', (row) => {
  const { privateKey } = keyOf(row.wif);
  expect(addressOfPublicKey(publicKeyOf(privateKey), 'mainnet')).toBe(row.address);
});

it.each(rowsOf('message'))('signs what is verified: $message', (row) => {
  const { message = '', wif, address } = row;
  const signature = signMessage(message, keyOf(wif).privateKey);
  expect(verifyMessage(message, signature, address as DogeAddress, 'mainnet')).toBe(true);
});

it.each(rowsOf('not an address'))('is no address: $text', (row) => {
  expect(parseAddress(row.text ?? '', 'mainnet').ok).toBe(false);
});

it.each(rowsOf('signed transaction'))('is read: $what', (row) => {
  expect(parseTransaction(row.signed ?? '').ok).toBe(true);
});

it.each(rowsOf('signed transaction (testnet)'))('is the key of a testnet address: $wif', (row) => {
  if (row.wif === undefined) return;
  const { privateKey } = keyOf(row.wif, 'testnet');
  expect(addressOfPublicKey(publicKeyOf(privateKey), 'testnet')).toBe(row.address);
});

it('was all found', () => {
  const counts = ['derived', 'public', 'root', 'key and', 'message', 'not an', 'signed'].map(
    (what) => rowsOf(what).length,
  );
  expect(counts).toEqual([7, 1, 1, 1, 1, 2, 2]);
});
