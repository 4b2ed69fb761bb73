// A shop's bill, in every state and with every reason for rejecting it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  FULL_TEXT,
  LONG,
  ODD_BYTES,
  SHORT_TEXT,
  shownBill,
  withData,
} from '../../../mocks/views/billViews.ts';
import { MINUTE_MS } from '../../../mocks/views/money.ts';
import { feeRate } from '../../../src/domain/amount/FeeRate.ts';
import type { BillProblem } from '../../../src/domain/dogeconnect/Bill.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { failed, IDLE, ready } from '../../../src/domain/loadable.ts';
import { BILL_MESSAGES } from '../../../src/i18n/messages/send/billMessages.ts';
import { BillScreen } from '../../../src/screens/tx/Bill/BillScreen.tsx';
import { STORY_NOW_MS as NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Screens/Send/Bill',
  component: BillScreen,
  args: {
    ...shownBill(),
    status: 'ready',
    failure: null,
    problem: null,
    onReview: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onIcon: fn(),
    onReceipt: fn(),
    onHome: fn(),
  },
} satisfies Meta<typeof BillScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const usable = { status: 'ready', failure: null, problem: null } as const;

/** Everything adds up. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: BILL_MESSAGES.review }));
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(args.onIcon).not.toHaveBeenCalled();
  },
};
/** Less than a minute is left. */
export const AlmostExpired: Story = {
  args: { ...usable, ...shownBill({}, { nowMs: NOW_MS + 12.5 * MINUTE_MS }) },
};
/** No lines, currency or logo: only a total. */
export const BareTotal: Story = {
  args: {
    ...usable,
    ...shownBill({
      items: [],
      fees: '',
      taxes: '',
      fiat_total: '',
      fiat_tax: '',
      fiat_currency: '',
      vendor_icon: '',
      vendor_address: '',
      vendor_url: '',
      vendor_order_id: '',
      order_reference: '',
      note: '',
    }),
  },
};
/** Fees and taxes next to the lines. */
export const TaxesBeside: Story = {
  args: {
    ...usable,
    ...shownBill({
      items: [{ type: 'item', id: '1', name: 'Doge Plushie', count: 1, unit: '38.99', total: '38.99' }],
    }),
  },
};
/** Twelve lines with long names, two recipients. */
export const Long: Story = { args: { ...usable, ...shownBill(LONG) } };
/** It also writes a short text to the blockchain. */
export const WritesText: Story = { args: { ...usable, ...shownBill(withData(SHORT_TEXT)) } };
/** It writes bytes that are no text. */
export const WritesBytes: Story = { args: { ...usable, ...shownBill(withData(ODD_BYTES)) } };
/** It writes the maximum that a payment can carry. */
export const WritesLongest: Story = { args: { ...usable, ...shownBill(withData(FULL_TEXT)) } };
/** The lines add up to less than the total. */
export const LinesDiffer: Story = { args: { ...usable, ...shownBill({}, { lineSum: 3_900_000_000n }) } };
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
/** The user loaded the logo. */
export const WithIcon: Story = {
  args: { ...usable, ...shownBill({}, { icon: ready({ mime: 'image/png', bytes: PIXEL }, NOW_MS) }) },
  play: async ({ canvas }) => void (await canvas.findByRole('img', { name: BILL_MESSAGES.icon })),
};
/** The logo is an SVG drawing, which is never shown here. */
export const IconIsDrawing: Story = {
  args: {
    ...usable,
    ...shownBill(
      {},
      { icon: ready({ mime: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') }, NOW_MS) },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: BILL_MESSAGES.icon })).toBeNull();
    await expect(canvas.queryByRole('button', { name: BILL_MESSAGES.showIcon })).toBeNull();
  },
};
/** The logo failed to load. */
export const IconFailed: Story = {
  args: { ...usable, ...shownBill({}, { icon: failed(IDLE, new Fault('not-found', 'story')) }) },
};
/** Not enough money. */
export const NotEnough: Story = {
  args: {
    ...usable,
    ...shownBill(),
    problem: { kind: 'too-large', size: 1_180, maximum: 1_000 },
  },
};
/** The network did not respond while it was prepared. */
export const PreparingFailed: Story = {
  args: { ...usable, ...shownBill(), failure: { kind: 'fault', fault: new Fault('offline', 'story') } },
};
/** It is being prepared. */
export const Preparing: Story = {
  args: { ...shownBill(), status: 'preparing', step: { kind: 'fetching', done: 1, total: 3 } },
};
/** No key to sign with. */
export const WatchOnly: Story = { args: { ...shownBill(), status: 'watch-only' } };
/** It was paid before. */
export const Paid: Story = { args: { ...shownBill(), status: 'paid' } };
/** It is being fetched. */
export const Loading: Story = { args: { status: 'loading' } };
/** The shop's server does not respond. */
export const Failed: Story = { args: { status: 'failed', fault: new Fault('timeout', 'story') } };
/** Bills are disabled on this host. */
export const Closed: Story = { args: { status: 'closed', hasAddress: true } };
/** The same, for a link without an address. */
export const ClosedWithoutAddress: Story = { args: { status: 'closed', hasAddress: false } };

const refused = (problem: BillProblem): Story => ({ args: { status: 'refused', problem, nowMs: NOW_MS } });

export const Malformed = refused({ kind: 'malformed', field: 'outputs.0.amount' });
export const NotABill = refused({ kind: 'malformed', field: '' });
export const OtherKey = refused({ kind: 'other-key' });
export const BadSignature = refused({ kind: 'bad-signature' });
export const SumsDiffer = refused({ kind: 'sums-differ', total: 4_193_950_000n, paid: 41_939_500_000n });
export const LineDiffers = refused({ kind: 'line-differs', name: 'Doge Plushie' });
export const LinkDiffers = refused({ kind: 'link-differs' });
export const Expired = refused({ kind: 'expired', expiredAtMs: NOW_MS - 5 * MINUTE_MS });
export const NotYet = refused({ kind: 'not-yet', issuedAtMs: NOW_MS + 120 * MINUTE_MS });
export const FeeTooHigh = refused({
  kind: 'fee-too-high',
  feeRate: 60_000_000_000n,
  maximum: feeRate(521_000_000n),
});
export const TooManyLines = refused({ kind: 'too-long', what: 'lines', maximum: 200 });
export const TooManyOutputs = refused({ kind: 'too-long', what: 'outputs', maximum: 50 });
export const BadAddress = refused({ kind: 'bad-address' });
/** It requests more data on the blockchain than a payment can carry. */
export const TooMuchData = refused({ kind: 'too-long', what: 'data', maximum: 80 });
/** It requests several pieces of data on the blockchain. */
export const SeveralData = refused({ kind: 'unknown-output', wanted: 'several-data' });
/** It requests an unknown kind of output. */
export const UnknownOutput = refused({ kind: 'unknown-output', wanted: 'other' });
export const SizeTooSmall = refused({ kind: 'size-too-small', maxSize: 100 });

void ({
  malformed: Malformed,
  'other-key': OtherKey,
  'bad-signature': BadSignature,
  'sums-differ': SumsDiffer,
  'line-differs': LineDiffers,
  'link-differs': LinkDiffers,
  expired: Expired,
  'not-yet': NotYet,
  'fee-too-high': FeeTooHigh,
  'too-long': TooManyLines,
  'bad-address': BadAddress,
  'size-too-small': SizeTooSmall,
  'unknown-output': UnknownOutput,
} satisfies Record<BillProblem['kind'], Story>);
