/** Keys that an independent program encrypted for Dogecoin: each kind, each network, and passphrases beyond ASCII. */
import bs58check from 'bs58check';
import { expect, it } from 'vitest';
import { firstSeed, generatedCases } from '../../../../mocks/generated/generatedCases.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { toHex } from '../records/bytes.ts';
import { decryptKey } from './encryptedKey.ts';
import vectors from './vectors/bip38Dogecoin.json' with { type: 'json' };

interface Case {
  readonly what: string;
  readonly network: Network;
  readonly passphrase: string;
  readonly encrypted: string;
  readonly wif: string;
}
const CASES = vectors.slice(1) as readonly Case[];

/** The cases of this run: all of them take half a minute. */
const FROM = firstSeed(CASES.length, 0);
const TRIED = CASES.slice(FROM, FROM + generatedCases(CASES.length));

/** Each takes as long to derive as in its program. */
const LIMIT_MS = 60_000;

it.each(TRIED)('$what, $network, $passphrase', { timeout: LIMIT_MS }, async (one) => {
  const result = await decryptKey(one.encrypted, one.passphrase, one.network);
  if (!result.ok) throw new TypeError(result.problem.kind);
  const payload = bs58check.decode(one.wif);
  expect(toHex(result.value.privateKey)).toBe(toHex(payload.slice(1, 33)));
  expect(result.value.keyForm).toBe(payload.length === 34 ? 'compressed' : 'uncompressed');
});

it('are as many as were taken', () => {
  expect(CASES.length).toBe(32);
});
