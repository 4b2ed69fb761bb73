// Amounts of DOGE as text.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { doge, HUGE } from '../../../mocks/views/money.ts';
import { AmountText } from '../../../src/components/money/AmountText.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/AmountText',
  component: AmountText,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for every amount of DOGE in rows and sentences. Trailing zeros go, value never does: nothing is rounded.',
      avoid:
        'for the one large amount of a screen: `AmountHero`. For tokens: `TokenAmountText`. `isExpandable` does not go into a pressed `Row`, which is a button itself.',
      accessibility:
        'the sign says which way it went, beside the colour. Hidden, “amount hidden” is heard in place of the dots. `isExpandable` makes a toggle of 44 pixels with `aria-pressed`.',
    }),
  },
  args: { amount: doge('41.98') },
} satisfies Meta<typeof AmountText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { args: { amount: doge('120') } };
export const Decimals: Story = {};
export const AllEightDecimals: Story = { args: { amount: doge('0.00000001') } };
export const Huge: Story = { args: { amount: HUGE } };
export const Received: Story = { args: { tone: 'received' } };
export const Sent: Story = { args: { tone: 'sent' } };
export const WithoutUnit: Story = { args: { hasUnit: false } };
export const Hidden: Story = { args: { isHidden: true } };
/** A press shows all eight decimals. */
export const Expandable: Story = {
  args: { isExpandable: true },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button');
    await userEvent.click(toggle);
    await expect(toggle).toHaveTextContent('41.98000000 DOGE');
    await userEvent.click(toggle);
    await expect(toggle).toHaveTextContent('41.98 DOGE');
  },
};
