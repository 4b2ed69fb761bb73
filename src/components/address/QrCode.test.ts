import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrModules } from './QrCode.tsx';

it.each([
  'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
  'nfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8',
  'dogecoin:DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC?amount=1132715439.96',
  'QP8dNmKTgyZ4CG5jVWFxFXDwNYpPHCMbvFqgEoLEdRjTzLfAmHQz',
])('draws %s as another implementation does, under one of its eight masks', (text) => {
  const drawn = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (maskPattern) => encode(text, { ecc: 'Q', border: 0, maskPattern }).data,
  );
  expect(drawn).toContainEqual(qrModules(text));
});
