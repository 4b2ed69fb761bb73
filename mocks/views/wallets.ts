/** Wallets and accounts in their lists' format. */
import { sha256 } from '@noble/hashes/sha2.js';
import bs58check from 'bs58check';
import type { BalanceGlance, WalletSummary } from '../../src/components/address/WalletSummary.ts';
import type { NameDraft } from '../../src/components/fields/NameField.tsx';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { MAX_NAME_LENGTH, readPersonalName } from '../../src/domain/session/personalName.ts';
import { countGraphemes } from '../../src/domain/text/graphemes.ts';
import type { AccountChoice } from '../../src/screens/account/SwitchAccount/SwitchAccountScreen.types.ts';
import type { WalletChoice } from '../../src/screens/account/SwitchKeyring/SwitchKeyringScreen.types.ts';
import { STORY_NOW_MS } from '../../stories/support/storyTime.ts';
import { doge, HUGE } from './money.ts';
import { ACCOUNTS, ADDRESSES } from './people.ts';

const DAY_MS = 24 * 60 * 60_000;
const P2PKH_VERSION = 0x1e;

/** When the stories' backups were checked, milliseconds since 1970. */
export const CHECKED_AT_MS = STORY_NOW_MS - 18 * DAY_MS;

/** An address hashed from a name, so that nobody has its key. */
export function addressNamed(name: string): DogeAddress {
  const hash = sha256(new TextEncoder().encode(name)).subarray(0, 20);
  return bs58check.encode(Uint8Array.of(P2PKH_VERSION, ...hash)) as DogeAddress;
}

/** A known balance. */
export const seen = (amount: string, given: Partial<Extract<BalanceGlance, { kind: 'known' }>> = {}) =>
  ({ kind: 'known', amount: doge(amount), isOld: false, isPartial: false, ...given }) as const;

/** An unknown balance. */
export const UNREAD = { kind: 'unknown' } as const;

export const wallet = (given: Partial<WalletChoice> = {}): WalletChoice => ({
  key: given.name ?? 'everyday',
  name: 'Everyday',
  address: ADDRESSES.ours,
  kind: 'words',
  accounts: 1,
  balance: seen('157.89130000'),
  isCurrent: false,
  backedUpAtMs: CHECKED_AT_MS,
  ...given,
});

/** One of each kind, with every detail. */
export const EVERY_KIND: readonly WalletChoice[] = [
  wallet({ accounts: 3, isCurrent: true }),
  wallet({
    name: 'Savings',
    address: ADDRESSES.savings,
    kind: 'words-and-passphrase',
    accounts: 2,
    balance: { kind: 'known', amount: HUGE, isOld: true, isPartial: false },
    backedUpAtMs: null,
  }),
  wallet({ name: 'Old laptop', address: ADDRESSES.shop, kind: 'private-key', balance: seen('0') }),
  wallet({
    name: 'From another app',
    address: ADDRESSES.friend,
    kind: 'extended-key',
    accounts: 12,
    balance: seen('20.5', { isPartial: true }),
  }),
  wallet({ name: 'Paper in the drawer', address: ADDRESSES.vault, kind: 'watched-address', balance: UNREAD }),
  wallet({ name: 'Shop till', address: ADDRESSES.exchange, kind: 'watched-key', accounts: 4 }),
];

/** Names that are too long, right-to-left, or emoji. */
export const ODD_NAMES: readonly WalletChoice[] = [
  wallet({ name: ACCOUNTS.long.name, address: ADDRESSES.savings, isCurrent: true, backedUpAtMs: null }),
  wallet({ name: ACCOUNTS.arabic.name, address: ADDRESSES.shop, balance: seen('41.98') }),
  wallet({ name: 'محفظة طويلة جدا لا تتسع لها هذه الشاشة الصغيرة أبدا', address: ADDRESSES.friend }),
  wallet({ name: '👨‍👩‍👧‍👦 Familie 🐕🚀🌕', address: ADDRESSES.exchange, balance: UNREAD }),
  wallet({ name: 'Donaudampfschifffahrtsgesellschaft', address: ADDRESSES.vault }),
];

/** Twenty wallets, the seventh selected. */
export const TWENTY: readonly WalletChoice[] = Array.from({ length: 20 }, (_, at) =>
  wallet({
    name: `Wallet ${at + 1}`,
    address: addressNamed(`wallet ${at}`),
    kind: at % 5 === 4 ? 'private-key' : 'words',
    accounts: 1 + (at % 3),
    balance: at % 4 === 3 ? UNREAD : seen(String(12.5 * at)),
    isCurrent: at === 6,
    backedUpAtMs: at % 3 === 2 ? null : CHECKED_AT_MS,
  }),
);

/** Only a wallet's summary. */
export const summaryOf = ({ key, name, address, kind }: WalletChoice): WalletSummary => ({
  key,
  name,
  address,
  kind,
});

/** Accounts of one phrase wallet, the first selected. @param count - at least one */
export const accountChoices = (count: number): readonly AccountChoice[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `everyday/${at}`,
    name: at === 0 ? 'Everyday' : `Account ${at + 1}`,
    address: at === 0 ? ADDRESSES.ours : addressNamed(`account ${at}`),
    path: `m/44'/3'/0'/0/${at}`,
    balance: at % 4 === 3 ? UNREAD : seen(at === 0 ? '157.8913' : String(3.25 * at), { isOld: at % 4 === 2 }),
    isCurrent: at === 0,
  }));

/** A name while it is being typed. */
export function nameDraft(text: string): NameDraft {
  const read = readPersonalName(text);
  return {
    text,
    count: countGraphemes(text.trim()),
    most: MAX_NAME_LENGTH,
    problem: read.ok ? null : read.problem,
  };
}
