// A site's request, in every state in which it can be answered, and after.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  asking,
  LOGIN_TEXT,
  requestFrame,
  SHOP_ORIGIN,
  SHOP_PAYMENT,
  SHOP_PSBT,
} from '../../../mocks/views/dappViews.ts';
import { doge, HUGE, PLAIN_BREAKDOWN } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import type { SitePsbtProblem } from '../../../src/domain/dapp/sitePsbt.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { DAPP_MESSAGES, describeAction } from '../../../src/i18n/messages/dapps/dappMessages.ts';
import { SITE_PSBT_MESSAGES } from '../../../src/i18n/messages/dapps/sitePsbtMessages.ts';
import { AppConnectScreen } from '../../../src/screens/app/AppConnect/AppConnectScreen.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const FRAME = requestFrame(STORY_NOW_MS);
const frameOf = (origin: string) => requestFrame(STORY_NOW_MS, origin);
const LONG_ORIGIN = 'https://much-wow.very-long-subdomain-of-a-site.such-hosting.example';

const meta = {
  title: 'Screens/Sites/Connect',
  component: AppConnectScreen,
  args: {
    ...asking(FRAME),
    onChoose: fn(),
    onApprove: fn(),
    onDecline: fn(),
    onReportPaid: fn(),
    onOpenAgain: fn(),
    onViewPsbt: fn(),
    onStay: fn(),
    onTakeOther: fn(),
    onBringKey: fn(),
    onLeave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AppConnectScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown site wants to connect; its address identifies it. */
export const Connect: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: DAPP_MESSAGES.cancel }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: describeAction('connect').yes }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};
/** A site that was connected before, and a single account. */
export const ConnectAgain: Story = {
  args: asking({ ...FRAME, isConnected: true, accounts: FRAME.accounts.slice(0, 1) }),
};
/** The longest callback that a request can carry. */
export const LongCallback: Story = {
  args: asking({ ...FRAME, callback: `${SHOP_ORIGIN}/wallet/answers?order=${'1207-much-wow-'.repeat(12)}` }),
};
/** A few seconds before it expires. */
export const AlmostOver: Story = { args: asking({ ...FRAME, expiresAtMs: STORY_NOW_MS + 9000 }) };
/** An address longer than two lines is shown whole, and a claimed name keeps its own text direction. */
export const LongOrigin: Story = {
  args: asking({ ...frameOf(LONG_ORIGIN), name: 'متجر العملات الرقمية' }),
};
/** One character different from a connected site. */
export const OneLetterOff: Story = {
  args: asking({
    ...frameOf('https://much.shops.example'),
    likeness: { kind: 'one-letter', as: SHOP_ORIGIN },
  }),
};
/** It starts like a connected site, but ends differently. */
export const InFront: Story = {
  args: asking({
    ...frameOf('https://much.shop.example.wow.example'),
    likeness: { kind: 'in-front', as: SHOP_ORIGIN },
  }),
};
/** A name in another script, in both its encoded and displayed forms. */
export const OtherLetters: Story = {
  args: asking({
    ...frameOf('https://xn--mnchen-3ya.example'),
    likeness: { kind: 'other-letters', shown: 'münchen.example' },
  }),
};
/** The accounts to choose from. */
export const ChoosingAccount: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Everyday/ }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
/** A text to sign. */
export const Sign: Story = {
  args: asking({ ...FRAME, isConnected: true, ask: { kind: 'sign', text: LOGIN_TEXT } }),
};
/** A text with hidden and reordering characters, shown as numbers. */
export const SignHidden: Story = {
  args: asking({
    ...FRAME,
    isConnected: true,
    ask: { kind: 'sign', text: 'I agree to pay \u202e000,01\u202c DOGE\u200b\nto مرحبا' },
  }),
};
/** A payment. */
export const Pay: Story = { args: asking({ ...FRAME, isConnected: true, ask: SHOP_PAYMENT }) };
/** More than 2^53 koinu, without a price, from an unknown site. */
export const PayHuge: Story = {
  args: asking({ ...FRAME, price: null, ask: { ...SHOP_PAYMENT, amount: HUGE, label: null } }),
};
/** Not enough money. */
export const PayNotEnough: Story = {
  args: {
    ...FRAME,
    status: 'asking',
    isConnected: true,
    ask: { ...SHOP_PAYMENT, amount: doge('9000') },
    failure: {
      kind: 'plan',
      problem: {
        kind: 'not-enough',
        needed: doge('9000.0113'),
        spendable: PLAIN_BREAKDOWN.spendable,
        fee: doge('0.0113'),
        breakdown: PLAIN_BREAKDOWN,
      },
    },
  },
};
/** The key is no longer here. */
export const NotOurs: Story = {
  args: {
    ...FRAME,
    status: 'asking',
    failure: { kind: 'signing', problem: { kind: 'not-ours', address: ADDRESSES.ours } },
  },
};
/** The key worker stopped responding. */
export const Failed: Story = {
  args: { ...FRAME, status: 'asking', failure: { kind: 'fault', fault: new Fault('timeout', 'silence') } },
};
/** Signing is in progress. */
export const Working: Story = { args: { ...FRAME, status: 'working' } };
/** The payment is being prepared. */
export const PreparingPayment: Story = { args: { ...FRAME, status: 'working', ask: SHOP_PAYMENT } };
/** A transaction on the site's server: not fetched yet. */
export const Psbt: Story = {
  args: asking({ ...FRAME, ask: SHOP_PSBT }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(SHOP_PSBT.url)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: describeAction('psbt').yes }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};
/** It would replace an open one; no account has a key, which isn't needed either. */
export const PsbtReplaces: Story = {
  args: asking({ ...FRAME, isConnected: true, accounts: [], ask: SHOP_PSBT, replacesPsbt: true }),
};
/** It is being fetched. */
export const PsbtLoading: Story = { args: { ...FRAME, status: 'working', ask: SHOP_PSBT } };

const psbtFailed = (problem: SitePsbtProblem): Story => ({
  args: {
    ...FRAME,
    status: 'asking',
    isConnected: true,
    ask: SHOP_PSBT,
    failure: { kind: 'psbt', problem },
  },
});
/** The site did not respond, or doesn't allow other pages to read the response. */
export const PsbtUnreachable = psbtFailed({
  kind: 'unreachable',
  fault: new Fault('offline', 'nothing answered'),
});
/** The site's file doesn't match the announced hash. */
export const PsbtOtherHash = psbtFailed({ kind: 'other-hash' });
/** More than 4 MB. */
export const PsbtTooLarge = psbtFailed({ kind: 'too-large', maximum: 4_000_000 });
/** Where outgoing links are disabled. */
export const PsbtUnavailable = psbtFailed({ kind: 'unavailable' });
/** After the transaction was opened. */
export const PsbtOpened: Story = {
  args: { status: 'opened', origin: SHOP_ORIGIN },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: SITE_PSBT_MESSAGES.view }));
    await expect(args.onViewPsbt).toHaveBeenCalledOnce();
  },
};
/** Rejected, with the exact address; the other reasons are in AppConnectProblem. */
export const Rejected: Story = {
  args: {
    status: 'problem',
    problem: { kind: 'bad-origin', origin: 'https://much.shop.example@wow.example/login', flaw: 'user-info' },
  },
};
/** Being read. */
export const Reading: Story = { args: { status: 'reading' } };
/** A second link was opened. */
export const TwoRequests: Story = { args: { status: 'two-requests', origin: SHOP_ORIGIN } };
/** No account here can sign. */
export const WatchOnly: Story = { args: { status: 'watch-only', origin: SHOP_ORIGIN, name: 'Much Shop' } };
/** Paid, but the site was not notified. */
export const Paid: Story = {
  args: { status: 'paid', origin: SHOP_ORIGIN, amount: doge('41.98'), payment: 'out' },
};
/** The payment was rejected, but may still confirm. */
export const PaymentOpen: Story = {
  args: { status: 'paid', origin: SHOP_ORIGIN, amount: doge('41.98'), payment: 'open' },
};
/** Another transaction spent the coins for good. */
export const PaymentLost: Story = {
  args: { status: 'paid', origin: SHOP_ORIGIN, amount: doge('41.98'), payment: 'lost' },
};
/** The site was notified of the connection. */
export const AnsweredConnect: Story = {
  args: { status: 'answered', origin: SHOP_ORIGIN, kind: 'connect', problem: null, canClose: false },
};
/** The site has its signature. */
export const AnsweredSign: Story = {
  args: { status: 'answered', origin: SHOP_ORIGIN, kind: 'sign', problem: null, canClose: false },
};
/** The site was notified of the payment. */
export const AnsweredPay: Story = {
  args: { status: 'answered', origin: LONG_ORIGIN, kind: 'pay', problem: null, canClose: false },
};
/** The request opened the app, and was answered: the button closes it. */
export const AnsweredAndClosing: Story = {
  args: { status: 'answered', origin: SHOP_ORIGIN, kind: 'sign', problem: null, canClose: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: DAPP_MESSAGES.done }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
/** Telegram did not open the site. */
export const NotOpened: Story = {
  args: { status: 'answered', origin: SHOP_ORIGIN, kind: 'connect', problem: 'unsupported', canClose: false },
};
/** The user declined. */
export const Declined: Story = {
  args: { status: 'declined', origin: SHOP_ORIGIN, problem: null, canClose: false },
};
/** An account with a name that fills its line. */
export const LongAccount: Story = {
  args: asking({
    ...FRAME,
    isConnected: true,
    accounts: [{ ...ACCOUNTS.long, key: 'key-1/0', walletName: 'The wallet for everything else' }],
  }),
};
