// The main amount of a screen.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doge, HUGE, PRICE } from '../../../mocks/views/money.ts';
import { AmountHero } from '../../../src/components/money/AmountHero.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/AmountHero',
  component: AmountHero,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the one amount of DOGE that a receipt or a review is about, large, over what it is worth.',
      avoid:
        'for the balance on home: `BalanceText`. For tokens: `SubjectHero`. In a row or a sentence: `AmountText`.',
      accessibility:
        'it shrinks to its column and is not cut. The sign is text; hidden, the amount is heard as hidden, has one size for all, and its worth is gone.',
    }),
  },
  args: { amount: doge('41.98'), price: PRICE },
} satisfies Meta<typeof AmountHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Gold: Story = { args: { tone: 'gold' } };
export const Received: Story = { args: { tone: 'received', sign: '+' } };
export const Void: Story = { args: { tone: 'void' } };
export const Huge: Story = { args: { amount: HUGE, sign: '\u2212' } };
export const Hidden: Story = { args: { isHidden: true } };
export const NoPrice: Story = { args: { price: null } };
