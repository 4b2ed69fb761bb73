// A coin of a balance.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HELD_COINS, heldCoin } from '../../../mocks/views/coins.ts';
import { CoinRow } from '../../../src/components/money/CoinRow.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/CoinRow',
  component: CoinRow,
  tags: ['stable'],
  parameters: guide({
    use: 'for one coin of a part of the balance: how much, where from, and how deep it lies or what holds it. A press leads to its transaction.',
    avoid: 'where coins are chosen: `CoinChoiceRow`. For a transaction: `TxRow`.',
    accessibility:
      'one `button` named by amount, origin and state, whose second line wraps. No part of its state is said by colour.',
  }),
  args: { coin: heldCoin(1), isHidden: false, onCoin: fn() },
} satisfies Meta<typeof CoinRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromSomebody: Story = {};
/** Its transaction is older than the history that was read. */
export const FromEarlier: Story = { args: { coin: heldCoin(2, { from: { kind: 'unknown' } }) } };
export const Change: Story = {
  args: { coin: heldCoin(3, { from: { kind: 'ourselves' }, confirmations: 0 }) },
};
export const Mined: Story = { args: { coin: HELD_COINS.immature[0] ?? heldCoin(4) } };
export const Hidden: Story = { args: { isHidden: true } };
