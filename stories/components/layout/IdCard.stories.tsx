// An id in full.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/tokens.ts';
import { IdCard } from '../../../src/components/layout/IdCard.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/IdCard',
  component: IdCard,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the id of a token, a file or an NFT in full, with its copy button and a sentence on what it is.',
      avoid: 'for a transaction: `TxidCard`. For an address: `AddressText`.',
      accessibility:
        'one press selects the whole id; if the clipboard fails, `byHand` takes the place of `text`. The id wraps and is not translated; the copy button is named by `copyLabel`.',
    }),
  },
  args: {
    title: 'File ID',
    id: storyTxid(1),
    copyLabel: 'Copy ID',
    copied: null,
    onCopy: fn(),
    byHand: 'Press and hold the id to copy it.',
  },
} satisfies Meta<typeof IdCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** Copying failed. */
export const NotCopied: Story = { args: { copied: 'failed' } };
