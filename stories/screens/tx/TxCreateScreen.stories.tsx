// The sending form in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { ALL_PARTS, doge, FRESHNESS, HUGE, MIXED_PARTS, parts } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import {
  amountDraft,
  COINS,
  createReady,
  emptyForm,
  FEE,
  FIVE,
  form,
  KNOWN,
  recipient,
  TX_FRAME,
  UNMEASURED_FEE,
} from '../../../mocks/views/txViews.ts';
import type { AddressProblem } from '../../../src/domain/address/parseAddress.ts';
import { feeRate } from '../../../src/domain/amount/FeeRate.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { outpointKey } from '../../../src/domain/tx/Coin.ts';
import { TxCreateScreen } from '../../../src/screens/tx/TxCreateScreen.tsx';
import type { TxCreateView } from '../../../src/screens/tx/TxCreateScreen.types.ts';
import { PARTS_WORDS } from '../../../src/text/partWords.ts';
import { PROTECTION_WORDS } from '../../../src/text/protectionWords.ts';
import {
  COIN_WORDS,
  countRefusedLines,
  LIST_WORDS,
  listActionLabel,
  RECEIVER_WORDS,
} from '../../../src/text/sendWords.ts';

const meta = {
  title: 'Screens/tx/TxCreate',
  component: TxCreateScreen,
  args: {
    ...createReady(),
    onRecipientText: fn(),
    onPaste: fn(),
    onScan: fn() as (() => void) | null,
    onPicture: fn(),
    onPick: fn(),
    onList: fn(),
    onChooseCoins: fn(),
    onReleaseCoin: fn(),
    onProtectCoin: fn(),
    onAmountText: fn(),
    onUnit: fn(),
    onMax: fn(),
    onFeePreset: fn(),
    onFeeCustom: fn(),
    onFeeText: fn(),
    onReview: fn(),
    onCancel: fn(),
    onStartOver: fn(),
    onRefresh: fn(),
    onReceive: fn(),
    onBringKey: fn(),
  },
} satisfies Meta<typeof TxCreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begins and ends like the shop's, and is nobody's. */
const LOOK_ALIKE = 'D9iBq7RvXo3mTzYc1fKe8WnAhUd5LgEspS';

/** The coin of 30 DOGE and the small one. */
const CHOSEN = {
  coins: COINS,
  chosen: COINS.filter((_, place) => place === 1 || place === 5).map(({ coin }) => outpointKey(coin)),
  sum: doge('30.0095'),
} as const;

const NOT_YET = { canReview: false } as const;

/** A receiver that is refused, over an amount that is good. */
const refusedReceiver = (text: string, problem: AddressProblem): Story => ({
  args: createReady(
    { recipient: recipient({ text, address: null, problem }), fee: UNMEASURED_FEE, plan: null },
    NOT_YET,
  ),
});

/** Complete, with its plan. */
export const Ready: Story = {};
/** Nothing typed yet: what may be sent, and why not all. */
export const Untouched: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm(), canReview: false, failure: null },
};
/** The coins are being read. */
export const Loading: Story = { args: { ...TX_FRAME, status: 'loading' } };
/** The coins could not be read, and none are known from before. */
export const Failed: Story = {
  args: { ...TX_FRAME, status: 'failed', fault: new Fault('offline', 'no answer') },
};
/** No key signs for this address. */
export const WatchOnly: Story = { args: { ...TX_FRAME, status: 'watch-only' } };
/** The account holds nothing. */
export const Empty: Story = { args: { ...TX_FRAME, status: 'empty', parts: parts({}) } };
/** The account holds something, and none of it may go. */
export const NothingSpendable: Story = {
  args: {
    ...TX_FRAME,
    status: 'empty',
    parts: parts({ protected: doge('0.021'), unconfirmed: doge('50'), small: doge('0.009') }),
  },
};

/** Somebody whom the person gave a name to. */
export const ToContact: Story = {
  args: createReady({ recipient: recipient({ standing: { kind: 'contact', name: 'Moon Coffee' } }) }),
};
/** An account of one's own. */
export const ToOwnAccount: Story = {
  args: createReady({
    recipient: recipient({
      text: ADDRESSES.savings,
      address: ADDRESSES.savings,
      standing: { kind: 'own', name: 'Savings' },
    }),
  }),
};
/** Nothing was sent there yet. */
export const FirstTime: Story = {
  args: createReady({ recipient: recipient({ standing: { kind: 'first-time' } }) }),
};
/** An address made to be mistaken for a contact's, which sent dust before. */
export const LookAlike: Story = {
  args: createReady({
    recipient: recipient({
      standing: { kind: 'look-alike', like: LOOK_ALIKE, name: 'Moon Coffee', sentDust: true },
    }),
  }),
};
/** A picture is being read. */
export const ReadingPicture: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm({ isReadingCode: true }), ...NOT_YET, failure: null },
};
/** No code in the picture. */
export const NoCodeInPicture: Story = {
  args: {
    ...{ ...TX_FRAME, status: 'ready', ...NOT_YET, failure: null },
    form: emptyForm({ codeProblem: { kind: 'no-code' } }),
  },
};
/** A picture of too many bytes. */
export const PictureTooBig: Story = {
  args: {
    ...{ ...TX_FRAME, status: 'ready', ...NOT_YET, failure: null },
    form: emptyForm({ codeProblem: { kind: 'too-big', most: 20_000_000 } }),
  },
};
/** A code of something else. */
export const CodeOfSomethingElse: Story = {
  args: {
    ...{ ...TX_FRAME, status: 'ready', ...NOT_YET, failure: null },
    form: emptyForm({ codeProblem: { kind: 'not-an-address' } }),
  },
};
/** Where the host has no scanner, a picture file takes its place. */
export const WithoutScanner: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm(), ...NOT_YET, failure: null, onScan: null },
};
/** Contacts and own accounts to pick from. */
export const PickingContact: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm(), ...NOT_YET, failure: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: RECEIVER_WORDS.contacts }));
    const sheet = within(await screen.findByRole('dialog', { name: RECEIVER_WORDS.pickTitle }));
    await expect(sheet.getByRole('button', { name: /^Savings/ })).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};
/** No contacts yet: what they are for. */
export const PickingNobody: Story = {
  args: {
    ...{ ...TX_FRAME, status: 'ready', ...NOT_YET, failure: null },
    form: emptyForm({ known: { contacts: [], own: KNOWN.own } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: RECEIVER_WORDS.contacts }));
    await expect(await screen.findByText(RECEIVER_WORDS.noContacts)).toBeVisible();
  },
};

const SEVERAL = {
  recipient: recipient({ text: '', address: null, problem: null }),
  amount: amountDraft({ text: '', amount: null }),
  list: FIVE,
  plan: {
    amount: doge('38.25'),
    fee: doge('0.0181'),
    total: doge('38.2681'),
    change: doge('3.7119'),
    inputs: 1,
    size: 362,
  },
} as const;

/** Five receivers in one transfer. */
export const FiveReceivers: Story = { args: createReady(SEVERAL) };
/** Together they ask for more than there is. */
export const FiveTooMuch: Story = {
  args: createReady(
    {
      ...SEVERAL,
      plan: null,
      problem: {
        kind: 'not-enough',
        needed: doge('138.2681'),
        spendable: doge('41.98'),
        fee: doge('0.0181'),
        parts: MIXED_PARTS,
      },
    },
    NOT_YET,
  ),
};
/** A pasted list with a line for each thing that can be wrong. */
export const ListWithProblems: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm(), ...NOT_YET, failure: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: RECEIVER_WORDS.several }));
    const sheet = within(await screen.findByRole('dialog', { name: LIST_WORDS.title }));
    await userEvent.click(await sheet.findByLabelText(LIST_WORDS.label));
    await userEvent.paste(
      [
        'address,amount,name',
        `${ADDRESSES.shop},12.5,Moon Coffee`,
        `${ADDRESSES.friend},1,5`,
        '1BoatSLRHtKNngkdXEeobR76b53LETtpyT,3',
        `${ADDRESSES.shop},2`,
      ].join('\n'),
    );
    await expect(await sheet.findByText(countRefusedLines(2))).toBeVisible();
    await expect(sheet.getByRole('button', { name: listActionLabel(1) })).toBeDisabled();
    await expect(args.onList).not.toHaveBeenCalled();
  },
};
/** A list that can be paid. */
export const ListToUse: Story = {
  args: createReady(SEVERAL),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: LIST_WORDS.edit }));
    const sheet = within(await screen.findByRole('dialog', { name: LIST_WORDS.title }));
    await expect(await sheet.findByRole('button', { name: listActionLabel(5) })).toBeEnabled();
    await expect(args.onList).not.toHaveBeenCalled();
  },
};

/** Every standing of a coin; none is chosen. */
export const CoinsToChoose: Story = {
  args: createReady(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: COIN_WORDS.title }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^30/ }));
    await expect(args.onChooseCoins).toHaveBeenCalledWith([expect.stringMatching(/:2$/)]);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
  },
};
/** A protected coin, and what it takes to release it. */
export const CoinReleasing: Story = {
  args: createReady(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: COIN_WORDS.title }));
    const [first] = canvas.getAllByRole('button', { name: new RegExp(`^${PARTS_WORDS.release}`) });
    if (first === undefined) throw new Error('no coin to release');
    await userEvent.click(first);
    const sheet = within(await screen.findByRole('dialog', { name: PARTS_WORDS.releaseTitle }));
    await expect(await sheet.findByRole('button', { name: PROTECTION_WORDS.release })).toBeDisabled();
    await expect(args.onReleaseCoin).not.toHaveBeenCalled();
  },
};
/** Two coins are chosen, one of them small. */
export const CoinsChosen: Story = { args: createReady({ coins: CHOSEN }) };
/** The chosen coins do not pay it. */
export const CoinsNotEnough: Story = {
  args: createReady(
    {
      coins: CHOSEN,
      plan: null,
      amount: amountDraft({ text: '35', amount: doge('35') }),
      problem: {
        kind: 'chosen-not-enough',
        needed: doge('35.0187'),
        chosen: doge('30.0095'),
        fee: doge('0.0187'),
      },
    },
    NOT_YET,
  ),
};
/** A chosen coin was spent elsewhere meanwhile. */
export const CoinGone: Story = {
  args: createReady({ coins: CHOSEN, plan: null, problem: { kind: 'chosen-unusable', coins: 1 } }, NOT_YET),
};

/** A Bitcoin address. */
export const BitcoinAddress = refusedReceiver('1BoatSLRHtKNngkdXEeobR76b53LETtpyT', {
  kind: 'bitcoin-address',
});
/** An address of another chain of Dogecoin. */
export const OtherNetwork = refusedReceiver(ADDRESSES.regtest, {
  kind: 'other-network',
  network: 'testnet',
});
/** A form of address that Dogecoin does not have. */
export const Bech32 = refusedReceiver('dc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', {
  kind: 'bech32',
  prefix: 'dc',
});
/** A Litecoin address. */
export const OtherCoin = refusedReceiver('LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', {
  kind: 'other-coin',
  coin: 'Litecoin',
});
/** Two characters swapped. */
export const BadChecksum = refusedReceiver('D9iBaojTjJK6u7nGNSSWzPeFRSiJKLEpsS', {
  kind: 'bad-checksum',
});
/** A character that no address has. */
export const BadCharacters = refusedReceiver('D9iBaojTjJK6u7nGNSSWzPeFRSiJKLE0pS', {
  kind: 'bad-characters',
  characters: '0',
});
/** Part of it is missing. */
export const WrongLength = refusedReceiver('D9iBaojTjJK6u7nG', { kind: 'wrong-length', length: 16 });
/** A private key in the receiver's place. */
export const PrivateKey = refusedReceiver('a private key', { kind: 'private-key' });

/** A payment link that says whom it pays. */
export const FromLink: Story = {
  args: createReady({
    recipient: recipient({ link: { amount: doge('25'), label: 'Moon Coffee', message: 'Order 1138' } }),
  }),
};
/** A link that demands what Kennel does not know. */
export const LinkRefused: Story = {
  args: createReady(
    {
      recipient: recipient({
        text: `dogecoin:${ADDRESSES.shop}?req-somethingnew=1`,
        address: null,
        problem: { kind: 'unknown-requirement', name: 'req-somethingnew' },
      }),
      plan: null,
    },
    NOT_YET,
  ),
};

/** An amount that two people read in two ways. */
export const AmbiguousAmount: Story = {
  args: createReady(
    {
      amount: amountDraft({
        text: '1,234',
        amount: null,
        problem: { kind: 'ambiguous-comma', asDecimal: doge('1.234'), asThousands: doge('1234') },
      }),
      plan: null,
    },
    NOT_YET,
  ),
};
/** Less than the network carries. */
export const DustAmount: Story = {
  args: createReady(
    {
      amount: amountDraft({ text: '0.0005', amount: doge('0.0005') }),
      problem: { kind: 'dust-amount', amount: doge('0.0005'), minimum: doge('0.001') },
      plan: null,
    },
    NOT_YET,
  ),
};
/** More than may be sent, with where the rest is. */
export const NotEnough: Story = {
  args: createReady(
    {
      amount: amountDraft({ text: '50', amount: doge('50') }),
      problem: {
        kind: 'not-enough',
        needed: doge('50.0187'),
        spendable: doge('41.98'),
        fee: doge('0.0187'),
        parts: MIXED_PARTS,
      },
      plan: null,
    },
    NOT_YET,
  ),
};
/** Everything that may go, and what stays behind. */
export const MaxAmount: Story = {
  args: createReady({
    amount: amountDraft({ text: '41.96880000', amount: doge('41.9688'), isMax: true }),
    plan: {
      amount: doge('41.9688'),
      fee: doge('0.0112'),
      total: doge('41.98'),
      change: doge('0'),
      inputs: 2,
      size: 340,
    },
  }),
};
/** Typed in dollars. */
export const InFiat: Story = {
  args: createReady({ amount: amountDraft({ text: '4.96', unit: 'fiat', amount: doge('25') }) }),
};
/** No price is known: DOGE only. */
export const NoPrice: Story = { args: createReady({ price: null }) };
/** Thirteen characters before the mark. */
export const Huge: Story = {
  args: createReady({
    amount: amountDraft({ text: '1132715439.96', amount: HUGE }),
    parts: ALL_PARTS,
    plan: {
      amount: HUGE,
      fee: doge('4.99995'),
      total: doge('1132715444.95995'),
      change: doge('17.04005'),
      inputs: 675,
      size: 99_999,
    },
  }),
};

/** A rate of one's own. */
export const CustomFee: Story = {
  args: createReady({
    fee: { ...FEE, choice: { kind: 'custom' }, customText: '0.02', customFee: doge('0.00452') },
  }),
};
/** A rate that no node passes on. */
export const FeeTooLow: Story = {
  args: createReady(
    {
      fee: {
        ...FEE,
        choice: { kind: 'custom' },
        customText: '0.0001',
        customProblem: { kind: 'rate-too-low', minimum: feeRate(100_000n) },
      },
      plan: null,
    },
    NOT_YET,
  ),
};
/** A rate that is almost surely a slip. */
export const FeeTooHigh: Story = {
  args: createReady(
    {
      fee: {
        ...FEE,
        choice: { kind: 'custom' },
        customText: '500',
        customProblem: { kind: 'rate-too-high', maximum: feeRate(10_000_000_000n) },
      },
      plan: null,
    },
    NOT_YET,
  ),
};
/** A fee that is a notable share of a small amount. */
export const FeeShare: Story = {
  args: createReady({
    amount: amountDraft({ text: '0.5', amount: doge('0.5') }),
    plan: {
      amount: doge('0.5'),
      fee: doge('0.0113'),
      total: doge('0.5113'),
      change: doge('41.4687'),
      inputs: 1,
      size: 226,
    },
    warnings: [{ kind: 'fee-share', fee: doge('0.0113'), percent: 2.26 }],
  }),
};
/** Every warning that asks nothing, heaviest first. */
export const Warnings: Story = {
  args: createReady({
    warnings: [
      { kind: 'change-given-up', amount: doge('0.0071') },
      { kind: 'unconfirmed-inputs', ancestors: 2 },
      { kind: 'soft-dust-surcharge', surcharge: doge('0.01'), outputs: 1 },
    ],
  }),
};
/** Twenty-four transfers hang on each other already. */
export const ChainTooLong: Story = {
  args: createReady({ problem: { kind: 'chain-too-long', ancestors: 25, maximum: 24 }, plan: null }, NOT_YET),
};

/** No inscription index is set up. */
export const Unindexed: Story = {
  args: createReady({ parts: { ...MIXED_PARTS, isUnindexed: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(PARTS_WORDS.unindexed))).toBeInTheDocument();
  },
};
/** The coins are old. */
export const StaleCoins: Story = { args: createReady({ freshness: FRESHNESS.stale }) };
/** Nothing answers: the draft is kept. */
export const Offline: Story = { args: createReady({ freshness: FRESHNESS.offline }, NOT_YET) };
/** The draft was here before the app was closed. */
export const DraftRestored: Story = { args: createReady({ isRestored: true }) };
/** The transactions behind the coins are fetched and hashed. */
export const Preparing: Story = {
  args: {
    ...TX_FRAME,
    status: 'preparing',
    form: form(),
    step: { kind: 'fetching', done: 3, total: 7 },
  },
};
/** The keys are at work. */
export const Signing: Story = {
  args: { ...TX_FRAME, status: 'preparing', form: form(), step: { kind: 'signing', inputs: 7 } },
};
/** The network went away while preparing. */
export const PrepareFailed: Story = {
  args: createReady({}, { failure: { kind: 'fault', fault: new Fault('timeout', 'too slow') } }),
};
/** The indexer lied about a coin's value. */
export const IndexerLied: Story = {
  args: createReady(
    {},
    {
      failure: { kind: 'signing', problem: { kind: 'value-differs', txid: storyTxid(20), vout: 0 } },
    },
  ),
};

void ({
  loading: Loading,
  failed: Failed,
  'watch-only': WatchOnly,
  empty: Empty,
  ready: Ready,
  preparing: Preparing,
} satisfies Record<TxCreateView['status'], Story>);
