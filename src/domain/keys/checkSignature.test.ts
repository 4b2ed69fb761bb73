import { expect, it } from 'vitest';
import { checkSignature } from './checkSignature.ts';

/** Created by bitcoinjs-message 2.2 with Dogecoin's prefix. */
const SIGNED = {
  address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
  message: 'hello doge',
  signature: 'IFIFROYniucSbXeoukWKfpewPyDWPYmUzpR2hhNLMANBZTUokJpnrYQnIQeoQCDueXTgeFVBx1ElUSwSIZRz0pw=',
};

const verdict = (change: Partial<typeof SIGNED> = {}, network: 'mainnet' | 'testnet' = 'mainnet') =>
  checkSignature({ ...SIGNED, ...change }, network);

it('says who signed a text, whatever space stands around the address and in the signature', () => {
  const signed = { kind: 'signed', address: SIGNED.address };
  expect(verdict()).toEqual(signed);
  const { address, signature } = SIGNED;
  expect(
    verdict({
      address: ` ${address}\n`,
      signature: ` ${signature.slice(0, 40)}\n\n${signature.slice(40)}\t`,
    }),
  ).toEqual(signed);
});

it('says that a signature is of other words, or by somebody else', () => {
  expect(verdict({ message: 'hello doge ' })).toEqual({ kind: 'differs' });
  expect(verdict({ address: 'DAcDAtJRztxBHyA6D6h8du1HguyTR43Mas' })).toEqual({ kind: 'differs' });
});

it('says what is no signature', () => {
  const { signature } = SIGNED;
  for (const text of [
    '',
    'x',
    signature.slice(1),
    `A${signature}`,
    `${signature}==`,
    signature.replace('pw=', 'px='),
    signature.replace('I', '!'),
  ])
    expect(verdict({ signature: text })).toEqual({ kind: 'no-signature' });
});

it('says why an address cannot have signed', () => {
  expect(verdict({ address: '9rSHsR8xxKEkKW8Tbv3SGBdiwnQGWZ4bdM' })).toEqual({ kind: 'script-address' });
  expect(verdict({ address: 'nobody' })).toMatchObject({ kind: 'bad-address' });
  expect(verdict({}, 'testnet')).toMatchObject({ kind: 'bad-address' });
});
