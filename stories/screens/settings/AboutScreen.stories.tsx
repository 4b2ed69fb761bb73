import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  countPackages,
  ABOUT_MESSAGES as MESSAGES,
} from '../../../src/i18n/messages/settings/aboutMessages.ts';
import { AboutScreen } from '../../../src/screens/settings/About/AboutScreen.tsx';

const PACKAGES = [
  { name: '@fontsource-variable/inter', version: '5.3.0', licence: 'OFL-1.1' },
  { name: 'bip39', version: '3.1.2', licence: 'ISC' },
  { name: 'mobx', version: '7.1.3', licence: 'MIT' },
  { name: 'react', version: '19.3.1', licence: 'MIT' },
];

const meta = {
  title: 'Screens/Settings/About',
  component: AboutScreen,
  args: {
    status: 'ready',
    network: 'mainnet',
    version: '0.1.0',
    commit: 'c0ffee1234',
    repository: 'https://github.com/kennel-wallet/kennel',
    packages: PACKAGES,
    onSource: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof AboutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(MESSAGES.source) }));
    await expect(args.onSource).toHaveBeenCalledWith('https://github.com/kennel-wallet/kennel');
  },
};
export const BuiltFromAnArchive: Story = { args: { commit: null, repository: null } };
export const Differences: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.differences }));
    await expect(canvas.getByText(MESSAGES.differencesText)).toBeVisible();
  },
};
export const Licences: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(countPackages(PACKAGES.length)) }));
    await expect(canvas.getByText('bip39')).toBeVisible();
  },
};
export const Loading: Story = { args: { status: 'loading', network: 'testnet' } };
export const Failed: Story = { args: { status: 'failed', network: 'mainnet' } };
