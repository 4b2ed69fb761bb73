// The review of tokens and files, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { doge } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { ENDS_EARLIER } from '../../../mocks/views/reviewViews.ts';
import {
  costOf,
  LONG_TICK,
  movedUnits,
  signedTokenTransfers,
  tokenConfirm,
} from '../../../mocks/views/tokenSendViews.ts';
import { TokenConfirmScreen } from '../../../src/screens/tx/TokenConfirm/TokenConfirmScreen.tsx';

const meta = {
  title: 'Screens/Send/Confirm a token or file',
  component: TokenConfirmScreen,
  args: { ...tokenConfirm(), onSend: fn(), onAgree: fn() },
} satisfies Meta<typeof TokenConfirmScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five of a token to a contact. */
export const Ready: Story = { args: tokenConfirm() };
/** A file, in the sandbox. */
export const File: Story = {
  args: tokenConfirm({
    account: ACCOUNTS.regtest,
    network: 'regtest',
    price: null,
    activities: [
      {
        to: ADDRESSES.regtest,
        subject: { kind: 'file', fileId: storyTxid(77), name: 'moon-landing-1969.png' },
      },
    ],
  }),
};
/** The longest amount and tick. */
export const HugeAndLong: Story = {
  args: tokenConfirm({
    activities: [
      {
        to: ADDRESSES.exchange,
        subject: movedUnits('999999999999999999999999999999999.99999999', LONG_TICK),
      },
    ],
    trusts: { [ADDRESSES.exchange]: { kind: 'paid-before' } },
  }),
};
/** An address that imitates another, with a second confirmation. */
export const LookAlike: Story = {
  args: tokenConfirm({
    trusts: {
      [ADDRESSES.shop]: { kind: 'look-alike', like: ADDRESSES.friend, name: 'ليلى', sentDust: true },
    },
  }),
};
/** Five recipients, each in full. */
export const BatchOfFive: Story = {
  args: tokenConfirm({ account: ACCOUNTS.arabic, activities: signedTokenTransfers(5) }),
};
const DEAR = costOf(100, 2n);
/** A hundred at twice the rate: expensive, and most of them wait for blocks. */
export const BatchOfHundred: Story = {
  args: tokenConfirm({
    activities: signedTokenTransfers(100),
    cost: DEAR,
    isOffline: true,
    warnings: [
      { kind: 'waits-for-blocks', first: 12, rest: 88 },
      { kind: 'change-given-up', amount: doge('0.0041') },
      { kind: 'cost-needs-consent', total: DEAR.total },
    ],
  }),
};
/** Its commit spends a coin of an earlier signed request. */
export const EndsEarlier: Story = { args: tokenConfirm({ warnings: [ENDS_EARLIER] }) };
/** Being broadcast, one transaction after the other. */
export const Sending: Story = {
  args: {
    ...tokenConfirm({ activities: signedTokenTransfers(5) }),
    status: 'sending',
    progress: { done: 3, total: 10 },
  },
};
