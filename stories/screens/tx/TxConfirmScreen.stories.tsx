// The review before sending, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FULL_TEXT, ODD_BYTES, SHORT_TEXT } from '../../../mocks/views/billViews.ts';
import { doge, HUGE } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { SIGNED_ELSEWHERE } from '../../../mocks/views/reviewViews.ts';
import { CONFIRM_FRAME, confirmReady, TRANSFER } from '../../../mocks/views/txViews.ts';
import { TxConfirmScreen } from '../../../src/screens/tx/TxConfirm/TxConfirmScreen.tsx';
import type { TxConfirmView } from '../../../src/screens/tx/TxConfirm/TxConfirmScreen.types.ts';

const meta = {
  title: 'Screens/Send/Confirm',
  component: TxConfirmScreen,
  args: {
    ...confirmReady(),
    onSend: fn(),
    onAgree: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof TxConfirmScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ready to send. */
export const Ready: Story = {};
/** Being sent. */
export const Sending: Story = { args: { ...CONFIRM_FRAME, status: 'sending' } };
/** Opened without a transfer. */
export const Missing: Story = { args: { status: 'missing' } };
/** The network does not respond. */
export const Offline: Story = { args: confirmReady({ isOffline: true }) };

const SEVERAL = {
  ...TRANSFER,
  outputs: [
    { value: doge('12.5'), address: ADDRESSES.shop, isOwn: false },
    { value: doge('4'), address: ADDRESSES.friend, isOwn: false },
    { value: doge('25.48'), address: ADDRESSES.savings, isOwn: false },
    { value: doge('14.9813'), address: ADDRESSES.ours, isOwn: true },
  ],
} as const;

/** Three recipients, each in full: a contact, a new one, and an own account. */
export const SeveralRecipients: Story = {
  args: confirmReady({
    transfer: SEVERAL,
    trusts: {
      [ADDRESSES.shop]: { kind: 'contact', name: 'Moon Coffee' },
      [ADDRESSES.friend]: { kind: 'first-time' },
      [ADDRESSES.savings]: { kind: 'own', name: 'Savings' },
    },
  }),
};
const writing = (data: string): Story => ({
  args: confirmReady({
    transfer: {
      ...TRANSFER,
      outputs: [...TRANSFER.outputs, { value: doge('0'), address: null, isOwn: false, data }],
    },
  }),
});
/** It writes a short text to the blockchain, as parsed from its bytes. */
export const WritesText = writing(SHORT_TEXT);
/** It writes bytes that are no text. */
export const WritesBytes = writing(ODD_BYTES);
/** It writes the maximum that a payment can carry. */
export const WritesLongest = writing(FULL_TEXT);
/** The first payment to this address. */
export const FirstTime: Story = {
  args: confirmReady({ trusts: { [ADDRESSES.shop]: { kind: 'first-time' } } }),
};

const ALIKE = {
  [ADDRESSES.shop]: {
    kind: 'look-alike',
    like: 'D9iBq7RvXo3mTzYc1fKe8WnAhUd5LgEspS',
    name: null,
    sentDust: false,
  },
} as const;

/** An address similar to one paid before: the user has to compare both before sending. */
export const LookAlike: Story = {
  args: confirmReady({ trusts: ALIKE }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Send/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAgree).toHaveBeenCalledWith('look-alike', true);
  },
};
/** Both were compared. */
export const LookAlikeCompared: Story = {
  args: confirmReady({ trusts: ALIKE, agreed: new Set(['look-alike']) }),
};
/** The price changed since the amount was typed in dollars: the DOGE amount stays. */
export const PriceRose: Story = { args: confirmReady({ priceMove: 3.24 }) };
/** The price fell a lot. */
export const PriceFell: Story = { args: confirmReady({ priceMove: -12.5 }) };

const TO_US = {
  ...TRANSFER,
  outputs: [{ value: doge('56.9613'), address: ADDRESSES.ours, isOwn: true }],
  sent: doge('0'),
  returned: doge('56.9613'),
} as const;

/** The same payment again, with a higher fee. */
export const SpeedUp: Story = {
  args: confirmReady({ purpose: { kind: 'speed-up', replaces: TRANSFER.txid } }),
};
/** The coins of an unconfirmed payment return to us. */
export const Cancel: Story = {
  args: confirmReady({ purpose: { kind: 'cancel', replaces: TRANSFER.txid }, transfer: TO_US }),
};
/** The pasted list named the recipient: the name is shown next to the address, never instead of it. */
export const NamedInList: Story = {
  args: confirmReady({
    trusts: { [ADDRESSES.shop]: { kind: 'first-time' } },
    names: new Map([[ADDRESSES.shop, 'Moon Coffee']]),
  }),
};
/** Many coins merged into one, the second of three parts. */
export const Merge: Story = {
  args: confirmReady({ purpose: { kind: 'merge', batch: 2, batches: 3 }, transfer: TO_US }),
};
/** A paper wallet is swept to us. */
export const Sweep: Story = {
  args: confirmReady({ purpose: { kind: 'sweep', from: [ADDRESSES.friend] }, transfer: TO_US }),
};
/** Requested by a connected site. */
export const PayApp: Story = {
  args: confirmReady({ purpose: { kind: 'pay-app', origin: 'https://shop.example' } }),
};

const DEAR = {
  ...TRANSFER,
  fee: doge('6.2'),
  inputs: TRANSFER.inputs,
  outputs: [
    { value: doge('41.98'), address: ADDRESSES.shop, isOwn: false },
    { value: doge('8.8'), address: ADDRESSES.ours, isOwn: true },
  ],
  returned: doge('8.8'),
} as const;

const DEAR_WARNING = { kind: 'fee-needs-consent', fee: doge('6.2'), percent: 14.77 } as const;

/** A fee that needs agreement first. */
export const ConsentAsked: Story = {
  args: confirmReady({ transfer: DEAR, warnings: [DEAR_WARNING] }),
};
/** The fee was agreed to. */
export const ConsentGiven: Story = {
  args: confirmReady({ transfer: DEAR, warnings: [DEAR_WARNING], agreed: new Set(['fee']) }),
};
/** Warnings of every severity, given in the wrong order. */
export const Warnings: Story = {
  args: confirmReady({
    transfer: DEAR,
    warnings: [
      { kind: 'change-given-up', amount: doge('0.0071') },
      { kind: 'unconfirmed-inputs', ancestors: 2 },
      { kind: 'soft-dust-surcharge', surcharge: doge('0.01'), outputs: 1 },
      DEAR_WARNING,
    ],
  }),
};
/** Another wallet of ours signed a request for the same recipient: both may confirm. */
export const SignedElsewhere: Story = { args: confirmReady({ warnings: [SIGNED_ELSEWHERE] }) };
/** A shop that has not accepted an earlier payment has its bytes, which spend the same coins. */
export const EndsEarlier: Story = {
  args: confirmReady({
    warnings: [{ kind: 'ends-earlier', payee: 'pay.much-shop.example', amount: doge('41.9395') }],
  }),
};
/** More than 2^53 koinu. */
export const Huge: Story = {
  args: confirmReady({
    transfer: {
      ...TRANSFER,
      sent: HUGE,
      outputs: [
        { value: HUGE, address: ADDRESSES.exchange, isOwn: false },
        { value: doge('14.9813'), address: ADDRESSES.ours, isOwn: true },
      ],
    },
  }),
};
/** Everything is spent: there is no change. */
export const NoChange: Story = {
  args: confirmReady({
    transfer: {
      ...TRANSFER,
      returned: doge('0'),
      outputs: [{ value: doge('41.98'), address: ADDRESSES.vault, isOwn: false }],
    },
  }),
};
/** One transaction's worth of coins is sent; the rest can follow. */
export const SomeCoinsStay: Story = {
  args: confirmReady({
    transfer: {
      ...TRANSFER,
      sent: doge('6749.00054'),
      fee: doge('0.99946'),
      returned: doge('0'),
      outputs: [{ value: doge('6749.00054'), address: ADDRESSES.vault, isOwn: false }],
    },
    warnings: [{ kind: 'coins-left', coins: 212, amount: doge('2120'), waitForBlock: false }],
  }),
};
/** The link named the recipient; links can contain any name. */
export const Labelled: Story = { args: confirmReady({ label: 'Moon Coffee' }) };
/** Two recipients, each with its amount. */
export const TwoRecipients: Story = {
  args: confirmReady({
    transfer: {
      ...TRANSFER,
      outputs: [
        { value: doge('21.98'), address: ADDRESSES.shop, isOwn: false },
        { value: doge('20'), address: ADDRESSES.friend, isOwn: false },
        { value: doge('14.9813'), address: ADDRESSES.ours, isOwn: true },
      ],
    },
  }),
};
/** Everything returns to this account. */
export const ToSelf: Story = {
  args: confirmReady({
    transfer: {
      ...TRANSFER,
      sent: doge('0'),
      returned: doge('56.9613'),
      outputs: [{ value: doge('56.9613'), address: ADDRESSES.ours, isOwn: true }],
    },
  }),
};
/** Without a price and an expected time. */
export const NoPrice: Story = { args: confirmReady({ price: null, expectedMinutes: null }) };
/** A right-to-left name, on a test network. */
export const ArabicNameOnTestnet: Story = {
  args: confirmReady({ account: ACCOUNTS.arabic, network: 'testnet' }),
};

void ({ missing: Missing, ready: Ready, sending: Sending } satisfies Record<TxConfirmView['status'], Story>);
