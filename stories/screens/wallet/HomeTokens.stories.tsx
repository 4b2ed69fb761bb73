// The tokens, NFTs and files of home, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { file, nft, SOME_FILES, SOME_NFTS } from '../../../mocks/views/collectibles.ts';
import { loadForEver, loadStoryContent } from '../../../mocks/views/contents.ts';
import { doge, FRESHNESS, PRICE } from '../../../mocks/views/money.ts';
import { tokensReady } from '../../../mocks/views/tokenPages.ts';
import { HELD, manyHeld, REPORTS } from '../../../mocks/views/tokens.ts';
import { HOME_FRAME } from '../../../mocks/views/walletViews.ts';
import { Page } from '../../../src/components/layout/Page.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { INDEX_MESSAGES } from '../../../src/i18n/messages/tokens/indexMessages.ts';
import { TOKEN_LIST_MESSAGES } from '../../../src/i18n/messages/tokens/tokenListMessages.ts';
import { HomeTabs } from '../../../src/screens/wallet/Home/HomeTabs.tsx';

const meta = {
  title: 'Screens/Home/Tokens and files',
  component: HomeTabs,
  args: {
    ...HOME_FRAME,
    tokens: tokensReady(),
    loadContent: loadStoryContent,
    price: PRICE,
    held: doge('4211.48'),
    onTab: fn(),
    onStandard: fn(),
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
  },
  decorators: [
    (Story) => (
      <Page>
        <h1 className="heard">Home</h1>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof HomeTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const fault = new Fault('timeout', 'no answer within 10000 ms');

/** A picture, a pool, a look-alike, the same tick twice, and one on coins. */
export const Tokens: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /UNIX.*21,500/ }));
    await expect(args.onToken).toHaveBeenCalledWith('drc-20:UNIX');
  },
};
/** Extreme ticks and amounts: very many digits, a pool's name, Arabic, an emoji. */
export const TokensThatStrain: Story = {
  args: { tokens: tokensReady([HELD.huge, HELD.longest, HELD.arabic, HELD.emoji, HELD.pool]) },
};
/** Amounts are hidden. */
export const TokensHidden: Story = { args: { isHidden: true } };
/** Fetched for the first time. */
export const TokensLoading: Story = { args: { tokens: { kind: 'loading' } } };
/** No response, and nothing is cached. */
export const TokensFailed: Story = {
  args: { tokens: { kind: 'failed', fault, reports: REPORTS.down } },
};
/** The indexes responded: there are none. */
export const TokensEmpty: Story = {
  args: { tokens: { kind: 'empty', reports: REPORTS.agree, freshness: FRESHNESS.fresh } },
};
/** Two indexes report different amounts; the lower one counts. */
export const TokensDiffer: Story = {
  args: { tokens: tokensReady([HELD.unix, HELD.differ], { reports: REPORTS.agree }) },
};
/** One index does not respond; its last amount is still shown. */
export const TokensOneSilent: Story = {
  args: { tokens: tokensReady([HELD.oneSilent], { reports: REPORTS.oneSilent }) },
};
/** One index has not read the last blocks. */
export const TokensLagging: Story = {
  args: { tokens: tokensReady([HELD.unix], { reports: REPORTS.lagging }) },
};
/** No index responds: the old amounts stay, with their age. The line expands to each index. */
export const TokensDown: Story = {
  args: { tokens: tokensReady([HELD.unix], { reports: REPORTS.down, freshness: FRESHNESS.stale }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /No index is responding/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: INDEX_MESSAGES.askAgain }));
    await expect(args.onReadTokens).toHaveBeenCalledOnce();
  },
};
/** Two thousand, of which few are rendered. */
export const TokensMany: Story = {
  args: { tokens: tokensReady(manyHeld(2000)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(80);
    await userEvent.click(canvas.getByRole('button', { name: TOKEN_LIST_MESSAGES.search }));
    await expect(args.onSearchTokens).toHaveBeenCalledWith('');
  },
};
/** A search with results. */
export const TokensSearched: Story = {
  args: { tokens: tokensReady([HELD.much, HELD.muchAgain], { known: 2000, sought: 'mu' }) },
};
/** A search without results. */
export const TokensNoneFound: Story = {
  args: { tokens: tokensReady([], { known: 40, sought: 'xyz' }) },
};
/** Another sort order. */
export const TokensSorting: Story = {
  args: { tokens: tokensReady(manyHeld(9)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: TOKEN_LIST_MESSAGES.sort }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: TOKEN_LIST_MESSAGES.byAmount }));
    await expect(args.onSort).toHaveBeenCalledWith('amount');
  },
};
/** Some are hidden, and can be shown again. */
export const TokensShelved: Story = {
  args: { tokens: tokensReady([HELD.unix], { archived: [HELD.fake, HELD.much] }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2 hidden tokens/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: /MUCH/ }));
    await expect(args.onShelve).toHaveBeenCalledWith(HELD.much.key, false);
  },
};
/** Pictures, a drawing, a text, one that the gateway lost, one without content. */
export const Nfts: Story = {
  args: {
    tab: 1,
    nfts: {
      kind: 'ready',
      items: SOME_NFTS,
      total: SOME_NFTS.length,
      rest: { kind: 'end' },
      reports: REPORTS.one,
      freshness: FRESHNESS.fresh,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /#1,204/ }));
    await expect(args.onNft).toHaveBeenCalledWith('nft/ai:DOGS:1204');
  },
};
/** The list is loaded, its pictures are not. */
export const NftsComing: Story = {
  args: { ...Nfts.args, loadContent: loadForEver },
};
/** Many, of which few are rendered, and more to load. */
export const NftsMany: Story = {
  args: {
    tab: 1,
    nfts: {
      kind: 'ready',
      items: Array.from({ length: 600 }, (_, index) => nft(index, { content: null })),
      total: 5000,
      rest: { kind: 'more' },
      reports: REPORTS.one,
      freshness: FRESHNESS.fresh,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(80);
  },
};
/** Fetched for the first time. */
export const NftsLoading: Story = { args: { tab: 1, nfts: { kind: 'loading' } } };
/** No response. */
export const NftsFailed: Story = {
  args: { tab: 1, nfts: { kind: 'failed', fault, reports: REPORTS.down } },
};
/** None. */
export const NftsEmpty: Story = {
  args: { tab: 1, nfts: { kind: 'empty', reports: REPORTS.one, freshness: FRESHNESS.fresh } },
};
/** Every kind of file. */
export const Files: Story = {
  args: {
    tab: 2,
    files: {
      kind: 'ready',
      items: SOME_FILES,
      total: SOME_FILES.length,
      rest: { kind: 'end' },
      reports: REPORTS.one,
      freshness: FRESHNESS.fresh,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /rex\.png/ }));
    await expect(args.onFile).toHaveBeenCalledWith(SOME_FILES[0]?.fileId);
  },
};
/** Five thousand files, of which few are rendered. The next page failed. */
export const FilesMany: Story = {
  args: {
    tab: 2,
    files: {
      kind: 'ready',
      items: Array.from({ length: 5000 }, (_, index) => file(index)),
      total: 9000,
      rest: { kind: 'failed', fault },
      reports: REPORTS.one,
      freshness: FRESHNESS.fresh,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(80);
  },
};
/** The next page is loading, and the index is behind. */
export const FilesLagging: Story = {
  args: {
    tab: 2,
    files: {
      kind: 'ready',
      items: SOME_FILES.slice(0, 2),
      total: 40,
      rest: { kind: 'loading' },
      reports: REPORTS.lagging,
      freshness: FRESHNESS.fresh,
    },
  },
};
/** None. */
export const FilesEmpty: Story = {
  args: { tab: 2, files: { kind: 'empty', reports: REPORTS.one, freshness: FRESHNESS.fresh } },
};
