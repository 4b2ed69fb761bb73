// Addresses in chunks of four.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { AddressText } from '../../../src/components/address/AddressText.tsx';

const meta = {
  title: 'Components/AddressText',
  component: AddressText,
  parameters: { layout: 'padded' },
  args: { address: ADDRESSES.shop },
} satisfies Meta<typeof AddressText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Never cut; its text is the plain address. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('D9iB').closest('[translate]')).toHaveTextContent(
      ADDRESSES.shop,
    );
  },
};
export const Short: Story = { args: { mode: 'short' } };
export const Script: Story = { args: { address: ADDRESSES.vault } };
