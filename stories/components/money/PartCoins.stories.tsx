// The coins of one part of a balance.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HELD_COINS, heldCoin } from '../../../mocks/views/coins.ts';
import { ALL_BREAKDOWN, doge } from '../../../mocks/views/money.ts';
import { PartCoins, type PartCoinsProps } from '../../../src/components/money/PartCoins.tsx';
import type { ProtectionReason } from '../../../src/domain/tx/Coin.ts';
import { BREAKDOWN_MESSAGES } from '../../../src/i18n/messages/wallet/breakdownMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/PartCoins',
  component: PartCoins,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for one part of a balance: why it is held, what frees it, and its coins, the largest first. Fifty are drawn, and the others counted.',
      avoid: 'for all parts at once: `BreakdownList`. To choose coins: `CoinChoiceRow`.',
      accessibility:
        'each coin is a `CoinRow` under a heading that counts them. The buttons that release or protect also say the end of the coin’s id; the way back is a `Button` under the coins.',
    }),
  },
  args: {
    part: 'spendable',
    breakdown: ALL_BREAKDOWN,
    coins: HELD_COINS.spendable,
    isHidden: false,
    onBack: fn(),
    onCoin: fn(),
    onMerge: fn() as PartCoinsProps['onMerge'],
    onRelease: fn() as PartCoinsProps['onRelease'],
    onProtect: fn(),
    onFreeze: fn(),
  },
} satisfies Meta<typeof PartCoins>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The origin and confirmations of each coin. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: BREAKDOWN_MESSAGES.all }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const OnItsWay: Story = { args: { part: 'unconfirmed', coins: HELD_COINS.unconfirmed } };
export const Protected: Story = { args: { part: 'protected', coins: HELD_COINS.protected } };

const keptFor = (protection: ProtectionReason): Story => ({
  args: {
    part: 'protected',
    breakdown: { ...ALL_BREAKDOWN, protected: doge('36'), protection },
    coins: ['30', '6'].map((value, index) =>
      heldCoin(46 + index, { value: doge(value), status: { kind: 'protected', reason: protection } }),
    ),
  },
});

export const Inscriptions = keptFor('inscription');
export const Dunes = keptFor('dunes');
export const NotYetKnown = keptFor('inscription-unknown');
export const CarrierSize = keptFor('carrier-value');
export const FrozenAlone = keptFor('frozen');
/** They can't be released. */
export const BareKeys: Story = {
  ...keptFor('bare-key'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/can’t be released in Kennel/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Release/ })).toBeNull();
  },
};
export const Immature: Story = { args: { part: 'immature', coins: HELD_COINS.immature } };
export const Small: Story = { args: { part: 'small', coins: HELD_COINS.small } };
/** Watch-only coins can't be merged. */
export const SmallWatched: Story = { args: { part: 'small', coins: HELD_COINS.small, onMerge: null } };
/** One of them was protected until the user released it. */
export const Released: Story = {
  args: {
    coins: [heldCoin(42, { value: doge('0.019'), isReleased: true }), ...HELD_COINS.spendable],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${BREAKDOWN_MESSAGES.protect}`) }));
    await expect(args.onProtect).toHaveBeenCalledOnce();
  },
};
/** One of them stays frozen until the user unfreezes it. */
export const Frozen: Story = {
  args: {
    part: 'protected',
    coins: [heldCoin(43, { status: { kind: 'protected', reason: 'frozen' } }), ...HELD_COINS.protected],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Unfreeze/ }));
    await expect(args.onFreeze).toHaveBeenCalledWith(expect.objectContaining({ vout: 0 }), false);
  },
};
/** One carries dunes; the other pays a bare public key, and can't be released. */
export const DunesAndBareKey: Story = {
  args: {
    part: 'protected',
    breakdown: { ...ALL_BREAKDOWN, protected: doge('36'), hasBareKeys: true },
    coins: [
      heldCoin(44, { value: doge('30'), status: { kind: 'protected', reason: 'bare-key' } }),
      heldCoin(45, { value: doge('6'), status: { kind: 'protected', reason: 'dunes' } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('button', { name: new RegExp(`^${BREAKDOWN_MESSAGES.release}`) }),
    ).toHaveLength(1);
  },
};
export const Hidden: Story = { args: { isHidden: true } };
/** Too many to read: the largest ones, and the number of the others. */
export const Many: Story = {
  args: {
    coins: Array.from({ length: 300 }, (_, index) =>
      heldCoin(100 + index, { value: doge(String(index + 1)) }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and 250 more/)).toBeInTheDocument();
  },
};
