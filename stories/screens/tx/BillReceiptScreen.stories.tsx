// The result of a bill's payment, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LONG, SHORT_TEXT, storyReceipt, withData } from '../../../mocks/views/billViews.ts';
import { NO_FILES_MESSAGES } from '../../../src/i18n/messages/app/noFilesMessages.ts';
import { RECEIPT_MESSAGES } from '../../../src/i18n/messages/send/billMessages.ts';
import { BillReceiptScreen } from '../../../src/screens/tx/Bill/BillReceiptScreen.tsx';

const TAKEN = { kind: 'accepted', required: 5, confirmed: 0 } as const;

const meta = {
  title: 'Screens/Send/Receipt of a bill',
  component: BillReceiptScreen,
  args: {
    ...storyReceipt(TAKEN),
    status: 'accepted',
    onRetry: fn(),
    onTakeBack: fn(),
    onDetails: fn(),
    onCopy: fn(),
    onSave: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof BillReceiptScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The relay accepted it. */
export const Accepted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: RECEIPT_MESSAGES.save }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: RECEIPT_MESSAGES.copy }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: RECEIPT_MESSAGES.details }));
    await expect(args.onDetails).toHaveBeenCalledOnce();
  },
};
/** It also wrote a text to the blockchain. */
export const WroteText: Story = {
  args: { ...storyReceipt(TAKEN, withData(SHORT_TEXT)), status: 'accepted' },
};
/** In a frame of Telegram's web clients. */
export const NoFiles: Story = {
  render: (args) => <BillReceiptScreen {...args} onSave={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: RECEIPT_MESSAGES.save })).toBeNull();
    await expect(canvas.getByText(NO_FILES_MESSAGES.copy)).toBeVisible();
  },
};
/** The relay reports it as confirmed, but our servers don't know it. */
export const SaysConfirmed: Story = {
  args: { ...storyReceipt({ kind: 'confirmed', required: 1, confirmed: 6 }), status: 'accepted' },
};
/** Our servers know it, but the shop never answered. */
export const SentWithoutAnswer: Story = {
  args: { ...storyReceipt(null), status: 'accepted' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: RECEIPT_MESSAGES.sentTitle });
    await expect(canvas.queryByText(RECEIPT_MESSAGES.acceptedTitle)).toBeNull();
  },
};
/** The shop declined it, but sent it anyway. */
export const SentThoughDeclined: Story = {
  args: { ...storyReceipt({ kind: 'declined', reason: 'Too risky for this shop' }), status: 'accepted' },
  play: async ({ canvas }) => void (await canvas.findByText(RECEIPT_MESSAGES.sentAnyhowText)),
};
/** It is being submitted. */
export const Waiting: Story = { args: { ...storyReceipt(null), status: 'waiting' } };
/** No answer, and the bill hasn't expired. */
export const Silent: Story = {
  args: { ...storyReceipt(null), status: 'silent', isRetrying: false, canRetry: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: RECEIPT_MESSAGES.takeBack }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
  },
};
/** The same bytes are sent again. */
export const SilentRetrying: Story = {
  args: { ...storyReceipt(null), status: 'silent', isRetrying: true, canRetry: true },
};
/** No answer, and the bill has expired. Without a receipt there is nothing to save. */
export const SilentTooLate: Story = {
  args: { ...storyReceipt(null), status: 'silent', isRetrying: false, canRetry: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: RECEIPT_MESSAGES.save })).toBeNull();
    await expect(canvas.queryByRole('button', { name: RECEIPT_MESSAGES.tryAgain })).toBeNull();
  },
};
/** The shop declined it, with a reason. */
export const Declined: Story = {
  args: { ...storyReceipt({ kind: 'declined', reason: 'Too risky for this shop' }), status: 'declined' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: RECEIPT_MESSAGES.takeBack }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: RECEIPT_MESSAGES.done }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
/** The shop declined it, without a reason. */
export const DeclinedWithoutReason: Story = {
  args: { ...storyReceipt({ kind: 'declined', reason: '' }), status: 'declined' },
};
const refused = (
  code: 'not_found' | 'expired' | 'invalid_tx' | 'invalid_outputs' | 'invalid_token',
): Story => ({
  args: { ...storyReceipt({ kind: 'refused', code }), status: 'declined' },
});
export const RefusedNotFound = refused('not_found');
export const RefusedExpired = refused('expired');
export const RefusedTransaction = refused('invalid_tx');
export const RefusedOutputs = refused('invalid_outputs');
export const RefusedToken = refused('invalid_token');
/** One confirmation. */
export const FirstBlock: Story = { args: { ...storyReceipt(TAKEN), status: 'paid', confirmations: 1 } };
/** Final. */
export const Settled: Story = {
  args: {
    ...storyReceipt({ kind: 'confirmed', required: 5, confirmed: 6 }),
    status: 'paid',
    confirmations: 6,
  },
};
/** Twelve lines, two recipients. */
export const Long: Story = { args: { ...storyReceipt(TAKEN, LONG), status: 'paid', confirmations: 2 } };
/** The text was copied. */
export const Copied: Story = { args: { ...storyReceipt(TAKEN), status: 'accepted', copied: 'copied' } };
/** Saving the file failed. */
export const NotSaved: Story = { args: { ...storyReceipt(TAKEN), status: 'accepted', saving: 'failed' } };
/** The download started. */
export const Saved: Story = {
  args: { ...storyReceipt(TAKEN), status: 'accepted', saving: 'started', canShare: false },
};
/** The coins are being returned to the wallet. */
export const Returning: Story = { args: { ...storyReceipt(null), status: 'returned', isSettled: false } };
/** They are returned for good. */
export const Returned: Story = { args: { ...storyReceipt(null), status: 'returned', isSettled: true } };
/** It had expired before it was sent. */
export const Unsent: Story = { args: { ...storyReceipt(null), status: 'unsent' } };
/** Opened without a payment. */
export const Missing: Story = { args: { status: 'missing' } };
