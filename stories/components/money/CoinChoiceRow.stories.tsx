// A coin to choose, in every status.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { COINS } from '../../../mocks/views/txViews.ts';
import { CoinChoiceRow } from '../../../src/components/money/CoinChoiceRow.tsx';
import type { ClassifiedCoin } from '../../../src/domain/tx/Coin.ts';
import { guide } from '../../support/guide.ts';

const at = (index: number): ClassifiedCoin => {
  const coin = COINS[index];
  if (coin === undefined) throw new RangeError(`no coin at ${index}`);
  return coin;
};

const meta = {
  title: 'Components/Money/CoinChoiceRow',
  component: CoinChoiceRow,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to choose coins by hand: a box for what may be spent, a lock and the reason for what may not.',
      avoid: 'to look at coins: `CoinRow`, which leads to the transaction. To tick addresses: `FoundRow`.',
      accessibility:
        'a native checkbox named by amount, reason and origin. A held coin has no box, so nothing disabled is in the way; its release button also says the end of the id, so that several are told apart by ear.',
    }),
  },
  args: {
    classified: at(1),
    isChosen: false,
    onToggle: fn(),
    onRelease: fn(),
    onProtect: fn(),
    onFreeze: fn(),
  },
} satisfies Meta<typeof CoinChoiceRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Chosen: Story = { args: { isChosen: true } };
export const Mined: Story = { args: { classified: at(0) } };
export const OwnChange: Story = { args: { classified: at(2) } };
export const Inscription: Story = { args: { classified: at(3) } };
/** The index has not reported what it carries. */
export const Unknown: Story = {
  args: {
    classified: {
      coin: { ...at(3).coin, inscription: 'unknown' },
      status: { kind: 'protected', reason: 'inscription-unknown' },
    },
  },
};
export const Dunes: Story = {
  args: {
    classified: {
      coin: { ...at(3).coin, inscription: 'dunes' },
      status: { kind: 'protected', reason: 'dunes' },
    },
  },
};
/** It pays a bare public key, and can't be released. */
export const BareKey: Story = {
  args: {
    classified: {
      coin: { ...at(1).coin, isBareKey: true },
      status: { kind: 'protected', reason: 'bare-key' },
    },
  },
};
/** It can be chosen now, or protected again. */
export const Released: Story = {
  args: { classified: { coin: { ...at(3).coin, isReleased: true }, status: { kind: 'spendable' } } },
};
/** It can't be spent until the user unfreezes it. */
export const Frozen: Story = {
  args: {
    classified: {
      coin: { ...at(1).coin, isFrozen: true },
      status: { kind: 'protected', reason: 'frozen' },
    },
  },
};
export const Unconfirmed: Story = { args: { classified: at(4) } };
export const Small: Story = { args: { classified: at(5) } };
export const CarrierValue: Story = { args: { classified: at(6) } };
