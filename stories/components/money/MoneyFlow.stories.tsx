// The flow of money in a transfer.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { doge, HUGE } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { TRANSFER } from '../../../mocks/views/txViews.ts';
import { MoneyFlow } from '../../../src/components/money/MoneyFlow.tsx';
import { FLOW_MESSAGES } from '../../../src/i18n/messages/send/sendMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/MoneyFlow',
  component: MoneyFlow,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on a review: which coins are spent and what they become, from the signed bytes.',
      avoid: 'to say who is paid: `TransferPath`. To choose coins: `CoinChoiceRow`.',
      accessibility:
        'the picture is silent: each branch is a name and an amount in a list. The coins open by a button that says whether they are open.',
    }),
  },
  args: { transfer: TRANSFER },
} satisfies Meta<typeof MoneyFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithChange: Story = {};
/** Opened: the coins, and the change address. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^From 2 coins/ }));
    await expect(canvas.getByText(FLOW_MESSAGES.coins)).toBeVisible();
    await expect(canvas.getByText(FLOW_MESSAGES.changeTo)).toBeVisible();
  },
};
export const NoChange: Story = {
  args: {
    transfer: {
      ...TRANSFER,
      returned: doge('0'),
      sent: doge('56.9613'),
      outputs: [{ value: doge('56.9613'), address: ADDRESSES.vault, isOwn: false }],
    },
  },
};
export const ToSelf: Story = {
  args: {
    transfer: {
      ...TRANSFER,
      sent: doge('0'),
      returned: doge('56.9613'),
      outputs: [{ value: doge('56.9613'), address: ADDRESSES.ours, isOwn: true }],
    },
  },
};
export const Huge: Story = {
  args: {
    transfer: { ...TRANSFER, sent: HUGE, inputs: TRANSFER.inputs.map((coin) => ({ ...coin, value: HUGE })) },
  },
};
