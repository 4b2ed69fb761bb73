import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  DUMP,
  ENCRYPTED_BACKUP,
  finding,
  found,
  KNOWN_ENCRYPTED_KEY,
  KNOWN_PHRASE,
  single,
} from '../../../mocks/views/importViews.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { encodeWif } from '../../../src/domain/keys/wif.ts';
import {
  FOUND_MESSAGES,
  KEY_MESSAGES as MESSAGES,
  watch,
} from '../../../src/i18n/messages/accounts/importMessages.ts';
import type { CreateSimpleWalletView } from '../../../src/screens/account/CreateSimpleWallet/CreateSimpleWalletScreen.tsx';
import { CreateSimpleWalletScreen } from '../../../src/screens/account/CreateSimpleWallet/CreateSimpleWalletScreen.tsx';

const meta = {
  title: 'Screens/Import a wallet/Key or address',
  excludeStories: ['coverage'],
  component: CreateSimpleWalletScreen,
  args: {
    status: 'entering',
    problem: null,
    isWatching: false,
    onRead: fn(),
    onToWords: fn(),
    onSkip: fn(),
    onRetryScan: fn(),
    onChoose: fn(),
    onMore: fn(),
    onTryPath: fn(async () => true),
    onLookFurther: fn(),
    onKeep: fn(),
    onBackToEntry: fn(),
    onOpenHere: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CreateSimpleWalletScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Nothing was rejected so far. */
const CALM = { status: 'entering', problem: null } as const;

/** Publicly known keys. */
const KEY = encodeWif(new Uint8Array(32).fill(1), 'mainnet');
const OLD_KEY = encodeWif(new Uint8Array(32).fill(1), 'mainnet', false);
const extended = (beginning: string) => beginning.padEnd(111, '9sKr3wBqTf');

async function paste({ canvas, userEvent, args }: Context, text: string) {
  const field = canvas.getByLabelText(args.isWatching ? MESSAGES.watchLabel : MESSAGES.label);
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
}

/** Pastes a text that is rejected, and submits it. */
const rejected = (text: string, sentence: RegExp) => async (context: Context) => {
  await paste(context, text);
  await context.userEvent.click(context.canvas.getByRole('button', { name: MESSAGES.find }));
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(sentence);
};

/** A transaction to sign, which has its own screen. */
export const BelongsElsewhere: Story = {
  args: { ...CALM, other: { kind: 'other-text', given: { kind: 'psbt', problem: null }, onWay: fn() } },
  play: async (context) => {
    await paste(context, 'cHNidP8BAHUCAAAAASaBcTce3/KF6Tet7qSze3gADAVmy7OtZGQXE8pCFxv2AAAAAAD+////');
    await expect(context.canvas.getByText('This is a transaction to sign (PSBT).')).toBeVisible();
  },
};
/** A sentence, which is no recovery phrase. */
export const Sentence: Story = {
  args: { ...CALM, isNoPhrase: true },
  play: async (context) => {
    await paste(context, 'Much wow, such doge (very money).');
    await expect(context.canvas.getByText(/doesn’t recognize this key/)).toBeVisible();
  },
};
/** Nothing pasted yet. */
export const Entering: Story = {
  args: CALM,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: MESSAGES.find })).toBeDisabled(),
};
export const Watching: Story = { args: { ...CALM, isWatching: true } };
/** A secret is masked until the user shows it. */
export const PrivateKey: Story = {
  args: CALM,
  play: async (context) => {
    const field = await paste(context, KEY);
    await expect(field).toHaveAttribute('data-masked');
    await context.userEvent.click(context.canvas.getByRole('button', { name: MESSAGES.find }));
    await expect(context.args.onRead).toHaveBeenCalledWith({ kind: 'private-key', text: KEY });
  },
};
export const PrivateKeyShown: Story = {
  args: CALM,
  play: async (context) => {
    const field = await paste(context, OLD_KEY);
    await context.userEvent.click(context.canvas.getByRole('button', { name: MESSAGES.show }));
    await expect(field).not.toHaveAttribute('data-masked');
    await expect(context.canvas.getByText(/older format/)).toBeVisible();
  },
};
/** The passphrase field shows as soon as an encrypted key is recognized. */
export const EncryptedKey: Story = {
  args: CALM,
  play: async (context) => {
    await paste(context, KNOWN_ENCRYPTED_KEY);
    await expect(context.canvas.getByRole('button', { name: MESSAGES.find })).toBeDisabled();
    await context.userEvent.type(
      context.canvas.getByLabelText(MESSAGES.passphraseLabel),
      'TestingOneTwoThree{Enter}',
    );
    await expect(context.args.onRead).toHaveBeenCalledWith({
      kind: 'encrypted-key',
      text: KNOWN_ENCRYPTED_KEY,
      passphrase: 'TestingOneTwoThree',
    });
  },
};
export const ExtendedKey: Story = {
  args: CALM,
  play: async (context) => void (await paste(context, extended('dgpv'))),
};
export const ExtendedPublicKey: Story = {
  args: CALM,
  play: async (context) => {
    const field = await paste(context, extended('dgub'));
    await expect(field).not.toHaveAttribute('data-masked');
  },
};
/** An address is shown unmasked; a link to one counts as the address. */
export const Address: Story = {
  args: { ...CALM, isWatching: true },
  play: async (context) => {
    await paste(context, `dogecoin:${ADDRESSES.shop}?amount=5`);
    await context.userEvent.click(context.canvas.getByRole('button', { name: MESSAGES.find }));
    await expect(context.args.onRead).toHaveBeenCalledWith({ kind: 'address', text: ADDRESSES.shop });
  },
};
/** A dump of Dogecoin Core: no further questions. */
export const WalletDump: Story = {
  args: CALM,
  play: async (context) => {
    const field = await paste(context, DUMP);
    await expect(field).toHaveAttribute('data-masked');
    await context.userEvent.click(context.canvas.getByRole('button', { name: MESSAGES.find }));
    await expect(context.args.onRead).toHaveBeenCalledWith({ kind: 'wallet-text', text: DUMP, password: '' });
  },
};
/** A backup of MultiDoge or of a wallet for Android: only its password is needed. */
export const EncryptedWallet: Story = {
  args: CALM,
  play: async (context) => {
    await paste(context, ENCRYPTED_BACKUP);
    await expect(context.canvas.getByRole('button', { name: MESSAGES.find })).toBeDisabled();
    await context.userEvent.type(
      context.canvas.getByLabelText(MESSAGES.walletPasswordLabel),
      'much secret{Enter}',
    );
    await expect(context.args.onRead).toHaveBeenCalledWith({
      kind: 'wallet-text',
      text: ENCRYPTED_BACKUP,
      password: 'much secret',
    });
  },
};
/** The problem is shown below the password. */
export const EncryptedWalletWrongPassword: Story = {
  args: { problem: { kind: 'wallet-text', problem: { kind: 'wrong-password' } } },
  play: async (context) => {
    await paste(context, ENCRYPTED_BACKUP);
    const password = context.canvas.getByLabelText(MESSAGES.walletPasswordLabel);
    await context.userEvent.type(password, 'secret{Enter}');
    await expect(password).toHaveAccessibleDescription(/Wrong password/);
  },
};
/** Core's own file is recognized, with instructions for a dump. */
export const WalletDat: Story = {
  args: CALM,
  play: async ({ canvas, userEvent }) => {
    const file = new File([new Uint8Array([...Array(12).fill(0), 0x62, 0x31, 5, 0])], 'wallet.dat');
    await userEvent.upload(canvas.getByLabelText(MESSAGES.file, { selector: 'input' }), file);
    await expect(await canvas.findByText(/dumpwallet/)).toBeVisible();
  },
};
/** A file's text goes into the field, as if it were pasted. */
export const WalletDumpFile: Story = {
  args: CALM,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText(MESSAGES.file, { selector: 'input' }),
      new File([DUMP], 'dump.txt'),
    );
    await expect(await canvas.findByText(/A wallet dump/)).toBeVisible();
  },
};
/** Recovery words have their own screen. */
export const WordsPasted: Story = {
  args: CALM,
  play: async (context) => {
    await paste(context, KNOWN_PHRASE);
    await context.userEvent.click(context.canvas.getByRole('button', { name: MESSAGES.toWords }));
    await expect(context.args.onToWords).toHaveBeenCalledOnce();
  },
};
export const Unfinished: Story = {
  args: CALM,
  play: async (context) => void (await paste(context, 'QP8')),
};
export const Unknown: Story = {
  args: CALM,
  play: async (context) => void (await paste(context, 'z'.repeat(70))),
};

/** The problem is shown below the passphrase. */
export const WrongPassphrase: Story = {
  args: { problem: { kind: 'encrypted-key', problem: { kind: 'wrong-passphrase' } } },
  play: async (context) => {
    await paste(context, KNOWN_ENCRYPTED_KEY);
    const passphrase = context.canvas.getByLabelText(MESSAGES.passphraseLabel);
    await context.userEvent.type(passphrase, 'Testing{Enter}');
    await expect(passphrase).toHaveAccessibleDescription(/Wrong passphrase/);
  },
};
export const OtherNetwork: Story = {
  args: { problem: { kind: 'private-key', problem: { kind: 'other-network', network: 'testnet' } } },
  play: rejected(encodeWif(new Uint8Array(32).fill(1), 'testnet'), /testnet/),
};
export const BitcoinKey: Story = {
  args: { problem: { kind: 'private-key', problem: { kind: 'bitcoin-key' } } },
  play: rejected('KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn', /Bitcoin/),
};
export const KeyBadChecksum: Story = {
  args: { problem: { kind: 'private-key', problem: { kind: 'bad-checksum' } } },
  play: rejected(`${KEY.slice(0, -1)}x`, /checksum/),
};
export const KeyNotAKey: Story = {
  args: { problem: { kind: 'private-key', problem: { kind: 'not-a-key' } } },
  play: rejected(KEY, /isn’t valid/),
};
export const EncryptedKeyOfAnotherKind: Story = {
  args: { problem: { kind: 'encrypted-key', problem: { kind: 'not-encrypted-key' } } },
};
export const ExtendedKeyOtherNetwork: Story = {
  args: { problem: { kind: 'extended-key', problem: { kind: 'other-network', network: 'regtest' } } },
  play: rejected(extended('dgpv'), /regtest/),
};
export const ExtendedKeyOtherCoin: Story = {
  args: { problem: { kind: 'extended-key', problem: { kind: 'other-coin' } } },
  play: rejected(extended('xprv'), /another coin/),
};
export const ExtendedKeyCut: Story = {
  args: { problem: { kind: 'extended-key', problem: { kind: 'wrong-length', length: 90 } } },
  play: rejected(extended('dgub').slice(0, 90), /90 characters/),
};
export const ExtendedKeyBadChecksum: Story = {
  args: { problem: { kind: 'extended-key', problem: { kind: 'bad-checksum' } } },
  play: rejected(extended('dgub'), /checksum/),
};
export const AddressOfBitcoin: Story = {
  args: { isWatching: true, problem: { kind: 'address', problem: { kind: 'bitcoin-address' } } },
  play: rejected('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', /Bitcoin/),
};

export const Reading: Story = { args: { status: 'reading', source: 'private-key' } };
/** Slow by design, which it explains. */
export const Decrypting: Story = { args: { status: 'reading', source: 'encrypted-key' } };
export const Discovering: Story = {
  args: {
    status: 'discovering',
    item: 'key',
    findings: [finding('m/0', [], { scan: 'scanning', scanned: 3 }), finding('m/1', [], { scan: 'waiting' })],
    now: { path: 'm/0', usesPassphrase: true },
  },
};
const CHOICE = {
  status: 'choosing',
  item: 'key',
  rescue: null,
  reach: { gap: 20, next: 100 },
  unread: null,
  fault: null,
} as const;
/** One key, one address: shown before it is saved. */
export const FoundOne: Story = { args: { ...CHOICE, findings: single('4211.48') } };
export const NoneFound: Story = {
  args: { ...CHOICE, findings: single('0', { isChosen: true }) },
};
/** A huge balance fits. */
export const FoundHuge: Story = { args: { ...CHOICE, findings: single('1132715439.96') } };
/** Watch-only imports are marked before they are saved. */
export const FoundToWatch: Story = {
  args: { ...CHOICE, item: 'watch', isWatching: true, findings: single('87.5') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(FOUND_MESSAGES.watchOnly)).toBeVisible();
    await expect(canvas.getByRole('button', { name: watch(1) })).toBeEnabled();
  },
};
export const FoundExtended: Story = {
  args: {
    ...CHOICE,
    findings: [
      finding('m/0', [found('m/0', 0, '320'), found('m/0', 3, '0', { wasUsed: true })]),
      finding('m/1', [found('m/1', 0)]),
    ],
  },
};
/** The master key of a Dogecoin Core wallet, from a dump. */
export const FoundCore: Story = {
  args: {
    ...CHOICE,
    findings: [
      finding('', [found('single', 0, '0', { isChosen: false })]),
      finding("m/0'/3'/*'", [found("m/0'/3'/*'", 1, '4200'), found("m/0'/3'/*'", 4, '87.5')]),
      finding("m/0'/0'/*'", []),
    ],
  },
};
/** A dump with labels; two of its lines are unreadable. */
export const FoundDump: Story = {
  args: {
    ...CHOICE,
    findings: [
      finding("m/0'/3'/*'", [found("m/0'/3'/*'", 1, '4200', { label: 'Coffee shop' })]),
      finding('', [found('single', 0, '87.5', { label: 'Paper from 2014' })]),
    ],
    unread: {
      lines: [
        { line: 12, problem: { kind: 'bitcoin-key' } },
        { line: 15, problem: { kind: 'bad-checksum' } },
      ],
      count: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coffee shop')).toBeVisible();
    await expect(canvas.getByText(/Line 12/)).toBeVisible();
  },
};
/** The balance could not be fetched. */
export const ScanFailed: Story = {
  args: {
    ...CHOICE,
    findings: [finding('', [found('single', 0, null, { isChosen: true })], { scan: 'failed', scanned: 0 })],
    fault: new Fault('offline', 'nothing answered'),
  },
};
export const AlreadyHere: Story = { args: { status: 'already-here', name: 'Everyday' } };
export const Keeping: Story = { args: { status: 'keeping', item: 'key' } };
export const KeepingWatched: Story = { args: { status: 'keeping', item: 'watch', isWatching: true } };
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('storage-full', 'QuotaExceeded'), canRetry: true },
};
/** The key worker crashed meanwhile. */
export const Interrupted: Story = {
  args: { status: 'failed', fault: new Fault('worker-failed', 'the key worker stopped'), canRetry: false },
};

/** Every status has its story. */
export const coverage = {
  entering: Entering,
  reading: Reading,
  discovering: Discovering,
  choosing: FoundOne,
  'already-here': AlreadyHere,
  keeping: Keeping,
  failed: Failed,
} satisfies Record<CreateSimpleWalletView['status'], Story>;
