// What token transfers cost.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRICE } from '../../../mocks/views/money.ts';
import { costOf } from '../../../mocks/views/tokenSendViews.ts';
import { TokenCostFacts } from '../../../src/components/tokens/TokenCostFacts.tsx';

const meta = {
  title: 'Components/TokenCostFacts',
  component: TokenCostFacts,
  parameters: { layout: 'padded' },
  args: { cost: costOf(1), transfers: 1, firstRun: 1, price: PRICE },
} satisfies Meta<typeof TokenCostFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
/** Most of them wait for blocks; no price is known. */
export const Hundred: Story = { args: { cost: costOf(100), transfers: 100, firstRun: 12, price: null } };
