// One coin of a balance.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HELD_COINS, heldCoin } from '../../../mocks/views/coins.ts';
import { CoinRow } from '../../../src/components/money/CoinRow.tsx';

const meta = {
  title: 'Components/CoinRow',
  component: CoinRow,
  args: { coin: heldCoin(1), isHidden: false, onCoin: fn() },
} satisfies Meta<typeof CoinRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromSomebody: Story = {};
/** The history was not read so far back. */
export const FromEarlier: Story = { args: { coin: heldCoin(2, { from: { kind: 'unknown' } }) } };
export const Change: Story = {
  args: { coin: heldCoin(3, { from: { kind: 'ourselves' }, confirmations: 0 }) },
};
export const Mined: Story = { args: { coin: HELD_COINS.immature[0] ?? heldCoin(4) } };
export const Hidden: Story = { args: { isHidden: true } };
