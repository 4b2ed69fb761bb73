import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import { CreateHdWalletScreen } from '../../../src/screens/account/CreateHdWallet/CreateHdWalletScreen.tsx';
import type { CreateHdWalletView } from '../../../src/screens/account/CreateHdWallet/CreateHdWalletScreen.types.ts';

/** An invalid phrase: its checksum is wrong on purpose. */
const TWELVE = 'ostrich velvet orbit kettle harbour lamp window seven green amber tiger zebra'.split(' ');
const TWENTY_FOUR = [...TWELVE, ...[...TWELVE].reverse()];

const meta = {
  title: 'Screens/Create a wallet/Recovery words',
  excludeStories: ['coverage'],
  component: CreateHdWalletScreen,
  args: {
    status: 'choosing',
    onWordCount: fn(),
    reveal: async () => TWELVE,
    onWritten: fn(),
    onCheck: fn(),
    onShowWords: fn(),
    onRestart: fn(),
  },
} satisfies Meta<typeof CreateHdWalletScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve words by default. */
export const Choosing: Story = {
  args: { onLater: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '24 words' }));
    await userEvent.click(canvas.getByRole('radio', { name: '12 words' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back up now' }));
    await expect(args.onWordCount).toHaveBeenCalledWith(12);
  },
};
/** The wallet is created first, and backed up later. */
export const BackupLater: Story = {
  args: { onLater: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '24 words' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back up later' }));
    await expect(args.onLater).toHaveBeenCalledWith(24);
  },
};
/** This device may lose the wallet, so the backup can't be postponed. */
export const DeviceForgets: Story = {};
/** Another wallet, without the first wallet's two steps. */
export const Another: Story = { args: { isAnother: true, onLater: fn() } };
/** The password is set, and the user already has words. */
export const FirstWithWords: Story = {
  args: { onBringIn: fn(), onLater: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I already have a recovery phrase' }));
    await expect(args.onBringIn).toHaveBeenCalledOnce();
  },
};
export const Drafting: Story = { args: { status: 'drafting', onLater: fn() } };
/** Covered: no word is in the document. */
export const WordsHidden: Story = {
  args: { status: 'writing-down', wordCount: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('ostrich')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'I’ve written them down' })).toBeDisabled();
  },
};
export const WordsShown: Story = {
  tags: ['main'],
  args: { status: 'writing-down', wordCount: 12 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show words' }));
    await expect(await canvas.findByText('ostrich')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'I’ve written them down' })).toBeEnabled();
  },
};
export const WordsHiddenAgain: Story = {
  args: { status: 'writing-down', wordCount: 12 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show words' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide words' }));
    await expect(canvas.queryByText('ostrich')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'I’ve written them down' })).toBeEnabled();
  },
};
export const TwentyFourShown: Story = {
  args: { status: 'writing-down', wordCount: 24, reveal: async () => TWENTY_FOUR },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show words' }));
    await expect(await canvas.findAllByText('ostrich')).toHaveLength(2);
  },
};
/** The vault returned no words. */
export const WordsUnreachable: Story = {
  args: { status: 'writing-down', wordCount: 12, reveal: async () => [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show words' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** Typed words are trimmed and put in lower case. */
export const Checking: Story = {
  args: { status: 'checking', checkPositions: [2, 7, 11] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Word 2'), 'Velvet ');
    await userEvent.type(canvas.getByLabelText('Word 7'), 'window');
    await userEvent.type(canvas.getByLabelText('Word 11'), 'tiger{Enter}');
    await expect(args.onCheck).toHaveBeenCalledWith(['velvet', 'window', 'tiger']);
  },
};
/** The wrong position is named, the right word is not shown. */
export const WrongWord: Story = {
  args: { status: 'wrong-words', checkPositions: [2, 7, 11], wrongPositions: [7] },
};
/** It is only known that some word is wrong. */
export const SomeWordWrong: Story = {
  args: { status: 'wrong-words', checkPositions: [2, 7, 11], wrongPositions: [] },
};
export const Keeping: Story = { args: { status: 'keeping' } };
/** The words are still there. */
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('storage-full', 'QuotaExceeded'), canReturn: true },
};
/** The words were lost with the worker. */
export const WorkerFailed: Story = {
  args: { status: 'failed', fault: new Fault('worker-failed', 'the key worker stopped'), canReturn: false },
};

/** Every status has its story. */
export const coverage = {
  choosing: Choosing,
  drafting: Drafting,
  'writing-down': WordsHidden,
  checking: Checking,
  'wrong-words': WrongWord,
  keeping: Keeping,
  failed: Failed,
} satisfies Record<CreateHdWalletView['status'], Story>;
