// Names and what they stand for.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Facts } from '../../../src/components/layout/Facts.tsx';

const meta = {
  title: 'Components/Facts',
  component: Facts,
  parameters: { layout: 'padded' },
  args: {
    facts: [
      { name: 'Network fee', value: '0.0187 DOGE', second: 'under $0.01' },
      { name: 'Block', value: '5,482,117' },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
/** A value that finds no room beside its name goes under it. */
export const LongValue: Story = {
  args: { facts: [{ name: 'Leaves your wallet', value: '1,132,715,444.95995 DOGE in all' }] },
};
