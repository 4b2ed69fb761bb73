// What is known of a receiver, in a line.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiverLine } from '../../src/components/ReceiverLine.tsx';

const meta = {
  title: 'Components/ReceiverLine',
  component: ReceiverLine,
  parameters: { layout: 'padded' },
  args: { standing: { kind: 'contact', name: 'Moon Coffee' } },
} satisfies Meta<typeof ReceiverLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {};
export const OwnAccount: Story = { args: { standing: { kind: 'own', name: 'محفظة العائلة' } } };
export const PaidBefore: Story = { args: { standing: { kind: 'paid-before' } } };
export const FirstTime: Story = { args: { standing: { kind: 'first-time' } } };
