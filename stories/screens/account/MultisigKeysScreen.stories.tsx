// The keys and the backup of a shared wallet, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sharedDescriptorOf, sharedKeys } from '../../../mocks/views/sharedWallets.ts';
import type { NameDraft } from '../../../src/components/fields/NameField.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { BIP45_PATH } from '../../../src/domain/multisig/cosignerKey.ts';
import { MULTISIG_BACKUP_MESSAGES as MESSAGES } from '../../../src/i18n/messages/accounts/multisigMessages.ts';
import { NAME_MESSAGES } from '../../../src/i18n/messages/accounts/walletMessages.ts';
import { NO_FILES_MESSAGES } from '../../../src/i18n/messages/app/noFilesMessages.ts';
import { MultisigKeysScreen } from '../../../src/screens/account/MultisigKeys/MultisigKeysScreen.tsx';
import type { MultisigKeysView } from '../../../src/screens/account/MultisigKeys/MultisigKeysScreen.types.ts';
import { codeRow } from '../../support/codeRow.ts';

const ready = (required: number, count: number) => ({
  status: 'ready' as const,
  required,
  keys: sharedKeys(count),
  code: '3F2A 91BC 07DE 5521',
  copied: null,
  descriptor: sharedDescriptorOf(required, count),
  row: null,
  isCodeShown: false,
});

const NAMING = {
  naming: null as NameDraft | null,
  onName: fn(),
  onNameText: fn(),
  onNameSave: fn(),
  onNameClose: fn(),
};

const meta = {
  title: 'Screens/Wallets and accounts/Keys of a shared wallet',
  excludeStories: ['coverage'],
  component: MultisigKeysScreen,
  args: {
    ...ready(2, 3),
    onCopy: fn(),
    onSave: fn(),
    onSaveForOthers: fn(),
    onShowCode: fn(),
    onTryAgain: fn(),
    onWallets: fn(),
    ...NAMING,
  },
} satisfies Meta<typeof MultisigKeysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { status: 'loading' } };
/** One of three phrases may be lost. */
export const TwoOfThree: Story = {
  tags: ['main'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.save }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** No phrase may be lost. */
export const TwoOfTwo: Story = { args: ready(2, 2) };
export const FifteenOfFifteen: Story = { args: ready(15, 15) };
/** None of the phrases is ours. */
export const Watching: Story = {
  args: { ...ready(2, 3), keys: sharedKeys(3).map((key) => ({ ...key, isOwn: false })) },
};
/** As codes for another phone or wallet. */
export const CodeShown: Story = {
  args: { ...ready(2, 3), isCodeShown: true, row: codeRow(4) },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('img', { name: MESSAGES.qrCode });
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.hideCode }));
    await expect(args.onShowCode).toHaveBeenCalledWith(false);
  },
};
export const CodeInTheMaking: Story = { args: { ...ready(2, 3), isCodeShown: true } };
/** In a frame of Telegram's web clients: copied, or scanned. */
export const NoFiles: Story = {
  render: (args) => <MultisigKeysScreen {...args} onSave={undefined} onSaveForOthers={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: MESSAGES.save })).toBeNull();
    await expect(canvas.getByText(NO_FILES_MESSAGES.code)).toBeVisible();
  },
};
/** For Coldcard, Sparrow, BlueWallet and others. */
export const ForOtherWallets: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.saveForOthers }));
    await expect(args.onSaveForOthers).toHaveBeenCalledOnce();
  },
};
/** One key is at BIP 45's path, one at a custom path. */
export const OtherPaths: Story = {
  args: {
    ...ready(2, 3),
    keys: sharedKeys(3).map((key, at) => ({ ...key, path: [key.path, BIP45_PATH, 'm'][at] ?? 'm' })),
  },
};
/** A key is being named. */
export const Naming: Story = {
  args: { ...ready(2, 3), naming: { text: 'Grandpa', count: 7, most: 24, problem: null } },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: NAME_MESSAGES.save }));
    await expect(args.onNameSave).toHaveBeenCalledOnce();
  },
};
/** Pressing a key starts naming it. */
export const BeginNaming: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mum/ }));
    await expect(args.onName).toHaveBeenCalledWith(sharedKeys(3)[1]?.extendedKey);
  },
};
export const Copied: Story = { args: { ...ready(2, 3), copied: 'copied' } };
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('worker-failed', 'the key worker stopped') },
};

/** Opened by its address, with another wallet selected. */
export const NotShared: Story = {
  args: { status: 'none' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.toWallets }));
    await expect(args.onWallets).toHaveBeenCalledOnce();
  },
};

/** Every status has its story. */
export const coverage = {
  loading: Loading,
  none: NotShared,
  ready: TwoOfThree,
  failed: Failed,
} satisfies Record<MultisigKeysView['status'], Story>;
