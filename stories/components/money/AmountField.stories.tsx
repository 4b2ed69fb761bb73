// The field for an amount.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { doge, HUGE, PRICE } from '../../../mocks/views/money.ts';
import { AmountField } from '../../../src/components/money/AmountField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/AmountField',
  component: AmountField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to type an amount of DOGE or of the person’s currency: a huge number, the same in the other unit, all of it, and a hint or a problem.',
      avoid:
        'for tokens: `TokenAmountField`. For a fee: `FeePicker`. To show an amount: `AmountHero` or `AmountText`.',
      accessibility:
        'an input named “Amount in DOGE” with the decimal keyboard; both decimal marks are taken and a problem is an alert. The other unit is a `button` of 44 pixels whose icon says what a press does, and is left out where it would give away a hidden balance.',
    }),
  },
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
export const Invalid: Story = {
  args: { text: '1e8', amount: null, problem: 'Write the amount out in digits, without “e”.' },
};
export const Huge: Story = { args: { text: '1132715439.96', amount: HUGE } };
/** Longer than any possible amount: it still doesn't wrap. */
export const TooLong: Story = { args: { text: '1132715439.9600000000000001', amount: null } };
export const NoPrice: Story = { args: { price: null } };
export const Disabled: Story = { args: { isDisabled: true } };
