// The send form: amounts and fees, and their problems.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALL_BREAKDOWN, doge, HUGE, MIXED_BREAKDOWN } from '../../../mocks/views/money.ts';
import { amountDraft, createReady, FEE } from '../../../mocks/views/txViews.ts';
import { feeRate } from '../../../src/domain/amount/FeeRate.ts';
import type { PassedLimit } from '../../../src/domain/tx/chainLimits.ts';
import { TxCreateScreen } from '../../../src/screens/tx/TxCreate/TxCreateScreen.tsx';
import { NOT_YET, SENDING_ARGS } from '../../support/sendingForm.ts';

const meta = {
  title: 'Screens/Send/Form',
  component: TxCreateScreen,
  args: SENDING_ARGS,
} satisfies Meta<typeof TxCreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An ambiguous amount. */
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
/** Less than nodes relay. */
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
/** More than is spendable, with the unspendable parts. */
export const NotEnough: Story = {
  args: createReady(
    {
      amount: amountDraft({ text: '50', amount: doge('50') }),
      problem: {
        kind: 'not-enough',
        needed: doge('50.0187'),
        spendable: doge('41.98'),
        fee: doge('0.0187'),
        breakdown: MIXED_BREAKDOWN,
      },
      plan: null,
    },
    NOT_YET,
  ),
};
/** The maximum, and what is left behind. */
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
/** Without a price: DOGE only. */
export const NoPrice: Story = { args: createReady({ price: null }) };
/** Thirteen characters before the decimal mark. */
export const Huge: Story = {
  args: createReady({
    amount: amountDraft({ text: '1132715439.96', amount: HUGE }),
    breakdown: ALL_BREAKDOWN,
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

/** A custom rate. */
export const CustomFee: Story = {
  args: createReady({
    fee: { ...FEE, choice: { kind: 'custom' }, customText: '0.02', customFee: doge('0.00452') },
  }),
};
/** A rate that no node relays. */
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
/** A rate that is most likely a typo. */
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
/** A fee that is a considerable share of a small amount. */
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
/** Every warning without a question, most severe first. */
export const Warnings: Story = {
  args: createReady({
    warnings: [
      { kind: 'change-given-up', amount: doge('0.0071') },
      { kind: 'unconfirmed-inputs', ancestors: 2 },
      { kind: 'soft-dust-surcharge', surcharge: doge('0.01'), outputs: 1 },
    ],
  }),
};
/** The needed coins exceed the network's maximum for a transfer. */
export const AboveMoney: Story = {
  args: createReady({ problem: { kind: 'above-money', maximum: doge('10000000000') }, plan: null }, NOT_YET),
};
const chained = (problem: PassedLimit, possible: string) =>
  createReady(
    { problem: { kind: 'chain-too-long', ...problem, possible: doge(possible) }, plan: null },
    NOT_YET,
  );

/** A chain of twenty-five unconfirmed transfers; other coins can be sent. */
export const ChainTooLong: Story = {
  args: chained({ limit: 'ancestors', actual: 26, maximum: 25 }, '12.4'),
};
/** Few but large unconfirmed ancestors. */
export const ChainTooHeavy: Story = {
  args: chained({ limit: 'ancestor-bytes', actual: 101_226, maximum: 101_000 }, '12.4'),
};
/** Too many transfers depend on the same one; nothing else can be sent. */
export const TooManyDependOnOne: Story = {
  args: chained({ limit: 'descendants', actual: 26, maximum: 25 }, '0'),
};
/** Another party's descendants of the same transfer are large. */
export const TooMuchDependsOnOne: Story = {
  args: chained({ limit: 'descendant-bytes', actual: 118_450, maximum: 101_000 }, '0'),
};
/** Everything that fits into one transaction is sent. */
export const MaxInSeveral: Story = {
  args: createReady({
    amount: amountDraft({ text: '6749.00054000', amount: doge('6749.00054'), isMax: true }),
    plan: {
      amount: doge('6749.00054'),
      fee: doge('0.99946'),
      total: doge('6750'),
      change: doge('0'),
      inputs: 675,
      size: 99_946,
    },
    warnings: [{ kind: 'coins-left', coins: 212, amount: doge('2120'), waitForBlock: false }],
  }),
};
/** Everything but the change of a large transfer is sent. */
export const MaxWithoutHeavyChange: Story = {
  args: createReady({
    amount: amountDraft({ text: '299.50000000', amount: doge('299.5'), isMax: true }),
    plan: {
      amount: doge('299.5'),
      fee: doge('0.5'),
      total: doge('300'),
      change: doge('0'),
      inputs: 300,
      size: 44_446,
    },
    warnings: [{ kind: 'coins-left', coins: 1, amount: doge('431.2'), waitForBlock: true }],
  }),
};
