import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { doge, PRICE } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { SweepScreen } from '../../../src/screens/tools/Sweep/SweepScreen.tsx';

const NONE = doge('0');
const BREAKDOWN = {
  total: doge('120.5'),
  spendable: doge('120.5'),
  protected: NONE,
  small: NONE,
  immature: NONE,
  unconfirmed: NONE,
};
const FOUND = {
  status: 'found',
  failure: null,
  address: ADDRESSES.shop,
  breakdown: BREAKDOWN,
  costly: NONE,
  to: ACCOUNTS.everyday,
  price: PRICE,
  sums: { arrives: doge('120.49808'), fee: doge('0.00192') },
  left: null,
  problem: null,
} as const;
/** BIP38's first vector, with Dogecoin's network byte. */
const ENCRYPTED = '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg';

const meta = {
  title: 'Screens/Tools/Sweep a paper wallet',
  component: SweepScreen,
  args: {
    status: 'entering',
    problem: null,
    onRead: fn(),
    onInspect: fn(),
    onReview: fn(),
    onCancel: fn(),
    onOther: fn(),
    onChooseAccount: fn(),
  },
} satisfies Meta<typeof SweepScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entering: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check for coins' })).toBeDisabled();
  },
};
/** A pasted key is masked until it is shown. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Private key' }));
    await userEvent.paste('QPkeC1ZfHx3c9g7WTj9cJ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx');
    await userEvent.click(canvas.getByRole('button', { name: 'Check for coins' }));
    await expect(args.onRead).toHaveBeenCalledWith({
      kind: 'private-key',
      text: 'QPkeC1ZfHx3c9g7WTj9cJ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx',
    });
  },
};
/** An encrypted key needs its passphrase. */
export const Encrypted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Private key' }));
    await userEvent.paste(ENCRYPTED);
    await expect(canvas.getByLabelText('Passphrase')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check for coins' })).toBeDisabled();
  },
};
/** Words and addresses are imported elsewhere. */
export const NoKey: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Private key' }));
    await userEvent.paste('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This isn’t a private key.');
  },
};
/** Recovery words: the field is cleared. */
export const Words: Story = {
  args: {
    problem: null,
    other: { kind: 'other-text', given: { kind: 'words', isGuess: false }, onWay: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is a recovery phrase/)).toBeVisible();
  },
};
export const Rejected: Story = {
  args: { problem: { kind: 'private-key', problem: { kind: 'bad-checksum' } } },
};
export const Reading: Story = { args: { status: 'reading', source: 'private-key' } };
export const Decrypting: Story = { args: { status: 'reading', source: 'encrypted-key' } };
export const Offline: Story = { args: { status: 'failed', fault: new Fault('offline', 'no answer') } };
export const Found: Story = {
  tags: ['main'],
  args: FOUND,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review sweep' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};
/** Coins that may carry an inscription stay on the paper wallet. */
export const SomeStays: Story = {
  args: {
    ...FOUND,
    price: null,
    breakdown: { ...BREAKDOWN, total: doge('120.502'), protected: doge('0.002') },
  },
};
/** Small coins are swept if they are worth more than their fee; these aren't. */
export const TooSmallStays: Story = {
  args: {
    ...FOUND,
    price: null,
    breakdown: { ...BREAKDOWN, total: doge('120.50234'), small: doge('0.00234') },
    costly: doge('0.00234'),
  },
};
/** All reasons that keep coins on a paper wallet. */
export const StaysForEachReason: Story = {
  args: {
    ...FOUND,
    breakdown: {
      ...BREAKDOWN,
      total: doge('170.50434'),
      protected: doge('0.002'),
      small: doge('0.00234'),
      unconfirmed: doge('50'),
    },
    costly: doge('0.00234'),
  },
};
/** More coins than one transfer can hold. */
export const InSeveral: Story = {
  args: {
    ...FOUND,
    breakdown: { ...BREAKDOWN, total: doge('8870'), spendable: doge('8870') },
    sums: { arrives: doge('6749.00054'), fee: doge('0.99946') },
    left: { coins: 212, amount: doge('2120'), waitForBlock: false },
  },
};
export const OnlyProtected: Story = {
  args: {
    ...FOUND,
    breakdown: { ...BREAKDOWN, total: doge('0.002'), spendable: NONE, protected: doge('0.002') },
    sums: null,
    problem: {
      kind: 'nothing-to-send',
      breakdown: { ...BREAKDOWN, total: doge('0.002'), spendable: NONE, protected: doge('0.002') },
    },
  },
};
export const EmptyPaper: Story = {
  args: {
    ...FOUND,
    breakdown: { ...BREAKDOWN, total: NONE, spendable: NONE },
    sums: null,
    problem: { kind: 'nothing-to-send', breakdown: { ...BREAKDOWN, total: NONE, spendable: NONE } },
  },
};
export const Preparing: Story = {
  args: { ...FOUND, status: 'preparing', step: { kind: 'fetching', done: 1, total: 3 } },
};
export const NotSigned: Story = {
  args: { ...FOUND, failure: { kind: 'fault', fault: new Fault('worker-failed', 'gone') } },
};
export const WatchOnly: Story = { args: { status: 'watch-only' } };
