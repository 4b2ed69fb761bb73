import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import {
  RestoreFileScreen,
  type RestoreFileView,
} from '../../../src/screens/account/RestoreFile/RestoreFileScreen.tsx';

const FILE = new File(['{"kennel":"backup"}'], 'kennel-backup-2026-11-21.json', { type: 'application/json' });

const meta = {
  title: 'Screens/Import a wallet/Backup file',
  excludeStories: ['coverage'],
  component: RestoreFileScreen,
  args: {
    status: 'choosing',
    isNew: true,
    onRestore: fn(),
    onClear: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof RestoreFileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseFile: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.upload(canvas.getByLabelText('Choose file'), FILE);
  await canvas.findByText(FILE.name);
};

export const Choosing: Story = {};
/** A file for another screen. */
export const BelongsElsewhere: Story = {
  args: { other: { kind: 'other-text', given: { kind: 'wallet-backup' }, onWay: fn() } },
};
/** The file's name, then its password. */
export const Chosen: Story = {
  play: async (context) => {
    await chooseFile(context);
    const { args, canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('File password'), 'velvet harbour{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith('{"kennel":"backup"}', 'velvet harbour');
  },
};
/** For web views that can't open files. */
export const Pasting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste its text instead' }));
    await userEvent.click(canvas.getByLabelText('Text of the backup file'));
    await userEvent.paste(' {"kennel":"backup"} ');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this text' }));
    await expect(await canvas.findByText('Pasted text')).toBeVisible();
  },
};
export const Working: Story = { args: { status: 'working', stage: 'stretching' } };
export const NotABackup: Story = {
  args: { status: 'rejected', problem: { kind: 'not-a-backup' } },
  play: chooseFile,
};
export const NewerVersion: Story = {
  args: { status: 'rejected', problem: { kind: 'newer-version', version: 9 } },
  play: chooseFile,
};
export const Damaged: Story = {
  args: { status: 'rejected', problem: { kind: 'damaged' } },
  play: chooseFile,
};
/** A wrong password; a forgotten one can't be reset. */
export const WrongPassword: Story = {
  args: { status: 'rejected', problem: { kind: 'wrong-password' } },
  play: chooseFile,
};
export const Restored: Story = {
  args: { status: 'restored', walletNames: ['Everyday', 'محفظة العائلة', 'Paper from 2014'], knownCount: 0 },
};
export const RestoredSome: Story = {
  args: {
    status: 'restored',
    isNew: false,
    walletNames: ['Rainy day money for the house by the lake'],
    knownCount: 2,
  },
};
export const NothingNew: Story = {
  args: { status: 'restored', isNew: false, walletNames: [], knownCount: 3 },
};
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('storage-full', 'QuotaExceeded') },
};

/** Every status has its story. */
export const coverage = {
  choosing: Choosing,
  working: Working,
  rejected: WrongPassword,
  restored: Restored,
  failed: Failed,
} satisfies Record<RestoreFileView['status'], Story>;
