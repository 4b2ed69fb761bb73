// Home, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { heldCoin } from '../../../mocks/views/coins.ts';
import { ENTRIES, entry } from '../../../mocks/views/history.ts';
import {
  ALL_BREAKDOWN,
  breakdown,
  doge,
  FRESHNESS,
  MIXED_BREAKDOWN,
  PRICE,
} from '../../../mocks/views/money.ts';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { seen, UNREAD } from '../../../mocks/views/wallets.ts';
import { HOME_FRAME, homeReady } from '../../../mocks/views/walletViews.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { BREAKDOWN_MESSAGES } from '../../../src/i18n/messages/wallet/breakdownMessages.ts';
import { HomeScreen } from '../../../src/screens/wallet/Home/HomeScreen.tsx';
import type { HomeView } from '../../../src/screens/wallet/Home/HomeScreen.types.ts';

const EVENTS = {
  onReceive: fn(),
  onColdSign: fn(),
  onAccountKey: fn(),
  onSend: fn(),
  onHistory: fn(),
  onEntry: fn(),
  onTab: fn(),
  onToggleHidden: fn(),
  onRefresh: fn(),
  onAccount: fn(),
  onBackup: fn(),
  onVaultNotice: fn(),
  onUseVersion: fn(),
  onStandard: fn(),
  onCoin: fn(),
  onReleaseCoin: fn(),
  onProtectCoin: fn(),
  onFreezeCoin: fn(),
  onMerge: fn(),
  onTokenActivity: fn(),
  onAddToken: fn(),
  onChart: fn(),
  onToken: fn(),
  onShelve: fn(),
  onSort: fn(),
  onSearchTokens: fn(),
  onNft: fn(),
  onFile: fn(),
  onMoreItems: fn(),
  onReadTokens: fn(),
};

const LOUD = { urgency: 'loud', atRisk: doge('4211.48') } as const;

const meta = {
  title: 'Screens/Home/Overview',
  component: HomeScreen,
  args: { ...homeReady(), ...EVENTS },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A balance, and recent transactions. */
export const Ready: Story = { args: homeReady() };
/** A wallet's keys are missing from the vault; another wallet is selected. */
export const WalletMissing: Story = {
  args: homeReady({ vaultNotice: { kind: 'missing', names: ['Savings'], unnamed: 0 } }),
};
/** The missing wallet is selected: watch-only, without a send button. */
export const MissingShown: Story = {
  args: homeReady({
    isMissing: true,
    canSpend: false,
    vaultNotice: { kind: 'missing', names: ['Wallet 1'], unnamed: 2 },
  }),
};
export const WalletOutdated: Story = {
  args: homeReady({ vaultNotice: { kind: 'outdated', names: ['Savings'] } }),
};
export const VaultOlder: Story = { args: homeReady({ vaultNotice: { kind: 'older' } }) };
/** It is back, which is reported once. */
export const WalletBack: Story = {
  args: homeReady({ vaultNotice: { kind: 'back', names: ['Savings'] } }),
};
/** Nothing is known yet. */
export const Loading: Story = {
  args: { ...HOME_FRAME, status: 'loading', remembered: UNREAD, price: PRICE },
};
/** Another account was selected: its own last known balance is shown, never the previous account's. */
export const LoadingRemembered: Story = {
  args: { ...HOME_FRAME, status: 'loading', remembered: seen('41.98'), price: PRICE },
};
/** The first refresh failed. */
export const Failed: Story = {
  args: {
    ...HOME_FRAME,
    status: 'failed',
    fault: new Fault('offline', 'no answer'),
    remembered: UNREAD,
    price: null,
  },
};
/** The first refresh of this account failed, and an earlier balance is known. */
export const FailedRemembered: Story = {
  args: {
    ...HOME_FRAME,
    status: 'failed',
    fault: new Fault('offline', 'no answer'),
    remembered: seen('41.98'),
    price: null,
  },
};
/** Nothing was ever received: the next step is to receive. */
export const Empty: Story = {
  args: {
    ...HOME_FRAME,
    status: 'empty',
    breakdown: breakdown({}),
    coinsOf: () => [],
    canSpend: true,
    price: PRICE,
    freshness: FRESHNESS.fresh,
  },
};
/** Refreshing. */
export const Refreshing: Story = { args: homeReady({ freshness: FRESHNESS.refreshing }) };
/** The last refresh failed: the figures stay, with their age. */
export const Stale: Story = { args: homeReady({ freshness: FRESHNESS.stale }) };
const NODE_LOST = new Fault('no-node', 'a server that lost its node', { server: 'blockbook.kennel.example' });
export const ServerWithoutNode: Story = {
  args: homeReady({ freshness: { ...FRESHNESS.stale, fault: NODE_LOST } }),
};
/** No server responds: the last figures, dimmed, with their age. */
export const Offline: Story = { args: homeReady({ freshness: FRESHNESS.offline }) };
/** The user hid amounts. */
export const Hidden: Story = { args: homeReady({ isHidden: true, pending: [ENTRIES.sending] }) };
/** Unconfirmed transfers. */
export const Pending: Story = {
  args: homeReady({ breakdown: MIXED_BREAKDOWN, pending: [ENTRIES.receiving, ENTRIES.sending] }),
};
/** More pending transfers than fit. */
export const ManyPending: Story = {
  args: homeReady({
    breakdown: MIXED_BREAKDOWN,
    pending: Array.from({ length: 7 }, (_, index) =>
      entry(60 + index, { amount: doge(String(index + 1)), state: { kind: 'pending' } }),
    ),
  }),
  play: async ({ args, canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('button', { name: 'See all' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
  },
};
/** A sent transfer without an answer. */
export const Unknown: Story = { args: homeReady({ pending: [ENTRIES.unknown] }) };
/** More than 2^53 koinu. */
export const Huge: Story = {
  args: homeReady({ breakdown: ALL_BREAKDOWN, recent: [ENTRIES.huge, ENTRIES.mined, ENTRIES.sent] }),
};
/** The server's list has unreadable coins. */
export const CoinsLeftOut: Story = { args: homeReady({ leftOut: 1 }) };
/** The recovery words were never checked, but little money depends on them: a line below the recent transactions. */
export const BackupQuiet: Story = {
  args: homeReady({
    breakdown: breakdown({ spendable: doge('4.2') }),
    backup: { urgency: 'quiet', atRisk: doge('4.2') },
  }),
};
/** A higher balance depends on them: a banner above the recent transactions. */
export const BackupAsked: Story = {
  args: homeReady({
    breakdown: breakdown({ spendable: doge('412') }),
    backup: { urgency: 'plain', atRisk: doge('412') },
  }),
};
/** A high balance depends on them: a warning with the amount. */
export const BackupLoud: Story = { args: homeReady({ backup: LOUD }) };
/** The same while amounts are hidden. */
export const BackupLoudHidden: Story = { args: homeReady({ backup: LOUD, isHidden: true }) };
/** The copy of a single key was never checked. */
export const KeyBackupAsked: Story = {
  args: homeReady({
    backup: { urgency: 'plain', atRisk: doge('412') },
    wallet: { name: 'Old laptop', kind: 'private-key' },
  }),
};
/** Watch-only: sending isn't possible. */
export const WatchOnly: Story = {
  args: homeReady({ canSpend: false, wallet: { name: 'Paper in the drawer', kind: 'watched-address' } }),
};
/** Without a price: no fiat value, and no zero either. */
export const NoPrice: Story = { args: homeReady({ price: null }) };
/** A right-to-left name. */
export const ArabicName: Story = {
  args: homeReady({ account: ACCOUNTS.arabic, wallet: { name: ACCOUNTS.arabic.name, kind: 'words' } }),
};
/** A name longer than the screen, on a test network, with other accounts to select. */
export const LongNameOnTestnet: Story = {
  args: homeReady({
    account: ACCOUNTS.long,
    wallet: { name: ACCOUNTS.long.name, kind: 'watched-key' },
    network: 'testnet',
  }),
};
/** Filtered by a token standard. */
export const TokensOfOneStandard: Story = {
  args: homeReady({ recent: [], standard: 'doginals' }),
  play: async ({ args, canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('radio', { name: 'meme-20' }));
    await expect(args.onStandard).toHaveBeenCalledWith('meme-20');
  },
};
/** The second tab. */
export const NftsTab: Story = { args: homeReady({ tab: 1, recent: [] }) };
/** The third tab. */
export const FilesTab: Story = { args: homeReady({ tab: 2, recent: [] }) };
/** The balance's parts are shown. */
export const BreakdownOpen: Story = {
  args: homeReady({ breakdown: ALL_BREAKDOWN }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /balance/i }));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};

/** Presses a part of the open balance. */
const openPart = async (canvasElement: HTMLElement, part: RegExp) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /balance/i }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('button', { name: part }));
  return sheet;
};

/** The small coins, and a button to merge them. */
export const SmallCoinsOpen: Story = {
  args: homeReady({ breakdown: ALL_BREAKDOWN }),
  play: async ({ args, canvasElement }) => {
    const sheet = await openPart(canvasElement, /^Too small/);
    await userEvent.click(sheet.getByRole('button', { name: BREAKDOWN_MESSAGES.merge }));
    await expect(args.onMerge).toHaveBeenCalledOnce();
  },
};
/** The mined coins, each with the time when it matures. */
export const ImmatureCoinsOpen: Story = {
  args: homeReady({ breakdown: ALL_BREAKDOWN }),
  play: async ({ args, canvasElement }) => {
    const sheet = await openPart(canvasElement, /^Newly mined/);
    await userEvent.click(sheet.getByRole('button', { name: /206 more blocks/ }));
    await expect(args.onCoin).toHaveBeenCalledOnce();
  },
};
/** The protected coins, each with a reason. */
export const ProtectedCoinsOpen: Story = {
  args: homeReady({ breakdown: ALL_BREAKDOWN }),
  play: async ({ canvasElement }) => {
    const sheet = await openPart(canvasElement, /^Protected/);
    await expect(sheet.getByText(/· Carries an inscription$/)).toBeInTheDocument();
  },
};
/** A coin that pays a bare public key, with a reason and no button to release it. */
export const BareKeyCoinOpen: Story = {
  args: homeReady({
    breakdown: { ...ALL_BREAKDOWN, protected: doge('10000'), protection: 'bare-key' },
    coinsOf: () => [
      heldCoin(44, { value: doge('10000'), status: { kind: 'protected', reason: 'bare-key' } }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const sheet = await openPart(canvasElement, /^Protected/);
    await expect(sheet.getByText(/· Pays your public key/)).toBeInTheDocument();
    await expect(sheet.queryByRole('button', { name: BREAKDOWN_MESSAGES.release })).toBeNull();
  },
};
/** In a browser: a new version is waiting, with its hash to compare with the build's. */
export const NewVersion: Story = {
  args: homeReady({ hasNewVersion: true }),
};
/** A cold wallet: no amounts, no send button, and a backup prompt. */
export const Cold: Story = {
  args: { ...HOME_FRAME, status: 'cold', backup: { urgency: 'plain', atRisk: null } },
};

void ({ cold: Cold, loading: Loading, failed: Failed, empty: Empty, ready: Ready } satisfies Record<
  HomeView['status'],
  Story
>);
