// Creating a shared wallet, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { sharedKeys } from '../../../mocks/views/sharedWallets.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { writeCosigner } from '../../../src/domain/multisig/cosignerKey.ts';
import {
  addKeyLabel,
  MULTISIG_MESSAGES as MESSAGES,
} from '../../../src/i18n/messages/accounts/multisigMessages.ts';
import { COLLECT_MESSAGES } from '../../../src/i18n/messages/codes/rowMessages.ts';
import { MultisigScreen } from '../../../src/screens/account/Multisig/MultisigScreen.tsx';
import type { MultisigView } from '../../../src/screens/account/Multisig/MultisigScreen.types.ts';

const [OURS, ...THEIRS] = sharedKeys(15);
const OWN = { text: OURS ? writeCosigner(OURS) : '', path: OURS?.path ?? 'm', name: 'Savings' };

const COLLECTING: Extract<MultisigView, { status: 'collecting' }> = {
  status: 'collecting',
  required: 2,
  count: 3,
  own: OWN,
  others: [],
  problem: null,
  copied: null,
  scan: { progress: null, problem: null, isReading: false },
  signers: [{ key: 'a', name: 'Savings', isChosen: true }],
};

const COMPARING: Extract<MultisigView, { status: 'comparing' | 'keeping' }> = {
  status: 'comparing',
  required: 2,
  code: '3F2A 91BC 07DE 5521',
  firstAddress: ADDRESSES.vault,
  used: 0,
  keys: sharedKeys(3),
};

const meta = {
  title: 'Screens/Wallets and accounts/Make a shared wallet',
  excludeStories: ['coverage'],
  component: MultisigScreen,
  args: {
    ...COLLECTING,
    onCount: fn(),
    onRequired: fn(),
    onSigner: fn(),
    onAdd: fn(async () => true),
    onFile: fn(),
    onScan: fn() as (() => void) | null,
    onPictures: fn(),
    onStartOver: fn(),
    onRemove: fn(),
    onCopyKey: fn(),
    onCompare: fn(),
    naming: null,
    onName: fn(),
    onNameText: fn(),
    onNameSave: fn(),
    onNameClose: fn(),
    onUse: fn(),
    onChange: fn(),
    onOpen: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof MultisigScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The descriptor of a wallet with two keys. */
const RECEIVE =
  "sh(sortedmulti(2,[b8688df1/48'/3'/0'/0']dgub8tETX6vcEmQFCBjUTvcVRoHq9vjFn5e4qkMVq5am5impX1dfdvaShBfW6hPQWmWR9oHgA7F5TahaTXBUwDF8aX49CRPkSkHcYD3XFgkVobe/0/*,[6e37edb9/48'/3'/0'/0']dgub8uZA9vp1nxRtXGCsi3ezSmTPbZSjCy2ioZ8dQqE6LUvqrbtxRFEcKFU5jeKX8AjqUtGCFwpr99k7tUJrkiEnMjxoq6Er95mRRM1QY7vqmgK/0/*))";

/** Pastes a whole wallet that is rejected with a reason. */
const refusesWallet =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(addKeyLabel(2)) }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText(MESSAGES.addLabel));
    await userEvent.paste(text);
    await userEvent.click(dialog.getByRole('button', { name: MESSAGES.add }));
    await dialog.findByRole('alert');
  };

/** Our own keys are being derived. */
export const Preparing: Story = { args: { status: 'preparing' } };
/** No other key was added yet. */
export const Alone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.morePeople }));
    await expect(args.onCount).toHaveBeenCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.fewerSignatures }));
    await expect(args.onRequired).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('button', { name: MESSAGES.check })).toBeDisabled();
  },
};
/** One of two other keys was added. */
export const Waiting: Story = { args: { ...COLLECTING, others: THEIRS.slice(0, 1) } };
/** All keys were added. */
export const Complete: Story = {
  tags: ['main'],
  args: { ...COLLECTING, others: THEIRS.slice(0, 2) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.check }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};
/** The maximum that nodes accept. */
export const Fifteen: Story = { args: { ...COLLECTING, required: 15, count: 15, others: THEIRS } };
/** Without a phrase, a whole wallet can only be watched. */
export const NoPhrase: Story = { args: { ...COLLECTING, own: null, signers: [] } };
/** Our key, to be scanned or sent. */
export const OwnKey: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(MESSAGES.shareKey) }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('img', { name: MESSAGES.keyCode });
  },
};
/** With several wallets, the user chooses whose key to use. */
export const OwnKeyOfSeveral: Story = {
  args: {
    ...COLLECTING,
    signers: [
      { key: 'a', name: 'Savings', isChosen: true },
      { key: 'b', name: 'محفظة العائلة', isChosen: false },
    ],
  },
  play: OwnKey.play ?? (() => undefined),
};
/** A pasted key is accepted. */
export const AddingKey: Story = {
  play: async ({ args, canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(addKeyLabel(2)) }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(MESSAGES.addLabel), 'dgub');
    await userEvent.click(dialog.getByRole('button', { name: MESSAGES.add }));
    await expect(args.onAdd).toHaveBeenCalledWith('dgub', expect.any(Function));
  },
};
/** The pasted text is no key. */
export const WrongKey: Story = {
  args: {
    ...COLLECTING,
    problem: { kind: 'private-key', position: 2 },
    onAdd: fn(async () => false),
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(addKeyLabel(2)) }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(MESSAGES.addLabel), 'dgpv');
    await userEvent.click(dialog.getByRole('button', { name: MESSAGES.add }));
    await dialog.findByRole('alert');
  },
};
/** A transaction to sign was pasted. */
export const BelongsElsewhere: Story = {
  args: {
    ...COLLECTING,
    other: { kind: 'other-text', given: { kind: 'psbt', problem: null }, onWay: fn() },
    onAdd: fn(async () => false),
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(addKeyLabel(2)) }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(MESSAGES.addLabel), 'cHNidP8B');
    await userEvent.click(dialog.getByRole('button', { name: MESSAGES.add }));
    await dialog.findByText('This is a transaction to sign (PSBT).');
  },
};
/** Codes of a whole descriptor are being collected. */
export const SomeParts: Story = {
  args: { ...COLLECTING, scan: { ...COLLECTING.scan, progress: { received: 2, total: 5, isMixed: false } } },
  play: async ({ args, canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(addKeyLabel(2)) }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: COLLECT_MESSAGES.resume }));
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};
/** A foreign key claims to come from our phrase. */
export const ForgedKey: Story = {
  args: { ...COLLECTING, problem: { kind: 'not-our-key', position: 2 }, onAdd: fn(async () => false) },
  play: WrongKey.play ?? (() => undefined),
};
/** A file with two wallets. */
export const TwoWallets: Story = {
  args: { ...COLLECTING, problem: { kind: 'several-wallets' }, onAdd: fn(async () => false) },
  play: refusesWallet(`${RECEIVE}\n${RECEIVE.replace('sortedmulti(2', 'sortedmulti(1')}`),
};
/** A BIP 129 text whose first address differs from the one derived from its keys. */
export const OtherFirstAddress: Story = {
  args: { ...COLLECTING, problem: { kind: 'first-address' }, onAdd: fn(async () => false) },
  play: refusesWallet(`BSMS 1.0\n${RECEIVE.replaceAll('/0/*', '/**')}\n/0/*,/1/*\n${ADDRESSES.shop}`),
};
/** The addresses are being derived. */
export const Reading: Story = { args: { status: 'reading' } };
/** All cosigners compare the code and the address. */
export const Comparing: Story = {
  args: COMPARING,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.use }));
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
};
/** None of its keys is ours, so it can only be watched. */
export const ComparingForeign: Story = {
  args: { ...COMPARING, keys: sharedKeys(3).map((key) => ({ ...key, isOwn: false })) },
};
/** It was created and used in another wallet. */
export const ComparingUsed: Story = { args: { ...COMPARING, used: 7 } };
/** No server responded, so its use is unknown. */
export const ComparingOffline: Story = { args: { ...COMPARING, used: null } };
/** Our key is at another path: we can sign, but others may not find it. */
export const ComparingOtherPath: Story = {
  args: {
    ...COMPARING,
    paths: [
      { kind: 'own-elsewhere', said: "m/44'/3'/0'", own: "m/48'/3'/0'/0'" },
      { kind: 'mixed', paths: ["m/44'/3'/0'", "m/48'/3'/0'/0'"] },
    ],
  },
  play: async ({ canvas }) => {
    const warning = await canvas.findByText('Another path for your key');
    const code = canvas.getByText(MESSAGES.code);
    await expect(warning.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
/** Its fingerprint is another than our phrase's. */
export const ComparingOtherRoot: Story = {
  args: {
    ...COMPARING,
    paths: [{ kind: 'own-other-root', said: 'd34db33f', own: '8b5c0f3a' }],
  },
};
/** It claims that a key is ours, but Kennel doesn't export that one. */
export const ComparingClaimed: Story = {
  args: {
    ...COMPARING,
    keys: sharedKeys(3).map((key) => ({ ...key, isOwn: false })),
    paths: [{ kind: 'claims-ours', path: "m/48'/3'/7'/0'" }],
  },
};
export const Keeping: Story = { args: { ...COMPARING, status: 'keeping' } };
export const AlreadyHere: Story = { args: { status: 'already-here' } };
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('worker-failed', 'the key worker stopped') },
};

/** Every status has its story. */
export const coverage = {
  preparing: Preparing,
  collecting: Waiting,
  reading: Reading,
  comparing: Comparing,
  keeping: Keeping,
  'already-here': AlreadyHere,
  failed: Failed,
} satisfies Record<MultisigView['status'], Story>;
