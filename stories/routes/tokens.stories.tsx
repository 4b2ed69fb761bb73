// Tokens, NFTs and files at their routes, over indexes that respond, differ, lag and time out.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SandboxControl } from '../../mocks/sandbox/control.ts';
import { TOKEN_LIST_MESSAGES } from '../../src/i18n/messages/tokens/tokenListMessages.ts';
import { TOKEN_PAGE_MESSAGES as PAGE } from '../../src/i18n/messages/tokens/tokenPageMessages.ts';
import type { Stores } from '../../src/stores/createStores.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Routes/Tokens and files',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { ...APP_STORY.args, scenario: 'tokens', indexes: ['dogeuni', 'dogeuni2', 'ord'], route: 'home' },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** @param text - Kennel's own texts are resolved once the story's language is loaded */
const ready =
  (text: RegExp | string | (() => string)): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findAllByText(typeof text === 'function' ? text() : text, {}, TIMEOUT));

/** Opens a tab of the wallet. */
const onTab =
  (tabKey: 0 | 1 | 2) =>
  async ({ ui }: Stores): Promise<void> =>
    ui.updateWalletTabScreen({ tabKey });

/** Makes an index fail. */
const faulty =
  (...faults: Parameters<SandboxControl['indexFaults']>) =>
  async (_stores: Stores, control: SandboxControl): Promise<void> =>
    control.indexFaults(...faults);

/** Reads the list with the name of the page's item. */
const reading =
  (list: 'openNfts' | 'openFiles') =>
  async ({ tokens }: Stores): Promise<void> => {
    await tokens.lists[list]();
  };

/** Two ledger indexes that agree, and tokens on coins. */
export const HomeTokens: Story = { play: ready('UNIX') };
/** One reports a tenth of the other. */
export const HomeIndexesDiffer: Story = {
  args: { before: faulty('dogeuni2', { wrong: 'lying-balance' }) },
  play: ready('UNIX'),
};
/** One does not respond. */
export const HomeOneIndexSilent: Story = {
  args: { before: faulty('dogeuni2', { down: 'unavailable' }) },
  play: ready('UNIX'),
};
/** One has not read the last three blocks. */
export const HomeIndexLags: Story = {
  args: {
    before: async ({ tx }, control) => {
      control.mine(3);
      control.indexFaults('dogeuni', { lag: 3 });
      await tx.refresh();
    },
  },
  play: ready('UNIX'),
};
/** None ever responded: unknown is not none. */
export const HomeIndexesDown: Story = {
  args: {
    before: async (_stores, control) => {
      for (const service of ['dogeuni', 'dogeuni2', 'ord'] as const)
        control.indexFaults(service, { down: 'unavailable' });
    },
  },
  play: ready(() => TOKEN_LIST_MESSAGES.failedText),
};
/** The ledger's NFTs and inscriptions on coins. */
export const HomeNfts: Story = { args: { scenario: 'collector', before: onTab(1) }, play: ready(/DOGES/) };
/** Files of seven kinds. */
export const HomeFiles: Story = { args: { scenario: 'files', before: onTab(2) }, play: ready('moon.png') };
/** A token known to both indexes. */
export const Token: Story = {
  args: { route: 'token', params: () => ({ token: 'drc-20:UNIX' }) },
  play: ready('UNIX'),
};
/** A token on coins. */
export const TokenOnCoins: Story = {
  args: { route: 'token', scenario: 'doginals', params: () => ({ token: 'doginals:dogi' }) },
  play: ready(/dogi/i),
};
/** No index knows it. */
export const TokenMissing: Story = {
  args: { route: 'token', params: () => ({ token: 'drc-20:NOSUCH' }) },
  play: ready(() => PAGE.missing),
};
/** Popular tokens. */
export const AddToken: Story = { args: { route: 'add-token' }, play: ready('UNIX') };
/** An NFT of the ledger: it can be viewed, not sent. */
export const Nft: Story = {
  args: {
    route: 'nft',
    scenario: 'nfts',
    before: reading('openNfts'),
    params: ({ tokens }) => ({ nft: tokens.lists.nfts.items[0]?.key ?? '' }),
  },
  play: ready(/DOGES|KENNELS/),
};
/** A picture, with the hash of its bytes. */
export const File: Story = {
  args: {
    route: 'file',
    scenario: 'files',
    before: reading('openFiles'),
    params: ({ tokens }) => ({
      file: tokens.lists.files.items.find(({ name }) => name === 'moon.png')?.fileId ?? '',
    }),
  },
  play: ready('moon.png'),
};
/** A foreign page, which can do nothing. */
export const FileHostile: Story = {
  args: {
    route: 'file',
    scenario: 'files',
    before: reading('openFiles'),
    params: ({ tokens }) => ({
      file: tokens.lists.files.items.find(({ name }) => name === 'page.html')?.fileId ?? '',
    }),
  },
  play: ready('page.html'),
};
