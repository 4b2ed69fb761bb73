// Signing between two phones by codes, in every state of both.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { doge } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import {
  ALIKE,
  DEAR_FEE,
  ENDS_EARLIER,
  LOCKED_UNTIL_2029,
  SIGNED_ELSEWHERE,
} from '../../../mocks/views/reviewViews.ts';
import { Fault } from '../../../src/domain/fault.ts';
import type { Consent } from '../../../src/domain/tx/Consent.ts';
import { COLD_SIGN_MESSAGES as MESSAGES } from '../../../src/i18n/messages/codes/coldSignMessages.ts';
import { ColdSignScreen } from '../../../src/screens/tools/ColdSign/ColdSignScreen.tsx';
import type { SigningSummary } from '../../../src/screens/tools/ColdSign/ColdSignScreen.types.ts';
import { codeRow } from '../../support/codeRow.ts';

const SUMMARY: SigningSummary = {
  account: ACCOUNTS.everyday,
  network: 'mainnet',
  recipients: [{ address: ADDRESSES.shop, amount: doge('41.98'), trust: { kind: 'first-time' } }],
  isToSelf: false,
  trusts: {},
  warnings: [],
  amount: doge('41.98'),
  fee: doge('0.0226'),
  change: doge('157.9974'),
  coins: 3,
};

const NOTHING_AGREED = new Set<Consent>();
const REVIEW = { status: 'review', agreed: NOTHING_AGREED, failure: null } as const;

const DEAR: SigningSummary = {
  ...SUMMARY,
  recipients: [{ address: ADDRESSES.shop, amount: doge('1'), trust: { kind: 'first-time' } }],
  amount: doge('1'),
  fee: doge('99'),
  change: doge('0'),
  coins: 1,
  warnings: [DEAR_FEE],
};

const COLLECTING = {
  status: 'collecting',
  role: 'signer',
  progress: null,
  problem: null,
  failure: null,
  isReading: false,
} as const;

const meta = {
  title: 'Screens/Tools/Offline signing',
  component: ColdSignScreen,
  args: {
    ...COLLECTING,
    onScan: fn() as (() => void) | null,
    onPictures: fn(),
    onStartOver: fn(),
    onSign: fn(),
    onAgree: fn(),
    onShown: fn(),
    onShowAgain: fn(),
    onDiscard: fn(),
    onRetry: fn(),
    onReview: fn(),
    onPrepare: fn(),
    onOtherWays: fn(),
  },
} satisfies Meta<typeof ColdSignScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The signing phone, before a request. */
export const Waiting: Story = {};
export const SomeParts: Story = {
  args: { ...COLLECTING, progress: { received: 3, total: 12, isMixed: false } },
};
export const MixedMessages: Story = {
  args: { ...COLLECTING, progress: { received: 3, total: 12, isMixed: true } },
};
export const CannotScan: Story = { args: { onScan: null } };
export const OtherKind: Story = {
  args: {
    ...COLLECTING,
    failure: { kind: 'message', problem: { kind: 'other-kind', type: 'crypto-account' } },
  },
};
/** A code for another screen. */
export const BelongsElsewhere: Story = {
  args: {
    ...COLLECTING,
    role: 'watcher',
    other: {
      kind: 'other-text',
      onWay: fn(),
      given: { kind: 'address', text: ADDRESSES.shop, address: ADDRESSES.shop },
    },
  },
};
export const Unreadable: Story = {
  args: { ...COLLECTING, failure: { kind: 'message', problem: { kind: 'unreadable' } } },
};
export const Reading: Story = { args: { status: 'reading' } };
/** From another wallet, or for another network. */
export const NotOurs: Story = { args: { status: 'refused', problem: { kind: 'nothing-to-sign' } } };
export const FeeTooHigh: Story = {
  args: { status: 'refused', problem: { kind: 'fee-too-high', fee: doge('900'), maximum: doge('10') } },
};
export const ProtectedCoin: Story = {
  args: {
    status: 'refused',
    problem: {
      kind: 'protected',
      outpoint: { txid: 'a'.repeat(64) as never, vout: 0 },
      reason: 'inscription',
    },
  },
};
export const Unproven: Story = {
  args: {
    status: 'refused',
    problem: { kind: 'previous-missing', outpoint: { txid: 'a'.repeat(64) as never, vout: 0 } },
  },
};
export const Damaged: Story = { args: { status: 'refused', problem: { kind: 'not-a-psbt' } } };
/** A press in the page signs. */
export const Review: Story = {
  tags: ['main'],
  args: { ...REVIEW, summary: SUMMARY },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.sign }));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
export const ReviewToSeveral: Story = {
  args: {
    ...REVIEW,
    summary: {
      ...SUMMARY,
      account: ACCOUNTS.arabic,
      network: 'testnet',
      recipients: [
        { address: ADDRESSES.shop, amount: doge('1132715439.96') },
        { address: ADDRESSES.friend, amount: doge('0.5') },
        { address: null, amount: 0n },
      ],
      amount: doge('1132715440.46'),
      warnings: [{ kind: 'foreign-coins', coins: 2 }],
    },
  },
};
export const ReviewToSelf: Story = {
  args: {
    ...REVIEW,
    summary: {
      ...SUMMARY,
      recipients: [{ address: ADDRESSES.ours, amount: doge('199') }],
      isToSelf: true,
      amount: doge('199'),
      change: doge('0'),
      coins: 100,
    },
  },
};
/** 99 DOGE of fee on 1 DOGE: can only be signed after agreeing. */
export const HighFee: Story = {
  args: { ...REVIEW, summary: DEAR },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: MESSAGES.sign })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAgree).toHaveBeenCalledWith('fee', true);
  },
};
export const HighFeeAgreed: Story = {
  args: { ...REVIEW, agreed: new Set(['fee']), summary: DEAR },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: MESSAGES.sign })).toBeEnabled();
  },
};
/** Signed today, but valid only in some years. */
export const LockedUntilDay: Story = {
  args: { ...REVIEW, summary: { ...SUMMARY, warnings: [LOCKED_UNTIL_2029] } },
};
/** An offline phone doesn't know the newest block. */
export const LockedUntilBlock: Story = {
  args: {
    ...REVIEW,
    summary: {
      ...SUMMARY,
      warnings: [{ kind: 'locked', until: { kind: 'height', height: 7_812_000, blocksLeft: null } }],
    },
  },
};
/** Another wallet on this phone signed a request for the same recipient: both may confirm. */
export const SignedElsewhere: Story = {
  args: { ...REVIEW, summary: { ...SUMMARY, warnings: [SIGNED_ELSEWHERE] } },
};
/** It spends a coin of an earlier request signed by this phone. */
export const EndsEarlier: Story = {
  args: { ...REVIEW, summary: { ...SUMMARY, warnings: [ENDS_EARLIER] } },
};
/** A labels file named the recipient, and the user has not confirmed the name. */
export const NamedByFile: Story = {
  args: {
    ...REVIEW,
    summary: {
      ...SUMMARY,
      recipients: [
        {
          address: ADDRESSES.shop,
          amount: doge('41.98'),
          trust: { kind: 'first-time', calledInFile: 'Rent: the landlord’s new account' },
        },
      ],
    },
  },
};
/** Begins and ends like an address that was paid before. */
export const LookAlike: Story = {
  args: {
    ...REVIEW,
    summary: {
      ...SUMMARY,
      recipients: [{ address: ADDRESSES.shop, amount: doge('41.98'), trust: ALIKE }],
      trusts: { [ADDRESSES.shop]: ALIKE },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: MESSAGES.sign })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAgree).toHaveBeenCalledWith('look-alike', true);
  },
};
/** A request that combines a cosigner's payment with a coin of our own. */
export const SeveralWallets: Story = {
  args: { status: 'refused', problem: { kind: 'several-wallets' } },
};
/** The vault requires an agreement that is missing. */
export const NotAgreed: Story = {
  args: {
    ...REVIEW,
    summary: DEAR,
    failure: { kind: 'psbt', problem: { kind: 'not-agreed', consents: ['fee'] } },
  },
};
export const Signing: Story = { args: { ...REVIEW, status: 'signing', summary: SUMMARY } };
export const NotSigned: Story = {
  args: {
    ...REVIEW,
    summary: SUMMARY,
    failure: { kind: 'fault', fault: new Fault('worker-failed', 'gone') },
  },
};
/** Signed by this phone. */
export const SignedByUs: Story = {
  args: { status: 'showing', role: 'signer', summary: SUMMARY, row: codeRow(1_900) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.done }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
/** The watching phone, with its request. */
export const Request: Story = {
  args: { status: 'showing', role: 'watcher', summary: SUMMARY, row: codeRow(1_600) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.next }));
    await expect(args.onShown).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.otherWays }));
    await expect(args.onOtherWays).toHaveBeenCalledOnce();
  },
};
export const RequestOfHundredCoins: Story = {
  args: {
    status: 'showing',
    role: 'watcher',
    summary: { ...SUMMARY, coins: 100 },
    row: codeRow(45_000),
  },
};
/** Coins from large payouts need more data than an animated code can carry. */
export const RequestTooLargeForCodes: Story = {
  args: { status: 'showing', role: 'watcher', summary: { ...SUMMARY, coins: 12 }, row: 'too-large' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.otherWays }));
    await expect(args.onOtherWays).toHaveBeenCalledOnce();
  },
};
export const AnswerTooLargeForCodes: Story = {
  args: { status: 'showing', role: 'signer', summary: { ...SUMMARY, coins: 12 }, row: 'too-large' },
};
export const PreparingCode: Story = {
  args: { status: 'showing', role: 'watcher', summary: SUMMARY, row: null },
};
export const WaitingForSignatures: Story = { args: { ...COLLECTING, role: 'watcher' } };
/** The response belongs to another transfer. */
export const OtherTransfer: Story = {
  args: {
    ...COLLECTING,
    role: 'watcher',
    failure: {
      kind: 'psbt',
      problem: {
        kind: 'other-transaction',
        expected: 'a'.repeat(64) as never,
        actual: 'b'.repeat(64) as never,
      },
    },
  },
};
/** More than signatures was added on the way. */
export const MoreThanSignatures: Story = {
  args: {
    ...COLLECTING,
    role: 'watcher',
    failure: { kind: 'psbt', problem: { kind: 'more-than-signatures', place: { part: 'output', index: 0 } } },
  },
};
export const Complete: Story = {
  args: { status: 'complete', summary: SUMMARY, failure: null },
};
export const BadSignature: Story = {
  args: {
    status: 'complete',
    summary: SUMMARY,
    failure: {
      kind: 'psbt',
      problem: { kind: 'bad-signature', outpoint: { txid: 'a'.repeat(64) as never, vout: 0 } },
    },
  },
};
export const Preparing: Story = { args: { status: 'preparing', summary: SUMMARY, failure: null } };
export const Failed: Story = { args: { status: 'failed', fault: new Fault('offline', 'gone') } };
/** A watched wallet, before a request is prepared. */
export const Nothing: Story = { args: { status: 'nothing' } };
