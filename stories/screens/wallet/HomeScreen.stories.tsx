// Home in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ENTRIES } from '../../../mocks/views/history.ts';
import { ALL_PARTS, FRESHNESS, MIXED_PARTS, PRICE, parts } from '../../../mocks/views/money.ts';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { seen, UNREAD } from '../../../mocks/views/wallets.ts';
import { HOME_FRAME, homeReady } from '../../../mocks/views/walletViews.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { HomeScreen } from '../../../src/screens/wallet/HomeScreen.tsx';
import type { HomeView } from '../../../src/screens/wallet/HomeScreen.types.ts';

const EVENTS = {
  onReceive: fn(),
  onSend: fn(),
  onHistory: fn(),
  onEntry: fn(),
  onTab: fn(),
  onToggleHidden: fn(),
  onRefresh: fn(),
  onAccount: fn(),
  onSettings: fn(),
  onBackup: fn(),
};

const meta = {
  title: 'Screens/wallet/Home',
  component: HomeScreen,
  args: { ...homeReady(), ...EVENTS },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Money, and what happened lately. */
export const Ready: Story = { args: homeReady() };
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
  args: { ...HOME_FRAME, status: 'empty', parts: parts({}), price: PRICE, freshness: FRESHNESS.fresh },
};
/** Being read again. */
export const Refreshing: Story = { args: homeReady({ freshness: FRESHNESS.refreshing }) };
/** The last reading failed: the numbers stay, and show their age. */
export const Stale: Story = { args: homeReady({ freshness: FRESHNESS.stale }) };
/** Nothing answers: the last numbers, dimmed, and since when. */
export const Offline: Story = { args: homeReady({ freshness: FRESHNESS.offline }) };
/** The person chose not to show amounts. */
export const Hidden: Story = { args: homeReady({ isHidden: true, pending: [ENTRIES.sending] }) };
/** A transfer in no block yet. */
export const Pending: Story = {
  args: homeReady({ parts: MIXED_PARTS, pending: [ENTRIES.receiving, ENTRIES.sending] }),
};
/** A send that nobody answered. */
export const Unknown: Story = { args: homeReady({ pending: [ENTRIES.unknown] }) };
/** More than two to the power of 53 koinu. */
export const Huge: Story = {
  args: homeReady({ parts: ALL_PARTS, recent: [ENTRIES.huge, ENTRIES.mined, ENTRIES.sent] }),
};
/** The recovery words were never checked. */
export const BackupAsked: Story = { args: homeReady({ isBackupAsked: true }) };
/** The copy of a single key was never checked. */
export const KeyBackupAsked: Story = {
  args: homeReady({ isBackupAsked: true, wallet: { name: 'Old laptop', kind: 'private-key' } }),
};
/** Looked at, and not to be sent from here. */
export const WatchOnly: Story = {
  args: homeReady({ wallet: { name: 'Paper in the drawer', kind: 'watched-address' } }),
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
/** The third tab. */
export const FilesTab: Story = { args: homeReady({ tab: 2, recent: [] }) };
/** The balance opened to its parts. */
export const PartsOpen: Story = {
  args: homeReady({ parts: ALL_PARTS }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /balance/i }));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};

void ({ loading: Loading, failed: Failed, empty: Empty, ready: Ready } satisfies Record<
  HomeView['status'],
  Story
>);
