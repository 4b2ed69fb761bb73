// One token in every state.
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

/** No token index is read; which token was asked for is all that is known. */
export const Unread: Story = {};
/** What was asked for is not written like a token. */
export const UnreadNameless: Story = { args: { tick: null } };
/** Being asked. */
export const Loading: Story = { args: { status: 'loading' } };
/** Nobody answered, and nothing was kept. */
export const Failed: Story = { args: { status: 'failed', fault, reports: REPORTS.down } };
/** No index knows it. */
export const Missing: Story = { args: { status: 'missing' } };
/** Some of it is on its way out. */
export const Ready: Story = {
  args: tokenReady(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send CARDI' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
/** What its makers say: a text, a link, and one that is not opened. */
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
/** Two indexes tell different amounts. */
export const Differ: Story = { args: tokenReady(HELD.differ) };
/** One index does not answer: what it said before still stands beside. */
export const OneSilent: Story = { args: tokenReady(HELD.oneSilent, { reports: REPORTS.oneSilent }) };
/** No index answers: the old amount, dimmed, with its age; what else is known could not be read. */
export const Down: Story = {
  args: tokenReady(HELD.cardi, {
    reports: REPORTS.down,
    freshness: FRESHNESS.stale,
    facts: { kind: 'failed', fault },
    activities: { kind: 'failed', fault },
  }),
};
/** Entries of its moves that make no sense are counted. */
export const MovesLeftOut: Story = {
  args: tokenReady(HELD.unix, { activities: { kind: 'known', activities: [], leftOut: 3 } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 entries of this index make no sense')).toBeVisible();
  },
};
/** What is held is not known: that is not nothing. */
export const UnknownBalance: Story = {
  args: tokenReady(HELD.unix, {
    stock: { kind: 'unknown', fault },
    hindrance: 'unknown-balance',
    facts: { kind: 'loading' },
    activities: { kind: 'loading' },
    reports: REPORTS.oneSilent,
  }),
};
/** None of it is held; it was hidden. */
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
/** A meme-20 token: its id, for its tick is nobody's own. */
export const Meme: Story = { args: tokenReady(HELD.arabic, { copied: 'failed' }) };
/** Rides on coins: cannot be sent yet, and why. */
export const Doginals: Story = {
  args: tokenReady(HELD.dogi, {
    hindrance: 'doginals',
    facts: { kind: 'unreported' },
    activities: { kind: 'unreported' },
    reports: REPORTS.agree,
  }),
};
/** Looks like another one. */
export const LookAlike: Story = {
  args: tokenReady(HELD.fake, { lookAlike: SUMMARIES.unix, activities: { kind: 'known', activities: [] } }),
};
/** An account that is only looked at. */
export const WatchOnly: Story = {
  args: tokenReady(HELD.unix, { hindrance: 'watched', activities: { kind: 'known', activities: [] } }),
};
/** As many digits as the ledger takes, under the longest name. */
export const Longest: Story = {
  args: tokenReady(
    { ...HELD.huge, summary: SUMMARIES.longest },
    { activities: { kind: 'known', activities: [] } },
  ),
};
/** Amounts are not shown. */
export const Hidden: Story = { args: tokenReady(HELD.cardi, { isHidden: true }) };

void ({ unread: Unread, loading: Loading, failed: Failed, missing: Missing, ready: Ready } satisfies Record<
  TokenView['status'],
  Story
>);
