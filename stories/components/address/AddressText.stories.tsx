// Addresses in chunks of four.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { AddressText } from '../../../src/components/address/AddressText.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/AddressText',
  component: AddressText,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'wherever an address is there to be compared: `full`, in chunks of four with bright ends. `short` only where it needs to be recognised, beside a name.',
      avoid:
        'for transaction ids and token ids: `TxidCard` and `IdCard`. As the last thing before paying, `short` hides the middle, where forged addresses differ.',
      accessibility:
        'left to right in every language; `full` wraps between chunks, is never cut or translated, and copies without gaps. Bright and dim help the eyes and hide nothing from ears.',
    }),
  },
  args: { address: ADDRESSES.shop },
} satisfies Meta<typeof AddressText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Never cut; its text content is the plain address. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('D9iB').closest('[translate]')).toHaveTextContent(
      ADDRESSES.shop,
    );
  },
};
export const Short: Story = { args: { mode: 'short' } };
export const Script: Story = { args: { address: ADDRESSES.vault } };
