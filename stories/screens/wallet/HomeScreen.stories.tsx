// Home in every state.
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

/** Money, and what happened lately. */
export const Ready: Story = { args: homeReady() };
/** A wallet's keys were taken out of the vault; another one is on show. */
export const WalletMissing: Story = {
  args: homeReady({ vaultNotice: { kind: 'missing', names: ['Savings'], unnamed: 0 } }),
};
/** The wallet on show is the one that is missing: watched, and nothing to send with. */
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
/** It came back by itself, which is told once. */
export const WalletBack: Story = {
  args: homeReady({ vaultNotice: { kind: 'back', names: ['Savings'] } }),
};
/** Nothing is known yet. */
export const Loading: Story = {
  args: { ...HOME_FRAME, status: 'loading', remembered: UNREAD, price: PRICE },
};
/** Another account was chosen: what it held when it was last seen, never what the one before holds. */
export const LoadingRemembered: Story = {
  args: { ...HOME_FRAME, status: 'loading', remembered: seen('41.98'), price: PRICE },
};
/** The first reading failed. */
export const Failed: Story = {
  args: {
    ...HOME_FRAME,
    status: 'failed',
    fault: new Fault('offline', 'no answer'),
    remembered: UNREAD,
    price: null,
  },
};
/** The first reading of this account failed, and it was seen before. */
export const FailedRemembered: Story = {
  args: {
    ...HOME_FRAME,
    status: 'failed',
    fault: new Fault('offline', 'no answer'),
    remembered: seen('41.98'),
    price: null,
  },
};
/** Nothing ever came in: the next step is to receive. */
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
/** Being read again. */
export const Refreshing: Story = { args: homeReady({ freshness: FRESHNESS.refreshing }) };
/** The last reading failed: the numbers stay, and show their age. */
export const Stale: Story = { args: homeReady({ freshness: FRESHNESS.stale }) };
const NODE_LOST = new Fault('no-node', 'a server that lost its node', { server: 'blockbook.kennel.example' });
export const ServerWithoutNode: Story = {
  args: homeReady({ freshness: { ...FRESHNESS.stale, fault: NODE_LOST } }),
};
/** Nothing answers: the last numbers, dimmed, and since when. */
export const Offline: Story = { args: homeReady({ freshness: FRESHNESS.offline }) };
/** The person chose not to show amounts. */
export const Hidden: Story = { args: homeReady({ isHidden: true, pending: [ENTRIES.sending] }) };
/** A transfer in no block yet. */
export const Pending: Story = {
  args: homeReady({ breakdown: MIXED_BREAKDOWN, pending: [ENTRIES.receiving, ENTRIES.sending] }),
};
/** More under way than there is room for. */
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
/** A send that nobody answered. */
export const Unknown: Story = { args: homeReady({ pending: [ENTRIES.unknown] }) };
/** More than two to the power of 53 koinu. */
export const Huge: Story = {
  args: homeReady({ breakdown: ALL_BREAKDOWN, recent: [ENTRIES.huge, ENTRIES.mined, ENTRIES.sent] }),
};
/** The recovery words were never checked, and little rests on them: a line under what happened. */
/** Coins of the server's list that make no sense. */
export const CoinsLeftOut: Story = { args: homeReady({ leftOut: 1 }) };
export const BackupQuiet: Story = {
  args: homeReady({
    breakdown: breakdown({ spendable: doge('4.2') }),
    backup: { urgency: 'quiet', atRisk: doge('4.2') },
  }),
};
/** More rests on them: a banner over what happened. */
export const BackupAsked: Story = {
  args: homeReady({
    breakdown: breakdown({ spendable: doge('412') }),
    backup: { urgency: 'plain', atRisk: doge('412') },
  }),
};
/** Much rests on them: a warning that says how much. */
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
/** Looked at, and not to be sent from here. */
export const WatchOnly: Story = {
  args: homeReady({ canSpend: false, wallet: { name: 'Paper in the drawer', kind: 'watched-address' } }),
};
/** No price source answers: no fiat, and no zero in its place. */
export const NoPrice: Story = { args: homeReady({ price: null }) };
/** A name written from right to left. */
export const ArabicName: Story = {
  args: homeReady({ account: ACCOUNTS.arabic, wallet: { name: ACCOUNTS.arabic.name, kind: 'words' } }),
};
/** A name longer than the screen, on a chain for tests, with other accounts to choose. */
export const LongNameOnTestnet: Story = {
  args: homeReady({
    account: ACCOUNTS.long,
    wallet: { name: ACCOUNTS.long.name, kind: 'watched-key' },
    network: 'testnet',
  }),
};
/** One standard of tokens. */
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
/** The balance opened to its parts. */
export const BreakdownOpen: Story = {
  args: homeReady({ breakdown: ALL_BREAKDOWN }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /balance/i }));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};

/** A press on a part of the open balance. */
const openPart = async (canvasElement: HTMLElement, part: RegExp) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /balance/i }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('button', { name: part }));
  return sheet;
};

/** The small coins, and the tool that frees them. */
export const SmallCoinsOpen: Story = {
  args: homeReady({ breakdown: ALL_BREAKDOWN }),
  play: async ({ args, canvasElement }) => {
    const sheet = await openPart(canvasElement, /^Too small/);
    await userEvent.click(sheet.getByRole('button', { name: BREAKDOWN_MESSAGES.merge }));
    await expect(args.onMerge).toHaveBeenCalledOnce();
  },
};
/** The mined coins: each says when it is ready. */
export const ImmatureCoinsOpen: Story = {
  args: homeReady({ breakdown: ALL_BREAKDOWN }),
  play: async ({ args, canvasElement }) => {
    const sheet = await openPart(canvasElement, /^Newly mined/);
    await userEvent.click(sheet.getByRole('button', { name: /206 more blocks/ }));
    await expect(args.onCoin).toHaveBeenCalledOnce();
  },
};
/** The protected coins: each says why. */
export const ProtectedCoinsOpen: Story = {
  args: homeReady({ breakdown: ALL_BREAKDOWN }),
  play: async ({ canvasElement }) => {
    const sheet = await openPart(canvasElement, /^Protected/);
    await expect(sheet.getByText(/· Carries an inscription$/)).toBeInTheDocument();
  },
};
/** A coin that pays the public key: it says so, and has nothing to press that frees it. */
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
/** In a browser: a version that waits, and its hash for whoever compares it with the build's. */
export const NewVersion: Story = {
  args: homeReady({ hasNewVersion: true }),
};
/** A cold wallet: no amount at all, no way to send, and its backup asked for. */
export const Cold: Story = {
  args: { ...HOME_FRAME, status: 'cold', backup: { urgency: 'plain', atRisk: null } },
};

void ({ cold: Cold, loading: Loading, failed: Failed, empty: Empty, ready: Ready } satisfies Record<
  HomeView['status'],
  Story
>);
