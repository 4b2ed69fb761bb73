// The search field of a list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from '../../../src/components/fields/SearchField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to narrow a list while somebody types, as with contacts and tokens.',
      avoid:
        'over a list that is found by eye: `RecipientPicker` shows it from seven entries on. For an address to pay: `AddressField`.',
      accessibility:
        'a text field whose label stays in sight. The cross has a name of its own and is there only while there is text; the magnifier is silent.',
    }),
  },
  args: { label: 'Search by name or address', clearLabel: 'Clear search', text: '', onText: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  args: { text: 'Moon' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onText).toHaveBeenCalledWith('');
  },
};
