// The account on top of home.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { AccountPill } from '../../../src/components/address/AccountPill.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/AccountPill',
  component: AccountPill,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the current account on top of home: its dog, its name, its wallet where there are several, and the short address. With `onPress` it opens the choice of accounts.',
      avoid:
        'in a list to switch accounts: `ChoiceRow`. Where an address has to be compared: `AddressText`, which shows all of it.',
      accessibility:
        'with `onPress` a `button` of at least 44 pixels, without it plain text and no chevron. Names keep their own direction and end in an ellipsis when too long; the dog is decoration.',
    }),
  },
  args: { account: ACCOUNTS.everyday, onPress: null },
} satisfies Meta<typeof AccountPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = { args: { onPress: fn() } };
export const InWallet: Story = { args: { walletName: 'Family savings', onPress: fn() } };
export const LongName: Story = {
  args: { account: ACCOUNTS.long, walletName: ACCOUNTS.long.name, onPress: fn() },
};
export const ArabicWallet: Story = {
  args: { account: ACCOUNTS.arabic, walletName: ACCOUNTS.arabic.name, onPress: fn() },
};
export const ArabicName: Story = { args: { account: ACCOUNTS.arabic } };
