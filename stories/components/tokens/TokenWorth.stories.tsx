// The value of tokens.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doge, PRICE } from '../../../mocks/views/money.ts';
import { TokenWorth } from '../../../src/components/tokens/TokenWorth.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/TokenWorth',
  component: TokenWorth,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under an amount of tokens, for what it is worth in DOGE and in the person’s currency. Unknown is said, never shown as zero.',
      avoid: 'for DOGE: `FiatText`. For what a transfer costs: `TokenCostFacts`.',
      accessibility:
        'gone while amounts are hidden. Below 360 pixels DOGE gives way to the currency where a price is known; the worth is rounded down, since it is an estimate.',
    }),
  },
  args: { value: doge('41.98765432'), price: PRICE, isHidden: false },
} satisfies Meta<typeof TokenWorth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
/** No price is known. */
export const Unknown: Story = { args: { value: null } };
/** Less than the currency's smallest unit. */
export const Tiny: Story = { args: { value: 7n } };
