// An account's public key, for another phone that watches it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { accountMessage } from '../../../src/domain/ur/accountMessage.ts';
import { UrFrames } from '../../../src/domain/ur/UrFrames.ts';
import { ACCOUNT_KEY_MESSAGES as MESSAGES } from '../../../src/i18n/messages/codes/pairingMessages.ts';
import { AccountKeyScreen } from '../../../src/screens/account/AccountKey/AccountKeyScreen.tsx';

const KEY = {
  extendedKey:
    'dgub8rUhDtD3YFGZTUphBfpBbzvFxSMKQXYLzg87Me2ta78r2SdVLmypBUkkxrrn9RTnchsyiJSkHZyLWxD13ibBiXtuFWktBoDaGaZjQUBLNLs',
  origin: { fingerprint: '37b5eed4', path: "m/44'/3'/0'" },
};

const meta = {
  title: 'Screens/Account/Public key',
  component: AccountKeyScreen,
  args: {
    status: 'shown',
    network: 'mainnet',
    ...KEY,
    address: ADDRESSES.ours,
    copied: null,
    row: new UrFrames(accountMessage(KEY, 'mainnet')),
    onCopy: fn(),
    onReceive: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AccountKeyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.copy }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};
export const Regtest: Story = { args: { network: 'regtest', address: ADDRESSES.regtest } };
export const Copied: Story = { args: { copied: 'copied' } };
export const NotCopied: Story = { args: { copied: 'failed' } };
export const Loading: Story = { args: { status: 'loading' } };
export const SingleKey: Story = { args: { status: 'none' } };
export const Watched: Story = { args: { status: 'watched' } };
export const Failed: Story = { args: { status: 'failed', fault: new Fault('worker-failed', 'gone') } };
