// A PSBT in every state, and each reason for rejecting one.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SHOP_ORIGIN } from '../../../mocks/views/dappViews.ts';
import { doge } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import {
  ALIKE,
  DEAR_FEE,
  ENDS_EARLIER,
  LOCKED_UNTIL_2029,
  SIGNED_ELSEWHERE,
} from '../../../mocks/views/reviewViews.ts';
import type { RecipientTrust } from '../../../src/domain/address/judgeRecipient.ts';
import { Fault } from '../../../src/domain/fault.ts';
import type { PsbtProblem } from '../../../src/domain/psbt/PsbtProblem.ts';
import { txid } from '../../../src/domain/tx/Txid.ts';
import { NO_FILES_MESSAGES } from '../../../src/i18n/messages/app/noFilesMessages.ts';
import {
  describePsbtSite,
  PSBT_MESSAGES as MESSAGES,
} from '../../../src/i18n/messages/codes/psbtMessages.ts';
import {
  describeProgress,
  SHARED_PAYMENT_MESSAGES,
} from '../../../src/i18n/messages/codes/sharedPaymentMessages.ts';
import { SIGNED_REQUEST_MESSAGES } from '../../../src/i18n/messages/codes/signedRequestMessages.ts';
import { PsbtScreen } from '../../../src/screens/tools/Psbt/PsbtScreen.tsx';
import type {
  PsbtSummary,
  PsbtView,
  SharedProgress,
} from '../../../src/screens/tools/Psbt/PsbtScreen.types.ts';
import { codeRow } from '../../support/codeRow.ts';

const OUTPOINT = { txid: txid('7c'.repeat(32)), vout: 1 };
const SCAN = { progress: null, problem: null, isReading: false } as const;

const EVERYDAY = { kind: 'own', name: 'Everyday' } as const;
const MOON_COFFEE = { kind: 'contact', name: 'Moon Coffee' } as const;
const NEW_ADDRESS = { kind: 'first-time' } as const;

const coin = (key: string, value: string, isOwn: boolean, signatures: number) => ({
  key,
  value: doge(value),
  isOwn,
  signatures,
  needed: 1,
  isUnverified: false,
  address: isOwn ? ADDRESSES.ours : ADDRESSES.friend,
  trust: isOwn ? EVERYDAY : null,
});

/** We and a friend pay a shop together. */
const SUMMARY: PsbtSummary = {
  network: 'mainnet',
  trusts: {},
  warnings: [{ kind: 'foreign-coins', coins: 1 }],
  leaves: doge('20.01'),
  returns: doge('9.99'),
  fee: doge('0.02'),
  inputs: [coin('a:0', '30', true, 0), coin('b:1', '25.01', false, 1)],
  outputs: [
    { key: '0', address: ADDRESSES.shop, trust: MOON_COFFEE, value: doge('40'), isOwn: false },
    { key: '1', address: ADDRESSES.ours, trust: EVERYDAY, value: doge('9.99'), isOwn: true },
    { key: '2', address: ADDRESSES.friend, trust: NEW_ADDRESS, value: doge('5'), isOwn: false },
  ],
  signedCoins: 1,
};

const SHOWN: Extract<PsbtView, { summary: PsbtSummary }> = {
  status: 'shown',
  next: 'sign',
  summary: SUMMARY,
  failure: null,
  copied: null,
  row: null,
  agreed: new Set(),
  isCodeShown: false,
  typed: '',
  scan: SCAN,
};

const SIGNED: PsbtSummary = {
  ...SUMMARY,
  inputs: SUMMARY.inputs.map((input) => ({ ...input, signatures: 1 })),
  signedCoins: 2,
};

const REQUEST = {
  txid: txid('07'.repeat(32)),
  amount: doge('1234567.12345678'),
  to: ADDRESSES.exchange,
  name: null,
  signedAtMs: Date.UTC(2026, 10, 28, 12),
};

const meta = {
  title: 'Screens/Tools/Sign with others',
  component: PsbtScreen,
  args: {
    status: 'empty',
    typed: '',
    scan: SCAN,
    failure: null,
    onScan: fn() as (() => void) | null,
    onPictures: fn(),
    onStartOver: fn(),
    onType: fn(),
    onOpen: fn(),
    onFile: fn(),
    onSign: fn(),
    onAgree: fn(),
    onSend: fn(),
    onDiscard: fn(),
    onRetry: fn(),
    onCopy: fn(),
    onSave: fn(),
    onShowCode: fn(),
    onOpenPayer: fn(),
    onCancelRequest: fn(),
  },
} satisfies Meta<typeof PsbtScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (problem: PsbtProblem): Story => ({ args: { status: 'refused', problem } });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: MESSAGES.open })).not.toBeInTheDocument();
  },
};
export const Pasted: Story = {
  args: { typed: 'cHNidP8BAHUCAAAAASaBcTce3/KF6Tet7qSze3gADAVmy7OtZGQXE8pCFxv2AAAAAAD+////' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.open }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
/** Requests signed before; the second one's coins are unavailable. */
export const SignedBefore: Story = {
  args: {
    requests: [
      { ...REQUEST, canCancel: true },
      {
        ...REQUEST,
        txid: txid('08'.repeat(32)),
        name: 'Much Shop of the Very Long Name in Long Street',
        canCancel: false,
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: SIGNED_REQUEST_MESSAGES.cancel }));
    await expect(args.onCancelRequest).toHaveBeenCalledWith(REQUEST.txid);
  },
};
/** Requested by a site. */
export const AskedBySite: Story = {
  args: { ...SHOWN, site: SHOP_ORIGIN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(describePsbtSite(SHOP_ORIGIN).title)).toBeVisible();
  },
};
/** The site's file is no transaction. */
export const RefusedFromSite: Story = {
  args: { status: 'refused', problem: { kind: 'not-a-psbt' }, site: SHOP_ORIGIN },
};
export const SomeParts: Story = {
  args: { scan: { ...SCAN, progress: { received: 2, total: 5, isMixed: false } } },
};
export const CannotScan: Story = { args: { onScan: null } };
export const OtherCode: Story = {
  args: { failure: { kind: 'message', problem: { kind: 'other-kind', type: 'crypto-account' } } },
};
export const PastedReceipt: Story = {
  args: {
    typed: 'Transaction: 7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c7c',
    failure: { kind: 'other-text', given: { kind: 'receipt' }, onWay: fn() },
  },
};
export const Reading: Story = { args: { status: 'reading' } };
export const NotLookedUp: Story = { args: { status: 'failed', fault: new Fault('offline', 'no network') } };

/** Our signature is requested. */
export const ToSign: Story = {
  tags: ['main'],
  args: SHOWN,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.sign }));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
/** Another signer returned it meanwhile. */
export const Adding: Story = {
  args: SHOWN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.add }));
    await expect(canvas.getByLabelText(MESSAGES.field)).toBeVisible();
  },
};
const ALONE: PsbtSummary = {
  ...SUMMARY,
  leaves: doge('20.01'),
  returns: doge('9.99'),
  fee: doge('0.01'),
  warnings: [],
  signedCoins: 0,
  inputs: [coin('a:0', '30', true, 0)],
  outputs: [
    { key: '0', address: ADDRESSES.shop, trust: NEW_ADDRESS, value: doge('20'), isOwn: false },
    { key: '1', address: ADDRESSES.ours, trust: EVERYDAY, value: doge('9.99'), isOwn: true },
  ],
};
const paying = (doges: string, trust: RecipientTrust) => ({
  key: '0',
  address: ADDRESSES.shop,
  trust,
  value: doge(doges),
  isOwn: false,
});

/** 99 DOGE of fee on 1 DOGE: can only be signed after agreeing. */
const DEAR: PsbtSummary = {
  ...ALONE,
  leaves: doge('100'),
  returns: doge('0'),
  fee: doge('99'),
  inputs: [coin('a:0', '100', true, 0)],
  outputs: [paying('1', NEW_ADDRESS)],
  warnings: [DEAR_FEE],
};
export const HighFee: Story = {
  args: { ...SHOWN, summary: DEAR },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: MESSAGES.sign })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAgree).toHaveBeenCalledWith('fee', true);
  },
};
export const HighFeeAgreed: Story = {
  args: { ...SHOWN, summary: DEAR, agreed: new Set(['fee']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: MESSAGES.sign })).toBeEnabled();
  },
};
/** Signed today, but valid only in some years. */
export const LockedUntilDay: Story = {
  args: { ...SHOWN, summary: { ...ALONE, warnings: [LOCKED_UNTIL_2029] } },
};
export const LockedUntilBlock: Story = {
  args: {
    ...SHOWN,
    summary: {
      ...ALONE,
      warnings: [{ kind: 'locked', until: { kind: 'height', height: 7_812_000, blocksLeft: 1_377_201 } }],
    },
  },
};
/** Relative to the confirmation of its coins, in blocks and in time. */
export const LockedByAge: Story = {
  args: {
    ...SHOWN,
    summary: {
      ...ALONE,
      warnings: [
        { kind: 'locked', until: { kind: 'blocks-after', blocks: 1_440 } },
        { kind: 'locked', until: { kind: 'seconds-after', seconds: 86_016 } },
      ],
    },
  },
};
/** Another wallet of ours signed a request for the same recipient: both may confirm. */
export const SignedElsewhere: Story = {
  args: { ...SHOWN, summary: { ...ALONE, warnings: [SIGNED_ELSEWHERE] } },
};
/** It spends a coin of an earlier signed request. */
export const EndsEarlier: Story = {
  args: { ...SHOWN, summary: { ...ALONE, warnings: [ENDS_EARLIER] } },
};
/** A labels file named the recipient, and the user has not confirmed the name. */
export const NamedByFile: Story = {
  args: {
    ...SHOWN,
    summary: {
      ...ALONE,
      outputs: [
        paying('20', { kind: 'first-time', calledInFile: 'Rent: the landlord’s new account' }),
        ...ALONE.outputs.slice(1),
      ],
    },
  },
};
/** Begins and ends like an address that was paid before. */
export const LookAlike: Story = {
  args: {
    ...SHOWN,
    summary: {
      ...ALONE,
      outputs: [paying('20', ALIKE), ...ALONE.outputs.slice(1)],
      trusts: { [ADDRESSES.shop]: ALIKE },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: MESSAGES.sign })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAgree).toHaveBeenCalledWith('look-alike', true);
  },
};
/** Pays a script that may be unspendable. */
export const PaysScript: Story = {
  args: {
    ...SHOWN,
    summary: {
      ...ALONE,
      warnings: [{ kind: 'no-address', amount: doge('20') }],
      outputs: [
        { key: '0', address: null, trust: null, value: doge('20'), isOwn: false },
        ...ALONE.outputs.slice(1),
      ],
    },
  },
};
/** The vault requires an agreement that is missing. */
export const NotAgreed: Story = {
  args: {
    ...SHOWN,
    summary: DEAR,
    failure: { kind: 'psbt', problem: { kind: 'not-agreed', consents: ['fee'] } },
  },
};
export const Signing: Story = { args: { ...SHOWN, status: 'signing' } };
/** The vault rejects anything that differs from the review. */
export const ChangedSinceLooked: Story = {
  args: {
    ...SHOWN,
    failure: {
      kind: 'psbt',
      problem: { kind: 'changed', expected: txid('aa'.repeat(32)), actual: txid('bb'.repeat(32)) },
    },
  },
};
/** Our signature is there; two of three are needed. */
export const ToPassOn: Story = {
  args: {
    ...SHOWN,
    next: 'pass',
    summary: {
      ...SUMMARY,
      inputs: [{ ...coin('a:0', '30', true, 1), needed: 2 }],
      outputs: SUMMARY.outputs.slice(0, 2),
      signedCoins: 0,
    },
  },
};
/** A foreign coin has an unknown script: its signature can't be verified. */
export const NotVerified: Story = {
  args: {
    ...SHOWN,
    next: 'pass',
    summary: {
      ...SUMMARY,
      inputs: [
        coin('a:0', '30', true, 1),
        { ...coin('b:1', '25.01', false, 0), needed: null, isUnverified: true },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(MESSAGES.unverified))).toBeVisible();
  },
};
/** An invalid signature was included: it is dropped, and ours is still requested. */
export const WrongSignature: Story = {
  args: { ...SHOWN, failure: { kind: 'psbt', problem: { kind: 'bad-signature', outpoint: OUTPOINT } } },
};
export const CodeShown: Story = {
  args: { ...SHOWN, next: 'pass', summary: SIGNED, isCodeShown: true, row: codeRow(1) },
};
export const CodeInTheMaking: Story = {
  args: { ...SHOWN, next: 'pass', summary: SIGNED, isCodeShown: true, row: null },
};
/** Its coins come from large payouts, so only a file or text is possible. */
export const TooLargeForCodes: Story = {
  args: { ...SHOWN, next: 'pass', summary: SIGNED, row: 'too-large' },
};
/** It can be read, but would become too large with all signatures. */
export const NoRoomForSignatures = refused({ kind: 'no-room', size: 4_036_288, maximum: 4_000_000 });
export const Copied: Story = { args: { ...SHOWN, next: 'pass', summary: SIGNED, copied: 'copied' } };
/** In a frame of Telegram's web clients: copied, or scanned. */
export const NoFiles: Story = {
  args: { ...SHOWN, next: 'pass', summary: SIGNED },
  render: (args) => <PsbtScreen {...args} onSave={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(NO_FILES_MESSAGES.code)).toBeVisible();
  },
};
export const OtherTransaction: Story = {
  args: {
    ...SHOWN,
    next: 'pass',
    failure: {
      kind: 'psbt',
      problem: { kind: 'other-transaction', expected: txid('aa'.repeat(32)), actual: txid('bb'.repeat(32)) },
    },
  },
};
export const ToSend: Story = {
  args: { ...SHOWN, next: 'send', summary: SIGNED },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.review }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** A 2-of-3 wallet: no signature on its payment yet. */
const SHARED: SharedProgress = {
  signatures: 0,
  needed: 2,
  signers: [
    { name: 'Mum', isOwn: false, hasSigned: false },
    { name: null, isOwn: true, hasSigned: false },
    { name: 'Ledger in the safe', isOwn: false, hasSigned: false },
  ],
};
const signedBy = (...positions: readonly number[]): SharedProgress => ({
  ...SHARED,
  signatures: positions.length,
  signers: SHARED.signers.map((signer, at) => ({ ...signer, hasSigned: positions.includes(at) })),
});
const FAMILY = { kind: 'own', name: 'Family' } as const;
const PAID: PsbtSummary = {
  ...SUMMARY,
  warnings: [],
  inputs: [{ ...coin('a:0', '30', true, 0), needed: 2, address: ADDRESSES.vault, trust: FAMILY }],
  outputs: SUMMARY.outputs.slice(0, 2),
  signedCoins: 0,
};
const SHARED_PAYMENT = { ...SHOWN, summary: PAID, shared: SHARED };

export const SharedUnsigned: Story = {
  args: SHARED_PAYMENT,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText(describeProgress(0, 2));
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.sign }));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
/** Proposed and signed by a cosigner. */
export const SharedSignedByAnother: Story = { args: { ...SHARED_PAYMENT, shared: signedBy(0) } };
export const SharedSigning: Story = {
  args: { ...SHARED_PAYMENT, status: 'signing', shared: signedBy(0) },
};
/** We signed; another signature is needed. */
export const SharedToPassOn: Story = {
  args: { ...SHARED_PAYMENT, next: 'pass', shared: signedBy(1) },
  play: async ({ canvas }) => {
    await canvas.findByText(SHARED_PAYMENT_MESSAGES.nextTitle);
    await expect(canvas.queryByRole('button', { name: MESSAGES.sign })).toBeNull();
  },
};
/** None of the wallet's keys is ours. */
export const SharedWatched: Story = {
  args: {
    ...SHARED_PAYMENT,
    next: 'pass',
    shared: { ...SHARED, signers: SHARED.signers.map((signer) => ({ ...signer, isOwn: false })) },
  },
};
export const SharedComplete: Story = {
  args: { ...SHARED_PAYMENT, next: 'send', summary: { ...PAID, signedCoins: 1 }, shared: signedBy(0, 1) },
};
/** Fifteen signatures are needed, and no key has a name. */
export const SharedFifteen: Story = {
  args: {
    ...SHARED_PAYMENT,
    shared: {
      signatures: 9,
      needed: 15,
      signers: Array.from({ length: 15 }, (_, at) => ({ name: null, isOwn: at === 14, hasSigned: at < 9 })),
    },
  },
};
/** An own wallet that isn't selected pays. */
export const SharedElsewhere: Story = {
  args: { ...SHOWN, next: 'pass', summary: PAID, payer: 'محفظة العائلة' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: SHARED_PAYMENT_MESSAGES.openWallet }));
    await expect(args.onOpenPayer).toHaveBeenCalledOnce();
  },
};
export const Preparing: Story = { args: { ...SHOWN, status: 'preparing', next: 'send', summary: SIGNED } };
/** Others pay us. */
export const Arrives: Story = {
  args: { ...SHOWN, next: 'pass', summary: { ...SIGNED, leaves: -doge('12'), returns: doge('12') } },
};
/** Only the fee leaves. */
export const ToOneself: Story = {
  args: { ...SHOWN, summary: { ...SUMMARY, leaves: SUMMARY.fee, outputs: SUMMARY.outputs.slice(1, 2) } },
};
export const NoAddress: Story = {
  args: {
    ...SHOWN,
    summary: {
      ...SUMMARY,
      network: 'testnet',
      outputs: [{ key: '0', address: null, trust: null, value: doge('0'), isOwn: false }, ...SUMMARY.outputs],
    },
  },
};

export const NotATransaction: Story = {
  ...refused({ kind: 'not-a-psbt' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.another }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const TooLarge = refused({ kind: 'too-large', size: 5_000_000, maximum: 4_000_000 });
export const NewerVersion = refused({ kind: 'version', version: 2 });
export const Damaged = refused({ kind: 'malformed', place: { part: 'input', index: 0 } });
/** A part of it was not copied. */
export const CutOff = refused({ kind: 'cut-off', place: { part: 'input', index: 0 } });
/** In the format of Bitcoin wallets. */
export const WitnessForm = refused({ kind: 'witness' });
export const SignedInside = refused({ kind: 'already-signed' });
export const CoinTwice = refused({ kind: 'duplicate-input', outpoint: OUTPOINT });
export const CopiesDisagree = refused({ kind: 'copies-disagree', place: { part: 'input', index: 0 } });
/** A cosigner's payment with a coin of another wallet in it. */
export const SeveralWallets = refused({ kind: 'several-wallets' });
export const NoPrevious = refused({ kind: 'previous-missing', outpoint: OUTPOINT });
export const FalsePrevious = refused({ kind: 'previous-differs', outpoint: OUTPOINT, actual: null });
export const OtherScript = refused({ kind: 'redeem-script', outpoint: OUTPOINT });
export const HashTypeNone = refused({ kind: 'hash-type', outpoint: OUTPOINT, hashType: 0x02 });
export const HashTypeSingle = refused({ kind: 'hash-type', outpoint: OUTPOINT, hashType: 0x83 });
export const HashTypeAnyone = refused({ kind: 'hash-type', outpoint: OUTPOINT, hashType: 0x81 });
export const HashTypeUnknown = refused({ kind: 'hash-type', outpoint: OUTPOINT, hashType: 0x41 });
export const SumTooLarge = refused({ kind: 'sum-too-large', maximum: doge('10000000000') });
export const PaysTooMuch = refused({ kind: 'outputs-exceed-inputs' });
export const FeeTooHigh = refused({ kind: 'fee-too-high', fee: doge('900'), maximum: doge('100') });
export const ProtectedCoin = refused({ kind: 'protected', outpoint: OUTPOINT, reason: 'inscription' });
const SPENT = { kind: 'coin-spent', outpoint: OUTPOINT, to: ADDRESSES.shop, amount: doge('10') } as const;
/** Our own pending payment spends the same coin. */
export const CoinSpent = refused({ ...SPENT, isInBlock: false });
/** It is in a block. */
export const CoinSpentInBlock = refused({ ...SPENT, isInBlock: true });
export const CoinUnlisted = refused({ kind: 'coin-unlisted', outpoint: OUTPOINT });
export const MayPayTwice = refused({ kind: 'may-pay-twice', earlier: OUTPOINT.txid });
export const WentThrough = refused({ kind: 'went-through', earlier: OUTPOINT.txid });
export const FrozenCoin = refused({ kind: 'protected', outpoint: OUTPOINT, reason: 'frozen' });
export const OneTimeAddress = refused({ kind: 'commit-script', address: ADDRESSES.shop });
export const NothingOfOurs = refused({ kind: 'nothing-to-sign' });
export const BadSignature = refused({ kind: 'bad-signature', outpoint: OUTPOINT });
export const UnknownCoin = refused({ kind: 'unknown-script', outpoint: OUTPOINT });
export const TooLargeToRelay = refused({ kind: 'too-large-to-relay', size: 120_000, maximum: 99_999 });
