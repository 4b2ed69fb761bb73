// Descriptors from programs that were given only a key: it is recognized as ours by key and chain code.
import { expect, it } from 'vitest';
import { walletsOf } from '../../../../mocks/vault/walletsOf.ts';
import { readWalletText } from '../../../domain/multisig/walletText.ts';
import { curveKeyOps } from './curveKeyOps.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const OUR_KEY =
  'dgub8tETX6vcEmQFCBjUTvcVRoHq9vjFn5e4qkMVq5am5impX1dfdvaShBfW6hPQWmWR9oHgA7F5TahaTXBUwDF8aX49CRPkSkHcYD3XFgkVobe';
const THEIRS =
  "[6e37edb9/48'/3'/0'/0']dgub8uZA9vp1nxRtXGCsi3ezSmTPbZSjCy2ioZ8dQqE6LUvqrbtxRFEcKFU5jeKX8AjqUtGCFwpr99k7tUJrkiEnMjxoq6Er95mRRM1QY7vqmgK";

async function described(text: string) {
  const phrase = await curveKeyOps.read({ kind: 'phrase', text: PHRASE, passphrase: '' }, 'mainnet');
  const shared = await curveKeyOps.read({ kind: 'multisig', text }, 'mainnet');
  if (!phrase.ok || !shared.ok) throw new Error('not read');
  const records = [phrase.value, shared.value].map((draft) => {
    const [reading] = curveKeyOps.readings(draft, 'mainnet');
    if (reading === undefined) throw new Error('no reading');
    return curveKeyOps.record(draft, 'mainnet', { reading, indexes: [0] });
  });
  return curveKeyOps.describeMultisig(await walletsOf(records), 'key-1');
}

it.each([
  ['with its origin', `[b8688df1/48'/3'/0'/0']${OUR_KEY}/0/*`, '#fpr0nayg'],
  ['with a fingerprint of zeros', `[00000000/48'/3'/0'/0']${OUR_KEY}/0/*`, '#sprlt89u'],
  ['without an origin', `${OUR_KEY}/0/*`, '#09j2j0qr'],
  ['with a fingerprint of zeros and no path', `[00000000]${OUR_KEY}/0/*`, ''],
  ['with somebody else’s fingerprint', `[6e37edb9/48'/3'/0'/0']${OUR_KEY}/0/*`, ''],
  ['with another path', `[b8688df1/44'/3'/0']${OUR_KEY}/0/*`, ''],
])('finds our key in a description %s', async (_, key, checksum) => {
  const text = `sh(sortedmulti(2,${key},${THEIRS}/0/*))${checksum}`;
  expect(readWalletText(text, 'mainnet').ok).toBe(true);
  expect(await described(text)).toMatchObject({ own: [{ extendedKey: OUR_KEY }] });
});

it('finds none in a description of others, whatever it says of their keys', async () => {
  const other =
    'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs';
  for (const origin of ["[b8688df1/48'/3'/0'/0']", "[00000000/45']", '']) {
    const text = `sh(sortedmulti(1,${origin}${other}/0/*,${THEIRS}/0/*))`;
    expect(await described(text)).toMatchObject({ own: [] });
  }
});
