// Data that a payment writes to the blockchain.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FULL_TEXT, ODD_BYTES, SHORT_TEXT } from '../../../mocks/views/billViews.ts';
import { DataNote } from '../../../src/components/money/DataNote.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/DataNote',
  component: DataNote,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'wherever a payment that writes bytes on the chain is looked at: its bill, the last look, its receipt.',
      avoid: 'for a note that stays on the device: `Notice`.',
      accessibility:
        'the bytes stand there in full and from left to right; the text that they are is isolated, and shown beside them, never in their place.',
    }),
  },
  args: { data: SHORT_TEXT },
} satisfies Meta<typeof DataNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order A073')).toBeVisible();
    await expect(canvas.getByText(SHORT_TEXT)).toBeVisible();
  },
};
export const Bytes: Story = { args: { data: ODD_BYTES } };
export const Longest: Story = { args: { data: FULL_TEXT } };
export const WithReasons: Story = {
  args: {
    reasons: [
      { name: 'Adoption pledge', description: 'Kept on the chain as a proof' },
      { name: 'Receipt number', description: null },
    ],
  },
};
/** It was signed already. */
export const Signed: Story = { args: { isSigned: true } };
