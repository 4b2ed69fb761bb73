import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import { KEY_MESSAGES } from '../../../src/i18n/messages/accounts/importMessages.ts';
import { CHECK_MESSAGES as MESSAGES } from '../../../src/i18n/messages/settings/securityMessages.ts';
import { CheckBackupScreen } from '../../../src/screens/settings/CheckBackup/CheckBackupScreen.tsx';
import type { CheckBackupView } from '../../../src/screens/settings/CheckBackup/CheckBackupScreen.types.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const DAY_MS = 86_400_000;
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

const meta = {
  title: 'Screens/Backup/Check',
  excludeStories: ['coverage'],
  component: CheckBackupScreen,
  args: {
    status: 'typing',
    walletName: 'Everyday',
    kind: 'words',
    hasShared: false,
    checkedAtMs: null,
    nowMs: STORY_NOW_MS,
    onCheck: fn(),
    onClear: fn(),
    onShared: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof CheckBackupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check backup' })).toBeDisabled();
  },
};
/** The words were not written down yet, and have to be shown first. */
export const NotWrittenDown: Story = {
  args: { onShowWords: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write it down first' }));
    await expect(args.onShowWords).toHaveBeenCalledOnce();
  },
};
/** A whole phrase fills all fields. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('combobox');
    if (first === undefined) throw new Error('no field');
    await userEvent.click(first);
    await userEvent.paste(PHRASE);
    await userEvent.click(canvas.getByRole('button', { name: 'Check backup' }));
    await expect(args.onCheck).toHaveBeenCalledWith({ kind: 'phrase', text: PHRASE, passphrase: '' });
  },
};
export const CheckedBefore: Story = { args: { checkedAtMs: STORY_NOW_MS - 90 * DAY_MS } };
export const WithPassphrase: Story = { args: { kind: 'words-and-passphrase' } };
export const Checking: Story = { args: { status: 'checking' } };
export const Matches: Story = { args: { status: 'matches', atMs: STORY_NOW_MS } };
export const MatchesArabicName: Story = {
  args: { status: 'matches', atMs: STORY_NOW_MS, walletName: 'محفظة العائلة' },
};
/** The phrase is correct, but shared wallets need more. */
export const MatchesBesideShared: Story = {
  args: { status: 'matches', atMs: STORY_NOW_MS, hasShared: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(MESSAGES.sharedWalletsToo))).toBeVisible();
  },
};
export const Different: Story = { args: { status: 'different', difference: null } };
/** A key instead of the words: what it is, and what is needed. */
export const OtherKind: Story = {
  args: {
    kind: 'private-key',
    walletName: 'Paper from 2014',
    status: 'different',
    difference: { kind: 'other-kind', typed: 'extended-key' },
  },
};
/** Valid words in a language other than this wallet's. */
export const OtherLanguage: Story = {
  args: { status: 'different', difference: { kind: 'other-language', typed: 'spanish', kept: 'english' } },
};
/** Another kind of text was pasted: what it is, and what is needed. */
export const BelongsElsewhere: Story = {
  args: { other: { kind: 'other-text', given: { kind: 'private-key' }, onWay: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This wallet’s backup is its recovery phrase.')).toBeVisible();
  },
};
/** Capitals and spaces of the passphrase matter, too. */
export const DifferentWithPassphrase: Story = {
  args: { status: 'different', difference: null, kind: 'words-and-passphrase' },
};
export const Unreadable: Story = {
  args: {
    status: 'unreadable',
    problem: { kind: 'phrase', problem: { kind: 'bad-checksum', swaps: [] } },
  },
};
/** Two swapped words are found, and corrected by a press. */
export const Swapped: Story = {
  args: {
    status: 'unreadable',
    problem: { kind: 'phrase', problem: { kind: 'bad-checksum', swaps: [[1, 2]] } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Word 1' }));
    await userEvent.paste('winner legal thank year wave sausage worth useful legal winner thank yellow');
    await userEvent.click(await canvas.findByRole('button', { name: 'Swap them' }));
    await expect(canvas.getByRole('combobox', { name: 'Word 1' })).toHaveValue('legal');
    await expect(canvas.getByRole('combobox', { name: 'Word 2' })).toHaveValue('winner');
    await expect(args.onClear).toHaveBeenCalled();
  },
};
/** An unknown word is reported at once, with a suggestion. */
export const Mistyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Word 1' }));
    await userEvent.paste('legal winner thank year wave sausge worth useful legal winner thank yellow');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'sausage' }));
    await expect(canvas.getByRole('combobox', { name: 'Word 6' })).toHaveValue('sausage');
  },
};
export const Key: Story = {
  args: { kind: 'private-key', walletName: 'Paper from 2014' },
  play: async ({ args, canvas, userEvent }) => {
    const text = 'QP5rQxpaP8HHPEdCEqxTjiHGWRvsyPvzZJeJ9BCxpfT13FN9VesQ';
    await userEvent.click(canvas.getByLabelText('Your private key'));
    await userEvent.paste(text);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheck).toHaveBeenCalledWith({ kind: 'private-key', text });
  },
};
/** An encrypted copy has its own passphrase. */
export const EncryptedKey: Story = {
  args: { kind: 'private-key', walletName: 'Paper from 2014' },
  play: async ({ args, canvas, userEvent }) => {
    const text = '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg';
    await userEvent.click(canvas.getByLabelText('Your private key'));
    await userEvent.paste(text);
    await userEvent.type(canvas.getByLabelText(KEY_MESSAGES.passphraseLabel), 'wow{Enter}');
    await expect(args.onCheck).toHaveBeenCalledWith({ kind: 'encrypted-key', text, passphrase: 'wow' });
  },
};
export const KeyUnreadable: Story = {
  args: {
    kind: 'private-key',
    status: 'unreadable',
    problem: { kind: 'private-key', problem: { kind: 'bad-checksum' } },
  },
};
export const ExtendedKey: Story = { args: { kind: 'extended-key', walletName: 'Office' } };
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('corrupt', 'the record does not open') },
};
export const WatchOnly: Story = {
  args: { status: 'watch-only', kind: 'watched-address', walletName: 'Cold storage' },
};
/** There is no phrase to check; its own page says what is needed. */
export const SharedWallet: Story = {
  args: { status: 'watch-only', kind: 'multisig', walletName: 'Family', hasShared: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.sharedWalletOpen }));
    await expect(args.onShared).toHaveBeenCalledOnce();
  },
};

/** Every status has its story. */
export const coverage = {
  typing: Typing,
  checking: Checking,
  matches: Matches,
  different: Different,
  unreadable: Unreadable,
  failed: Failed,
  'watch-only': WatchOnly,
} satisfies Record<CheckBackupView['status'], Story>;
