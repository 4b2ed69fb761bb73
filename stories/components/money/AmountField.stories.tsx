// The field for an amount.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { doge, HUGE, PRICE } from '../../../mocks/views/money.ts';
import { AmountField } from '../../../src/components/money/AmountField.tsx';

const meta = {
  title: 'Components/AmountField',
  component: AmountField,
  parameters: { layout: 'padded' },
  args: {
    text: '25',
    unit: 'doge',
    amount: doge('25'),
    price: PRICE,
    problem: null,
    hint: 'You can send 41.98 now.',
    onText: fn(),
    onUnit: fn(),
    onMax: fn(),
  },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { text: '', amount: null } };
export const InFiat: Story = { args: { text: '4.96', unit: 'fiat' } };
export const Max: Story = { args: { isMax: true } };
export const Refused: Story = {
  args: { text: '1e8', amount: null, problem: 'Write the amount out in digits, without “e”.' },
};
export const Huge: Story = { args: { text: '1132715439.96', amount: HUGE } };
/** Longer than any amount there is: it still does not wrap. */
export const TooLong: Story = { args: { text: '1132715439.9600000000000001', amount: null } };
export const NoPrice: Story = { args: { price: null } };
export const Disabled: Story = { args: { isDisabled: true } };
