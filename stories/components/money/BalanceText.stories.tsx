// The balance at every age and length.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { doge, FRESHNESS, HUGE, PRICE } from '../../../mocks/views/money.ts';
import { BalanceText } from '../../../src/components/money/BalanceText.tsx';
import { guide } from '../../support/guide.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/Money/BalanceText',
  component: BalanceText,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the balance on home: the screen’s one gold number, over its worth and its age. `onOpen` opens it to its parts.',
      avoid: 'for the amount of a transaction: `AmountHero`. In lists of accounts: `GlanceText`.',
      accessibility:
        '“Balance” is heard before the number. Where it opens it is a `button` with a chevron. Its age is in words and not only in dimmed digits; under reduced motion a new number does not roll in.',
    }),
  },
  args: {
    amount: doge('4211.48'),
    price: PRICE,
    freshness: FRESHNESS.fresh,
    isHidden: false,
    nowMs: STORY_NOW_MS,
    onOpen: fn(),
  },
} satisfies Meta<typeof BalanceText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Refreshing: Story = { args: { freshness: FRESHNESS.refreshing } };
export const Stale: Story = { args: { freshness: FRESHNESS.stale } };
export const Offline: Story = { args: { freshness: FRESHNESS.offline } };
export const Huge: Story = { args: { amount: HUGE } };
/** The maximum number of digits. */
export const Longest: Story = { args: { amount: doge('9999999999.99999999') } };
export const Nothing: Story = { args: { amount: 0n } };
export const Hidden: Story = { args: { isHidden: true } };
export const NoPrice: Story = { args: { price: null } };
