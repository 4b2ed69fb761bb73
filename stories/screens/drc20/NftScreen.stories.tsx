// An NFT, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { INSCRIPTION, nft } from '../../../mocks/views/collectibles.ts';
import { CONTENTS } from '../../../mocks/views/contents.ts';
import { nftReady } from '../../../mocks/views/tokenPages.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { NftScreen, type NftView } from '../../../src/screens/drc20/Nft/NftScreen.tsx';

const meta = {
  title: 'Screens/Tokens/NFT',
  component: NftScreen,
  args: {
    status: 'unread',
    onReceive: fn(),
    onHistory: fn(),
    onRetry: fn(),
    onLoad: fn(),
    onCopyId: fn(),
  },
} satisfies Meta<typeof NftScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No index is configured. */
export const Unread: Story = {};
/** The NFT is being fetched. */
export const Loading: Story = { args: { status: 'loading' } };
/** No response. */
export const Failed: Story = { args: { status: 'failed', fault: new Fault('timeout', 'no answer') } };
/** Not found in this account. */
export const Missing: Story = { args: { status: 'missing' } };
/** A picture in the ledger: frozen. */
export const Ready: Story = { args: nftReady() };
/** An inscription on a coin that tries to take over the page. */
export const HostileInscription: Story = {
  args: nftReady({
    nft: INSCRIPTION,
    index: 'ord.example',
    content: { kind: 'ready', content: CONTENTS.hostileDrawing },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture' }));
    await expect(await canvas.findByText(/onload/)).toBeInTheDocument();
    await expect(document.title).not.toBe('taken');
  },
};
/** The gateway lost its content. */
export const ContentGone: Story = {
  args: nftReady({
    nft: nft(3, { prompt: null, model: null, number: null, mime: null }),
    content: { kind: 'failed', fault: new Fault('not-found', 'gone') },
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

void ({ unread: Unread, loading: Loading, failed: Failed, missing: Missing, ready: Ready } satisfies Record<
  NftView['status'],
  Story
>);
