/** Dogecoin Core's results of signing and verifying, case by case. */
import { describe, expect, it } from 'vitest';
import type { DogeAddress } from '../address/DogeAddress.ts';
import { checkSignature } from './checkSignature.ts';
import { signMessage, verifyMessage } from './messageSignature.ts';
import core from './vectors/coreMessages.json' with { type: 'json' };
import { decodeWif } from './wif.ts';

describe('messages of Dogecoin Core', () => {
  it.each(core.signed)(
    'are signed the same: $message by $address',
    ({ wif, address, message, signature }) => {
      const key = decodeWif(wif, 'mainnet');
      if (!key.ok) throw new Error(key.problem.kind);
      expect(signMessage(message, key.value.privateKey, key.value.isCompressed)).toBe(signature);
      expect(checkSignature({ address, message, signature }, 'mainnet')).toEqual({ kind: 'signed', address });
    },
  );

  // whitespace within base64 is ignored here; Core's answers differ in that
  const STRICT = core.verified.filter((one) => !/line break|space|newline/.test(one.case));
  it.each(STRICT)('are verified the same: $case', ({ address, message, signature, core: answer }) => {
    expect(verifyMessage(message, signature, address as DogeAddress, 'mainnet')).toBe(answer === 'true');
    const { kind } = checkSignature({ address, message, signature }, 'mainnet');
    expect(kind === 'signed').toBe(answer === 'true');
    if (answer.includes('base64')) expect(kind).toBe('no-signature');
  });
});

describe('line endings', () => {
  const [{ wif, address } = { wif: '', address: '' }] = core.signed;
  const key = decodeWif(wif, 'mainnet');
  const sign = (message: string) => (key.ok ? signMessage(message, key.value.privateKey) : '');
  const kindOf = (message: string, signed: string) =>
    checkSignature({ address, message, signature: sign(signed) }, 'mainnet').kind;

  it.each([
    ['a\nb', 'a\r\nb'],
    ['a\r\nb', 'a\nb'],
    ['a\nb\n', 'a\r\nb\r\n'],
    ['a\rb', 'a\nb'],
    ['a\nb\r\nc', 'a\nb\nc'],
    ['\n\n', '\r\n\r\n'],
  ])('that differ are said to: %j typed, %j signed', (typed, signed) => {
    expect(kindOf(typed, signed)).toBe('line-endings');
    expect(kindOf(signed, signed)).toBe('signed');
  });

  it('are all that may differ', () => {
    for (const [typed, signed] of [
      ['a\nb', 'a\n\nb'],
      ['a b', 'a\nb'],
      ['a\n', 'a'],
    ] as const)
      expect(kindOf(typed, signed)).toBe('differs');
  });
});
