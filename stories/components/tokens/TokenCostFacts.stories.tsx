// The cost of token transfers.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRICE } from '../../../mocks/views/money.ts';
import { costOf } from '../../../mocks/views/tokenSendViews.ts';
import { TokenCostFacts } from '../../../src/components/tokens/TokenCostFacts.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/TokenCostFacts',
  component: TokenCostFacts,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'before token transfers are signed: the total in DOGE, the fees, the DOGE that goes with the tokens, and when the rest leaves.',
      avoid: 'for the fee of a DOGE payment: `Facts`. To choose a fee: `FeePicker`.',
      accessibility:
        'a description list under a heading of the second level, each number with its explanation in words. The send form puts it into `HiddenAmounts` that hide nothing: a cost is seen before it is signed.',
    }),
  },
  args: { cost: costOf(1), transfers: 1, firstRun: 1, price: PRICE },
} satisfies Meta<typeof TokenCostFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
/** Most of them wait for blocks; without a price. */
export const Hundred: Story = { args: { cost: costOf(100), transfers: 100, firstRun: 12, price: null } };
