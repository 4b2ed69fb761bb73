// The field that searches a list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from '../../../src/components/fields/SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  parameters: { layout: 'padded' },
  args: { label: 'Search by name or address', clearLabel: 'Clear the search', text: '', onText: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  args: { text: 'Moon' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onText).toHaveBeenCalledWith('');
  },
};
