// A payment from a shared wallet in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { SHARED_PAYMENT_MESSAGES as MESSAGES } from '../../../src/i18n/messages/send/sharedPaymentMessages.ts';
import { SharedPaymentScreen } from '../../../src/screens/tx/SharedPayment/SharedPaymentScreen.tsx';
import type { SharedPaymentView } from '../../../src/screens/tx/SharedPayment/SharedPaymentScreen.types.ts';

const DOGE = 100_000_000n;

const SHOWN: Extract<SharedPaymentView, { status: 'shown' | 'signing' }> = {
  status: 'shown',
  payments: [{ to: ADDRESSES.shop, amount: 420n * DOGE }],
  amount: 420n * DOGE,
  fee: 3_000_000n,
  price: null,
  signatures: 0,
  needed: 2,
  step: 'sign',
  problem: null,
  copied: null,
};

const meta = {
  title: 'Screens/Send/Shared payment',
  excludeStories: ['coverage'],
  component: SharedPaymentScreen,
  args: {
    ...SHOWN,
    ...{ onText: fn(), onFile: fn(), onSign: fn(), onReview: fn(), onCopy: fn(), onSave: fn() },
    ...{ onDiscard: fn(), onTryAgain: fn() },
  },
} satisfies Meta<typeof SharedPaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cosigner opens what was sent. */
export const Empty: Story = {
  args: { status: 'empty' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(MESSAGES.label), 'cHNidA');
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.open }));
    await expect(args.onText).toHaveBeenCalledWith('cHNidA');
  },
};
/** Planned on coins that are read anew. */
export const Making: Story = { args: { status: 'making' } };
export const Unmade: Story = {
  args: { status: 'unmade', failure: { kind: 'fault', fault: new Fault('offline', 'no network') } },
};
/** The form says what is wrong. */
export const UnmadeByForm: Story = { args: { status: 'unmade', failure: null } };
export const Reading: Story = { args: { status: 'reading' } };
/** It would let others change it after we sign. */
export const Refused: Story = {
  args: { status: 'refused', problem: { kind: 'outputs-exceed-inputs' } },
};
export const Failed: Story = { args: { status: 'failed', fault: new Fault('offline', 'no network') } };
/** Nobody has signed yet. */
export const Unsigned: Story = {
  tags: ['main'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.sign }));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
/** Another person has. */
export const SignedByAnother: Story = { args: { ...SHOWN, signatures: 1 } };
export const Signing: Story = { args: { ...SHOWN, status: 'signing', signatures: 1 } };
/** We have, and others have to. */
export const WaitingForOthers: Story = { args: { ...SHOWN, signatures: 1, step: 'pass-on' } };
/** No key of the wallet is ours. */
export const Watching: Story = { args: { ...SHOWN, step: 'watch' } };
/** Nothing is missing. */
export const Complete: Story = {
  args: { ...SHOWN, signatures: 2, step: 'send' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.review }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};
/** Something else was added to it. */
export const NotAdded: Story = {
  args: {
    ...SHOWN,
    ...{ signatures: 1, step: 'pass-on', copied: 'copied' },
    problem: { kind: 'psbt', problem: { kind: 'not-a-psbt' } },
  },
};
/** Several recipients, a large amount, fifteen signatures. */
export const Large: Story = {
  args: {
    ...SHOWN,
    ...{ amount: 1_132_715_439_96000000n, signatures: 9, needed: 15 },
    payments: [
      { to: ADDRESSES.shop, amount: 1_132_715_438_96000000n },
      { to: ADDRESSES.vault, amount: DOGE },
      { to: null, amount: 0n },
    ],
  },
};

/** Every status has its story. */
export const coverage = {
  empty: Empty,
  making: Making,
  unmade: Unmade,
  reading: Reading,
  refused: Refused,
  failed: Failed,
  shown: Unsigned,
  signing: Signing,
} satisfies Record<SharedPaymentView['status'], Story>;
