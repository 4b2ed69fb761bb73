// The parts of a balance.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  ALL_BREAKDOWN,
  breakdown,
  doge,
  MIXED_BREAKDOWN,
  PLAIN_BREAKDOWN,
} from '../../../mocks/views/money.ts';
import { BreakdownList } from '../../../src/components/money/BreakdownList.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/BreakdownList',
  component: BreakdownList,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to open a balance to its parts, each with its amount and why it cannot be sent now. `onPart` opens a part to its coins.',
      avoid: 'for the coins of one part: `PartCoins`. From home: `BreakdownSheet`, which has both.',
      accessibility:
        'a list in which each part has name, amount and reason in words. The bar of shares is for eyes alone, and not drawn while amounts are hidden; parts that open are buttons.',
    }),
  },
  args: { breakdown: MIXED_BREAKDOWN },
} satisfies Meta<typeof BreakdownList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
export const All: Story = { args: { breakdown: ALL_BREAKDOWN } };
export const Plain: Story = { args: { breakdown: PLAIN_BREAKDOWN } };
export const Nothing: Story = { args: { breakdown: breakdown({}) } };
/** Coins that pay a bare public key can't be spent here. */
export const BareKeys: Story = {
  args: {
    breakdown: breakdown({ spendable: doge('41.98'), protected: doge('10000'), protection: 'bare-key' }),
  },
};
/** The same, next to coins that the user can release. */
export const BareKeysAndOthers: Story = {
  args: { breakdown: { ...ALL_BREAKDOWN, hasBareKeys: true } },
};
export const Dunes: Story = {
  args: { breakdown: breakdown({ spendable: doge('41.98'), protected: doge('6'), protection: 'dunes' }) },
};
/** Each part opens to its coins. */
export const Openable: Story = { args: { breakdown: ALL_BREAKDOWN, onPart: fn() } };
/** Without an index, nobody knows what the larger coins carry. */
export const Unindexed: Story = { args: { breakdown: { ...PLAIN_BREAKDOWN, isUnindexed: true } } };
export const Hidden: Story = { args: { isHidden: true } };
