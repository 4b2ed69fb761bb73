/** Files that list the keys of a wallet: the same wallet as its descriptor, and rejected for the right reasons. */
import { describe, expect, it } from 'vitest';
import { readGivenText } from '../given/readGivenText.ts';
import * as rules from '../tx/rules/transferRules.ts';
import { readDescriptor } from './descriptor.ts';
import { readWalletText } from './walletText.ts';

const KEYS = [
  {
    xfp: '59865f44',
    path: "m/48'/3'/0'/0'",
    xpub: 'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs',
  },
  {
    xfp: 'b7044ca6',
    path: "m/48'/3'/0'/0'",
    xpub: 'dgub8kXBZ7ymNWy2S8Q3jNgVjFUm5ZJ3QLLaSTdAA89ukSv7Q6MSXwE14b7Nv6eDpE9JJXinTKc8LeLVu19uDPrm5uJuhpKNzV2kAgncwo6bNpP',
  },
] as const;
const [ONE, OTHER] = KEYS;

const described = (hasOrigins = true) => {
  const keys = KEYS.map(
    ({ xfp, path, xpub }) => `${hasOrigins ? `[${xfp}${path.slice(1)}]` : ''}${xpub}/0/*`,
  );
  return readDescriptor(`sh(sortedmulti(2,${keys.join(',')}))`, 'mainnet');
};

const caravan = (more: object = {}, keys: readonly object[] = KEYS.map(caravanKey)) =>
  JSON.stringify({
    name: 'Ours (all of us)',
    addressType: 'P2SH',
    network: 'mainnet',
    client: { type: 'public' },
    quorum: { requiredSigners: 2, totalSigners: 2 },
    startingAddressIndex: 0,
    extendedPublicKeys: keys,
    ...more,
  });
const caravanKey = ({ xfp, path, xpub }: (typeof KEYS)[number]) => ({
  name: 'a key',
  bip32Path: path,
  xpub,
  xfp,
  method: 'text',
});

const electrumKey = ({ xfp, path, xpub }: (typeof KEYS)[number]) => ({
  type: 'bip32',
  derivation: path,
  label: null,
  pw_hash_version: 1,
  root_fingerprint: xfp,
  xprv: null,
  xpub,
});
const electrum = (more: object = {}) =>
  JSON.stringify(
    {
      addr_history: {},
      addresses: { change: [], receiving: [] },
      seed_version: 59,
      use_encryption: false,
      wallet_type: '2of2',
      'x1/': electrumKey(ONE),
      'x2/': electrumKey(OTHER),
      ...more,
    },
    null,
    4,
  );

const READ: readonly (readonly [string, string, boolean])[] = [
  ['Caravan', caravan(), true],
  [
    'Caravan, where nobody knows where keys come from',
    caravan(
      {},
      KEYS.map((key) => ({ ...caravanKey(key), bip32Path: 'Unknown', xfp: 'Unknown' })),
    ),
    false,
  ],
  ['Caravan, in another order', caravan({}, [OTHER, ONE].map(caravanKey)), true],
  ['Electrum', electrum(), true],
  [
    'Electrum, with all that a used wallet holds',
    electrum({ transactions: { ['ab'.repeat(32)]: '01'.repeat(900_000) } }),
    true,
  ],
  ['Electrum without origins', electrum({ 'x1/': { xpub: ONE.xpub }, 'x2/': { xpub: OTHER.xpub } }), false],
];

const REFUSED: readonly (readonly [string, string, object])[] = [
  ['of witness scripts', caravan({ addressType: 'P2WSH' }), { kind: 'other-script' }],
  ['of keys of witness scripts', electrum({ 'x2/': { xpub: 'Zpub75' } }), { kind: 'other-script' }],
  [
    'that counts more keys than it lists',
    caravan({ quorum: { requiredSigners: 2, totalSigners: 3 } }),
    { kind: 'listed', listed: 2, count: 3 },
  ],
  ['of Electrum that lost a key', electrum({ 'x2/': undefined }), { kind: 'listed', listed: 1, count: 2 }],
  [
    'that needs more signatures than keys',
    caravan({ quorum: { requiredSigners: 3, totalSigners: 2 } }),
    { kind: 'required', required: 3, count: 2 },
  ],
  [
    'with a mistake in a key',
    caravan({}, [caravanKey(ONE), { ...caravanKey(OTHER), xpub: OTHER.xpub.replace('8kXB', '8kXC') }]),
    { kind: 'bad-key', position: 2 },
  ],
  ['without its keys', caravan({ extendedPublicKeys: null }), { kind: 'listed', listed: 0, count: 2 }],
  ['whose end is missing', caravan().slice(0, -40), { kind: 'unreadable' }],
];

/** Electrum stores secrets in the same file. */
const SPENDING: readonly (readonly [string, string])[] = [
  [
    'words',
    electrum({
      'x2/': {
        ...electrumKey(OTHER),
        seed: 'wild father tree among universe such mobile favorite target dynamic',
      },
    }),
  ],
  ['private-key', electrum({ 'x1/': { ...electrumKey(ONE), xprv: 'sealed, with a password' } })],
  [
    'private-key',
    electrum({
      'x1/': { ...electrumKey(ONE), xprv: 'sealed' },
      'x2/': { ...electrumKey(OTHER), xpub: 'Zpub75' },
    }),
  ],
];

describe('a file that lists keys', () => {
  it.each(READ)('is the wallet that its description names: %s', (_, text, hasOrigins) => {
    const read = readWalletText(text, 'mainnet');
    expect(read.ok).toBe(true);
    expect(read).toEqual(described(hasOrigins));
    expect(readGivenText(text, { rules, network: 'mainnet' })).toEqual({
      kind: 'shared-wallet',
      problem: null,
    });
  });

  it.each(REFUSED)('is refused for its reason: %s', (_, text, problem) => {
    expect(readWalletText(text, 'mainnet')).toMatchObject({ ok: false, problem });
  });

  it.each(SPENDING)('is a secret where it holds one: %s', (kind, text) => {
    expect(readWalletText(text, 'mainnet')).toMatchObject({ problem: { kind: 'private-key' } });
    expect(readGivenText(text, { rules, network: 'mainnet' })).toMatchObject({ kind });
  });
});
