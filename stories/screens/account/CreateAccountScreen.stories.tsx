// Creating an account, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { nameDraft, summaryOf, wallet } from '../../../mocks/views/wallets.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { NAME_MESSAGES } from '../../../src/i18n/messages/accounts/walletMessages.ts';
import type { CreateAccountView } from '../../../src/screens/account/CreateAccount/CreateAccountScreen.tsx';
import { CreateAccountScreen } from '../../../src/screens/account/CreateAccount/CreateAccountScreen.tsx';

const NAMING = {
  status: 'naming',
  wallet: summaryOf(wallet({ name: 'Family savings' })),
  draft: nameDraft('Account 3'),
  isTaken: false,
  path: "m/44'/3'/0'/0/2",
} as const;

const meta = {
  title: 'Screens/Wallets and accounts/Add an account',
  excludeStories: ['coverage'],
  component: CreateAccountScreen,
  args: { ...NAMING, onText: fn(), onCreate: fn(), onAddWallet: fn() },
} satisfies Meta<typeof CreateAccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name is suggested; Enter creates the account. */
export const Naming: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(NAME_MESSAGES.label), '{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { ...NAMING, draft: nameDraft(' ') } };
export const TooLong: Story = { args: { ...NAMING, draft: nameDraft(ACCOUNTS.long.name) } };
export const ArabicName: Story = { args: { ...NAMING, draft: nameDraft(ACCOUNTS.arabic.name) } };
/** Another account has the same name: allowed, with a remark. */
export const Taken: Story = { args: { ...NAMING, isTaken: true } };
/** Of a public key, so the new account is watch-only. */
export const Watched: Story = {
  args: { ...NAMING, wallet: summaryOf(wallet({ name: 'Shop till', kind: 'watched-key' })) },
};
export const Working: Story = { args: { ...NAMING, status: 'working' } };
export const Failed: Story = {
  args: { ...NAMING, status: 'failed', fault: new Fault('worker-failed', 'the key worker stopped') },
};
/** A single key: the reason why there is no second account. */
export const PrivateKey: Story = {
  args: { status: 'single', wallet: summaryOf(wallet({ name: 'Old laptop', kind: 'private-key' })) },
};
export const WatchedAddress: Story = {
  args: { status: 'single', wallet: summaryOf(wallet({ kind: 'watched-address' })) },
};

/** Every status has its story. */
export const coverage = {
  naming: Naming,
  working: Working,
  failed: Failed,
  single: PrivateKey,
} satisfies Record<CreateAccountView['status'], Story>;
