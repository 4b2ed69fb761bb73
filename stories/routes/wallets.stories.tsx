// Lists of wallets and accounts, their names, and watch-only ones, at their routes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aName } from '../../mocks/builders/keyrings.ts';
import { addShared, addWallet, addWatched } from '../../mocks/fixtures/makeWallet.ts';
import { leaveLabel, MISSING_MESSAGES } from '../../src/i18n/messages/accounts/missingMessages.ts';
import { MULTISIG_BACKUP_MESSAGES } from '../../src/i18n/messages/accounts/multisigMessages.ts';
import { nameWalletKind } from '../../src/i18n/messages/accounts/nameWalletKind.ts';
import {
  ACCOUNTS_MESSAGES,
  NAME_MESSAGES,
  NEW_ACCOUNT_MESSAGES,
  REMOVAL_MESSAGES,
  WALLETS_MESSAGES,
  WATCHED_MESSAGES,
} from '../../src/i18n/messages/accounts/walletMessages.ts';
import { COLD_SIGN_MESSAGES } from '../../src/i18n/messages/codes/coldSignMessages.ts';
import { PAIRING_MESSAGES } from '../../src/i18n/messages/codes/pairingMessages.ts';
import { PSBT_MESSAGES } from '../../src/i18n/messages/codes/psbtMessages.ts';
import { CREATE_MESSAGES } from '../../src/i18n/messages/send/txMessages.ts';
import { RECEIVE_MESSAGES } from '../../src/i18n/messages/wallet/receiveMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, TIMEOUT } from '../support/appStory.tsx';
import { SHOP_ADDRESS } from '../support/people.ts';

const meta = {
  title: 'Routes/Wallets and accounts',
  tags: ['!autodocs'],
  ...APP_STORY,
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two wallets with words; the second is selected. */
export const SwitchKeyring: Story = {
  args: { route: 'switch-keyring', before: addWallet },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: WALLETS_MESSAGES.title }, TIMEOUT);
    await expect(canvas.getByRole('button', { name: /^Wallet 2/ })).toHaveAttribute('aria-current', 'true');
  },
};
/** The second wallet's keys are missing from the vault. */
export const MissingWallets: Story = {
  args: {
    route: 'missing-wallets',
    before: async (stores) => {
      await addWallet(stores);
      const { keyrings } = stores;
      keyrings.adopt([], {
        missing: [keyrings.keyrings[1]?.key ?? ''],
        outdated: [],
        repaired: [],
        age: 'older',
      });
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: MISSING_MESSAGES.title }, TIMEOUT);
    await expect(canvas.getByRole('button', { name: leaveLabel('Wallet 2') })).toBeVisible();
  },
};
/** The first of two is about to be removed. */
export const RemoveKeyring: Story = {
  args: {
    route: 'switch-keyring',
    before: addWallet,
    params: ({ keyrings }) => ({ remove: keyrings.keyrings[0]?.key ?? '' }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(REMOVAL_MESSAGES.outOfReach, {}, TIMEOUT)),
};
/** The only wallet. */
export const RemoveLastKeyring: Story = {
  args: { route: 'switch-keyring', params: ({ keyrings }) => ({ remove: keyrings.current.key }) },
  play: async ({ canvas }) => void (await canvas.findByText(REMOVAL_MESSAGES.lastTitle, {}, TIMEOUT)),
};
export const SwitchAccount: Story = {
  args: {
    route: 'switch-account',
    before: async ({ wallets, keyrings }) =>
      void (await wallets.addAccount(keyrings.current.key, aName('Treats'))),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: ACCOUNTS_MESSAGES.title }, TIMEOUT);
    await expect(canvas.getByRole('button', { name: /^Treats/ })).toHaveAttribute('aria-current', 'true');
  },
};
export const CreateAccount: Story = {
  args: { route: 'create-account' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: NEW_ACCOUNT_MESSAGES.title }, TIMEOUT);
    await expect(canvas.getByLabelText(NAME_MESSAGES.label)).toHaveValue('Account 2');
  },
};
export const EditWalletName: Story = {
  args: { route: 'edit-wallet-name', params: ({ keyrings }) => ({ key: keyrings.current.key }) },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: NAME_MESSAGES.walletTitle }, TIMEOUT)),
};
/** An unknown key leads to the list. */
export const EditUnknownName: Story = {
  args: { route: 'edit-wallet-name', params: () => ({ key: 'nobody' }) },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: WALLETS_MESSAGES.title }, TIMEOUT)),
};
export const EditAccountName: Story = {
  args: { route: 'edit-account-name', params: ({ accounts }) => ({ key: accounts.current.key }) },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: NAME_MESSAGES.accountTitle }, TIMEOUT)),
};

const watching = (stores: Parameters<typeof addWatched>[0]) => addWatched(stores, SHOP_ADDRESS);

/** An address without its key, at home. */
export const HomeWatched: Story = {
  args: { route: 'home', before: watching },
  play: async ({ canvas }) => void (await canvas.findByText(nameWalletKind('watched-address'), {}, TIMEOUT)),
};
/** It can't send. */
export const SendWatched: Story = {
  args: { route: 'tx-create', before: watching },
  play: async ({ canvas, ...context }) => {
    await canvas.findByText(WATCHED_MESSAGES.sendTitle, {}, TIMEOUT);
    await expect(openedIn(context).host.violations).toEqual([]);
  },
};
/** The watching phone, where the other's code is scanned. */
export const PairPhone: Story = {
  args: { route: 'pair-wallet' },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name: PAIRING_MESSAGES.title }, TIMEOUT)),
};
/** A watched address has nothing to sign yet. */
export const NothingToSign: Story = {
  args: { route: 'cold-sign', before: (stores) => addWatched(stores, SHOP_ADDRESS) },
  play: async ({ canvas }) => void (await canvas.findByText(COLD_SIGN_MESSAGES.nothingTitle, {}, TIMEOUT)),
};
/** A 2-of-3 wallet, at home. */
export const HomeShared: Story = {
  args: { route: 'home', before: addShared },
  play: async ({ canvas }) => void (await canvas.findByText(nameWalletKind('multisig'), {}, TIMEOUT)),
};
/** Its receive screen: no mention that it is watch-only, or that it accepts tokens. */
export const ReceiveShared: Story = {
  args: { route: 'receive', before: addShared },
  play: async ({ canvas }) => {
    await canvas.findByText(RECEIVE_MESSAGES.onlyDoge, {}, TIMEOUT);
    await expect(canvas.queryByText(RECEIVE_MESSAGES.only)).toBeNull();
    await expect(canvas.queryByText(WATCHED_MESSAGES.receiveTitle)).toBeNull();
  },
};
/** The keys that restore it. */
export const MultisigKeys: Story = {
  args: { route: 'multisig-keys', before: addShared },
  play: async ({ canvas }) => void (await canvas.findByText(MULTISIG_BACKUP_MESSAGES.copy, {}, TIMEOUT)),
};
/** Its settings lead to its keys. */
export const SettingsShared: Story = {
  args: { route: 'settings', before: addShared },
  play: async ({ canvas }) => void (await canvas.findByText(MULTISIG_BACKUP_MESSAGES.row, {}, TIMEOUT)),
};
/** A cosigner opens another's proposal. */
export const SharedPayment: Story = {
  args: { route: 'psbt', before: addShared },
  play: async ({ canvas }) => void (await canvas.findByText(PSBT_MESSAGES.leadTitle, {}, TIMEOUT)),
};
/** The send form of a shared wallet without coins. */
export const SendShared: Story = {
  args: { route: 'tx-create', before: addShared },
  play: async ({ canvas }) => void (await canvas.findByText(CREATE_MESSAGES.emptyTitle, {}, TIMEOUT)),
};
