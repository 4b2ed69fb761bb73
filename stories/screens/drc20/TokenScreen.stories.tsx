// A token, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FRESHNESS } from '../../../mocks/views/money.ts';
import { tokenReady } from '../../../mocks/views/tokenPages.ts';
import { HELD, info, REPORTS, SUMMARIES, whole } from '../../../mocks/views/tokens.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { TokenScreen } from '../../../src/screens/drc20/Token/TokenScreen.tsx';
import type { TokenView } from '../../../src/screens/drc20/Token/TokenScreen.types.ts';

const meta = {
  title: 'Screens/Tokens/Token',
  component: TokenScreen,
  args: {
    status: 'unread',
    tick: 'A-SWAP-B',
    onReceive: fn(),
    onHistory: fn(),
    onSend: fn(),
    onShelve: fn(),
    onActivity: fn(),
    onAllActivity: fn(),
    onLink: fn(),
    onCopyId: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TokenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const fault = new Fault('timeout', 'no answer within 10000 ms');

/** No token index is configured; only the requested token's name is known. */
export const Unread: Story = {};
/** The requested name is no valid token. */
export const UnreadNameless: Story = { args: { tick: null } };
/** The token is being fetched. */
export const Loading: Story = { args: { status: 'loading' } };
/** No response, and nothing is cached. */
export const Failed: Story = { args: { status: 'failed', fault, reports: REPORTS.down } };
/** Unknown to every index. */
export const Missing: Story = { args: { status: 'missing' } };
/** Part of it is being sent. */
export const Ready: Story = {
  args: tokenReady(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send CARDI' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
/** The makers' description: a text, a link, and one that can't be opened. */
export const MakersText: Story = {
  args: tokenReady(HELD.unix, {
    activities: { kind: 'known', activities: [] },
    facts: {
      kind: 'known',
      index: 'dogeuni.example',
      info: info(SUMMARIES.unix, {
        minted: whole(21_000_000),
        description: 'The first of its kind. Visit \u202eelpmaxe.live\u202c now to double yours.',
        links: [
          { kind: 'website', url: 'https://unix.example/about' },
          { kind: 'telegram', url: 'https://telegram.org@evil.example/unix' },
        ],
      }),
    },
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /unix\.example/ }));
    await expect(args.onLink).toHaveBeenCalledWith('https://unix.example/about');
    await expect(canvas.queryByRole('button', { name: /evil/ })).toBeNull();
  },
};
/** Two indexes report different amounts. */
export const Differ: Story = { args: tokenReady(HELD.differ) };
/** One index does not respond: its last amount is still shown. */
export const OneSilent: Story = { args: tokenReady(HELD.oneSilent, { reports: REPORTS.oneSilent }) };
/** No index responds: the old amount, dimmed, with its age; nothing else could be fetched. */
export const Down: Story = {
  args: tokenReady(HELD.cardi, {
    reports: REPORTS.down,
    freshness: FRESHNESS.stale,
    facts: { kind: 'failed', fault },
    activities: { kind: 'failed', fault },
  }),
};
/** Unreadable transfers are counted. */
export const MovesLeftOut: Story = {
  args: tokenReady(HELD.unix, { activities: { kind: 'known', activities: [], leftOut: 3 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 entries of this index make no sense')).toBeVisible();
  },
};
/** The balance is unknown, which is not zero. */
export const UnknownBalance: Story = {
  args: tokenReady(HELD.unix, {
    stock: { kind: 'unknown', fault },
    hindrance: 'unknown-balance',
    facts: { kind: 'loading' },
    activities: { kind: 'loading' },
    reports: REPORTS.oneSilent,
  }),
};
/** The account has none of it; it was hidden. */
export const NotHeld: Story = {
  args: tokenReady(HELD.pool, {
    stock: { kind: 'none' },
    hindrance: 'nothing-held',
    isArchived: true,
    activities: { kind: 'known', activities: [] },
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show on home' }));
    await expect(args.onShelve).toHaveBeenCalledWith(false);
  },
};
/** A meme-20 token, with its id, since its tick is not unique. */
export const Meme: Story = { args: tokenReady(HELD.arabic, { copied: 'failed' }) };
/** On coins: can't be sent yet, with the reason. */
export const Doginals: Story = {
  args: tokenReady(HELD.dogi, {
    hindrance: 'doginals',
    facts: { kind: 'unreported' },
    activities: { kind: 'unreported' },
    reports: REPORTS.agree,
  }),
};
/** Imitates another token. */
export const LookAlike: Story = {
  args: tokenReady(HELD.fake, { lookAlike: SUMMARIES.unix, activities: { kind: 'known', activities: [] } }),
};
/** A watch-only account. */
export const WatchOnly: Story = {
  args: tokenReady(HELD.unix, { hindrance: 'watched', activities: { kind: 'known', activities: [] } }),
};
/** The longest amount and name. */
export const Longest: Story = {
  args: tokenReady(
    { ...HELD.huge, summary: SUMMARIES.longest },
    { activities: { kind: 'known', activities: [] } },
  ),
};
/** Amounts are hidden. */
export const Hidden: Story = { args: tokenReady(HELD.cardi, { isHidden: true }) };

void ({ unread: Unread, loading: Loading, failed: Failed, missing: Missing, ready: Ready } satisfies Record<
  TokenView['status'],
  Story
>);
