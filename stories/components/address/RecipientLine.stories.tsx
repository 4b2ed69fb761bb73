// What is known of a recipient, in a line.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipientLine } from '../../../src/components/address/RecipientLine.tsx';

const meta = {
  title: 'Components/ReceiverLine',
  component: RecipientLine,
  parameters: { layout: 'padded' },
  args: { trust: { kind: 'contact', name: 'Moon Coffee' } },
} satisfies Meta<typeof RecipientLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {};
export const OwnAccount: Story = { args: { trust: { kind: 'own', name: 'محفظة العائلة' } } };
export const PaidBefore: Story = { args: { trust: { kind: 'paid-before' } } };
export const FirstTime: Story = { args: { trust: { kind: 'first-time' } } };
