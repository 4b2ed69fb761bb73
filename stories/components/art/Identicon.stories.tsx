import type { Meta, StoryObj } from '@storybook/react-vite';
import { Identicon } from '../../../src/components/art/Identicon.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Brand/Identicon',
  component: Identicon,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'beside the name or the address of an account, a wallet or a contact, so that they are told apart at a glance. One address always gives the same dog.',
      avoid:
        'as proof that an address is the right one: `AddressText` in full. For an act or a state: `Avatar`.',
      accessibility:
        'silent, and two addresses may have the same dog: a name or an address is always beside it.',
    }),
  },
  args: { address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' },
} satisfies Meta<typeof Identicon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Small: Story = { args: { size: 20 } };
export const Large: Story = { args: { size: 96 } };
/** Forty addresses that differ in one character. */
export const Many: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 12 }}>
      {Array.from({ length: 40 }, (_, n) => `DBus3bamQjgJULBJtYXpEzDWQRwF5iwx${n}`).map((address) => (
        <Identicon key={address} address={address} size={48} />
      ))}
    </div>
  ),
};
