import type { Meta, StoryObj } from '@storybook/react-vite';
import { Identicon } from '../../../src/components/art/Identicon.tsx';

const meta = {
  title: 'Components/Identicon',
  component: Identicon,
  parameters: { layout: 'padded' },
  args: { address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' },
} satisfies Meta<typeof Identicon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Small: Story = { args: { size: 20 } };
export const Large: Story = { args: { size: 96 } };
/** Forty addresses that differ in one letter. */
export const Many: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 12 }}>
      {Array.from({ length: 40 }, (_, n) => `DBus3bamQjgJULBJtYXpEzDWQRwF5iwx${n}`).map((address) => (
        <Identicon key={address} address={address} size={48} />
      ))}
    </div>
  ),
};
