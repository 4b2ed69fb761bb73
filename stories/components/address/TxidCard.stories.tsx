// A transaction id with its copy button.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { TxidCard } from '../../../src/components/address/TxidCard.tsx';

const meta = {
  title: 'Components/TxidCard',
  component: TxidCard,
  parameters: { layout: 'padded' },
  args: { txid: storyTxid(3), copied: null, onCopy: fn() },
} satisfies Meta<typeof TxidCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const Copied: Story = { args: { copied: 'copied' } };
export const Failed: Story = { args: { copied: 'failed' } };
