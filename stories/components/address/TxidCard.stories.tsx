// A transaction id with its copy button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { TxidCard } from '../../../src/components/address/TxidCard.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/TxidCard',
  component: TxidCard,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on receipts and details, for a transaction’s id in full with its copy button.',
      avoid:
        'for the id of a token, a file or an NFT: `IdCard`, which takes its own words. For an address: `AddressText`.',
      accessibility:
        'one press selects the whole id, and when the clipboard fails a sentence asks to copy it by hand. The id wraps, is not translated, and the button says its outcome aloud.',
    }),
  },
  args: { txid: storyTxid(3), copied: null, onCopy: fn() },
} satisfies Meta<typeof TxidCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const Copied: Story = { args: { copied: 'copied' } };
export const Failed: Story = { args: { copied: 'failed' } };
