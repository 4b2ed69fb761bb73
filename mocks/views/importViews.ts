/** Import results for stories: paths with made-up addresses. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { NETWORKS } from '../../src/domain/address/Network.ts';
import { encodeWif } from '../../src/domain/keys/wif.ts';
import type {
  FindingSummary,
  FoundSummary,
} from '../../src/screens/account/ImportPhrase/ImportPhraseScreen.types.ts';
import { doge } from './money.ts';

/** A phrase of BIP39's test vectors. @see https://github.com/trezor/python-mnemonic/blob/master/vectors.json */
export const KNOWN_PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

/** A publicly known key, from BIP38's test vectors. @see https://github.com/bitcoin/bips/blob/master/bip-0038.mediawiki */
export const KNOWN_ENCRYPTED_KEY = '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg';

/** A dump in Dogecoin Core's format, of publicly known keys. */
export const DUMP = `# Wallet dump created by Dogecoin v1.14.9.0
# * Created on 2026-11-28T12:00:00Z

${encodeWif(new Uint8Array(32).fill(1), 'mainnet')} 2024-01-01T00:00:00Z label=Coffee%20shop # addr=D
${encodeWif(new Uint8Array(32).fill(2), 'mainnet')} 2024-01-01T00:00:00Z reserve=1 # addr=D

# End of dump
`;

/** The beginning of a backup encrypted by a bitcoinj wallet. */
export const ENCRYPTED_BACKUP =
  'U2FsdGVkX1972v5MSHuDIwd02svpxINpXLDFuM/GdqboEXFVBJajFg7LfPVqQ2x1p9mC4sT8wKzR0yUoLhBnEg==';

function addressNamed(name: string): DogeAddress {
  const hash = sha256(utf8ToBytes(name)).subarray(0, 20);
  return bs58check.encode(Uint8Array.of(NETWORKS.mainnet.pubKeyHash, ...hash)) as DogeAddress;
}

/** One address of a path, unused by default. @param balance - DOGE as text; null when not known */
export function found(
  path: string,
  index: number,
  balance: string | null = '0',
  part: Partial<FoundSummary> = {},
): FoundSummary {
  const coins = balance === null ? null : doge(balance);
  const hasCoins = coins !== null && coins > 0n;
  return {
    index,
    address: addressNamed(`${path}/${index}`),
    balance: coins,
    wasUsed: hasCoins,
    isHere: false,
    isChosen: hasCoins,
    ...part,
  };
}

/** One path, searched completely by default. */
export const finding = (
  path: string,
  accounts: readonly FoundSummary[],
  part: Partial<FindingSummary> = {},
): FindingSummary => ({
  reading: { path, usesPassphrase: true },
  scan: 'done',
  scanned: 20 + accounts.length,
  accounts,
  ...part,
});

const STANDARD = "m/44'/3'/0'/0";
const CHANGE = "m/44'/3'/0'/1";
const ANDROID = "m/0'/0";
const OTHERS = ["m/44'/3'/1'/0", "m/44'/3'/2'/0", "m/44'/3'/3'/0", "m/44'/3'/4'/0", "m/0'/1"];

const unused = (path: string): FindingSummary => finding(path, [found(path, 0)]);

/** No path was ever used. */
export const NOTHING_FOUND: readonly FindingSummary[] = [STANDARD, CHANGE, ...OTHERS, ANDROID].map(
  (path, at) => (at === 0 ? finding(path, [found(path, 0, '0', { isChosen: true })]) : unused(path)),
);

/** Coins on three paths, an emptied address, and one that the wallet already has. */
export const SEVERAL_FOUND: readonly FindingSummary[] = [
  finding(STANDARD, [
    found(STANDARD, 0, '4211.48'),
    found(STANDARD, 1, '0', { wasUsed: true }),
    found(STANDARD, 4, '0.00125', {}),
  ]),
  finding(CHANGE, [found(CHANGE, 2, '87.5')]),
  finding(ANDROID, [
    found(ANDROID, 0, '1132715439.96'),
    found(ANDROID, 1, '12', { isHere: true, isChosen: false }),
  ]),
  ...OTHERS.map(unused),
];

/** Forty addresses on one path. */
export const MANY_FOUND: readonly FindingSummary[] = [
  finding(
    STANDARD,
    Array.from({ length: 40 }, (_, at) =>
      found(STANDARD, at, at % 3 === 2 ? '0' : `${(at + 1) * 17}.25`, at % 3 === 2 ? { wasUsed: true } : {}),
    ),
  ),
  ...OTHERS.map(unused),
];

/** The same phrase with and without its passphrase. @param where - which of the two holds coins */
export function rescued(where: 'with' | 'without' | 'both'): readonly FindingSummary[] {
  const both = [STANDARD, CHANGE].flatMap((path) =>
    [true, false].map((usesPassphrase) => {
      const isRich = path === STANDARD && (where === 'both' || (where === 'with') === usesPassphrase);
      const name = `${path} ${usesPassphrase}`;
      return finding(path, [found(name, 0, isRich ? '1500' : '0')], { reading: { path, usesPassphrase } });
    }),
  );
  return both;
}

/** One path could not be searched, and one address's balance is unknown. */
export const PARTLY_FOUND: readonly FindingSummary[] = [
  finding(STANDARD, [found(STANDARD, 0, '4211.48'), found(STANDARD, 1, null, { wasUsed: true })]),
  finding(CHANGE, [found(CHANGE, 0, null)], { scan: 'failed', scanned: 3 }),
];

/** Searching, with two paths done. */
export const SEARCHING: readonly FindingSummary[] = [
  ...SEVERAL_FOUND.slice(0, 2),
  finding(ANDROID, [], { scan: 'scanning', scanned: 7 }),
  ...OTHERS.map((path) => finding(path, [], { scan: 'waiting', scanned: 0 })),
];

/** Searching the first path, nothing found yet. */
export const SEARCHING_FIRST: readonly FindingSummary[] = [STANDARD, CHANGE, ...OTHERS, ANDROID].map(
  (path, at) =>
    finding(path, [], at === 0 ? { scan: 'scanning', scanned: 3 } : { scan: 'waiting', scanned: 0 }),
);

/** Without a search: the usual path's first address. */
export const UNASKED: readonly FindingSummary[] = [
  finding(STANDARD, [found(STANDARD, 0, null, { isChosen: true })], { scanned: 0 }),
];

/** One key or address. @param part - overrides */
export const single = (
  balance: string | null,
  part: Partial<FoundSummary> = {},
): readonly FindingSummary[] => [finding('', [found('single', 0, balance, part)], { scanned: 1 })];
