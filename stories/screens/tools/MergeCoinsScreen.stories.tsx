import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { doge, PRICE } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { MergeCoinsScreen } from '../../../src/screens/tools/MergeCoins/MergeCoinsScreen.tsx';

const OFFER = {
  account: ACCOUNTS.everyday,
  summary: {
    coinsBefore: 42,
    coinsAfter: 1,
    fee: doge('0.0626'),
    laterAsTheyAre: doge('0.3108'),
    laterMerged: doge('0.0074'),
    freed: doge('0.0315'),
  },
  presets: [1, 5],
  preset: 1,
  price: PRICE,
} as const;

const meta = {
  title: 'Screens/Tools/Merge coins',
  component: MergeCoinsScreen,
  args: {
    status: 'ready',
    failure: null,
    ...OFFER,
    onPreset: fn(),
    onReview: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MergeCoinsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Normal' }));
    await expect(args.onPreset).toHaveBeenCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Review merge' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};
/** No small coin was locked. */
export const TwoCoins: Story = {
  args: {
    summary: {
      ...OFFER.summary,
      coinsBefore: 2,
      fee: doge('0.0034'),
      laterAsTheyAre: doge('0.0148'),
      freed: doge('0'),
    },
  },
};
/** More than one transfer can hold. */
export const ThreeTransfers: Story = {
  args: {
    preset: 5,
    price: null,
    summary: {
      coinsBefore: 2000,
      coinsAfter: 3,
      fee: doge('14.8051'),
      laterAsTheyAre: doge('14.8'),
      laterMerged: doge('0.0222'),
      freed: doge('9.99'),
    },
  },
};
export const Preparing: Story = {
  args: { ...OFFER, status: 'preparing', step: { kind: 'fetching', done: 17, total: 42 } },
};
export const Signing: Story = {
  args: { ...OFFER, status: 'preparing', step: { kind: 'signing', inputs: 42 } },
};
/** Preparing failed; nothing was signed. */
export const Offline: Story = {
  args: { failure: { kind: 'fault', fault: new Fault('offline', 'no answer') } },
};
export const NotSigned: Story = {
  args: { failure: { kind: 'signing', problem: { kind: 'not-ours', address: ADDRESSES.shop } } },
};
export const Reading: Story = { args: { status: 'reading' } };
export const NotRead: Story = { args: { status: 'failed', fault: new Fault('timeout', 'no answer') } };
export const OneCoin: Story = { args: { status: 'nothing', problem: { kind: 'too-few', coins: 1 } } };
export const NoCoins: Story = { args: { status: 'nothing', problem: { kind: 'too-few', coins: 0 } } };
export const WorthTooLittle: Story = {
  args: {
    status: 'nothing',
    problem: { kind: 'worth-too-little', total: doge('0.009'), fee: doge('0.0045') },
  },
};
export const WatchOnly: Story = { args: { status: 'watch-only' } };
