// The value of amounts in fiat.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doge, HUGE, PRICE } from '../../../mocks/views/money.ts';
import { FiatText } from '../../../src/components/money/FiatText.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/FiatText',
  component: FiatText,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'beside an amount of DOGE, for what it is worth in the person’s currency at today’s price.',
      avoid:
        'as the amount itself: `AmountText`. For tokens: `TokenWorth`. Where no price is known it is left out.',
      accessibility:
        'it vanishes while `HiddenAmounts` hides amounts, so that the worth does not give them away. Left to right in every language.',
    }),
  },
  args: { amount: doge('41.98'), price: PRICE },
} satisfies Meta<typeof FiatText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Huge: Story = { args: { amount: HUGE } };
export const UnderACent: Story = { args: { amount: doge('0.0113') } };
