// After sending, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { HUGE, PRICE } from '../../../mocks/views/money.ts';
import { batchView, ownAt, transferAt } from '../../../mocks/views/transferViews.ts';
import { accepted, PAID, unknownAfter } from '../../../mocks/views/txViews.ts';
import type { TokenStage, TokenTransfer } from '../../../src/domain/drc20/send/TokenTransfer.ts';
import { CONTACTS_MESSAGES } from '../../../src/i18n/messages/settings/contactMessages.ts';
import { TxSuccessScreen } from '../../../src/screens/tx/TxSuccess/TxSuccessScreen.tsx';
import type { TxSuccessView } from '../../../src/screens/tx/TxSuccess/TxSuccessScreen.types.ts';

const meta = {
  title: 'Screens/Send/Sent',
  component: TxSuccessScreen,
  args: {
    ...accepted(0),
    onCopyTxid: fn(),
    onDetails: fn(),
    onRetry: fn(),
    onDone: fn(),
    onNaming: fn(),
    onNameText: fn(),
    onSaveContact: fn(),
  },
} satisfies Meta<typeof TxSuccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accepted, unconfirmed. */
export const Accepted: Story = {};
/** One confirmation. */
export const FirstBlock: Story = { args: accepted(1) };
/** More confirmations. */
export const Confirming: Story = { args: accepted(4) };
/** Final. */
export const Settled: Story = { args: accepted(6) };
/** The id was copied. */
export const Copied: Story = { args: accepted(0, { copied: 'copied' }) };
/** More than 2^53 koinu, with an unknown time. */
export const Huge: Story = { args: accepted(0, { amount: HUGE, expectedMinutes: null }) };
/** An unknown recipient: the address can be saved as a contact. */
export const NewRecipient: Story = {
  args: accepted(0, { trust: { kind: 'paid-before' } }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: CONTACTS_MESSAGES.keep }));
    await expect(args.onNaming).toHaveBeenCalledWith(true);
  },
};
/** The recipient is being named. */
export const NamingRecipient: Story = {
  args: accepted(0, {
    trust: { kind: 'paid-before' },
    naming: { text: 'Moon Coffee', count: 11, most: 24, problem: null },
  }),
};
/** Five recipients. */
export const SeveralPaid: Story = { args: accepted(0, { others: 4, trust: { kind: 'paid-before' } }) };
/** No answer came. */
export const Unknown: Story = { args: unknownAfter(1) };
/** No answer came three times. */
export const UnknownAgain: Story = { args: unknownAfter(3) };
/** The same bytes are sent again. */
export const Retrying: Story = { args: unknownAfter(1, { isRetrying: true }) };
const tokenAt = (stage: TokenStage, given: Partial<TokenTransfer> = {}) =>
  ({
    ...PAID,
    status: 'token',
    own: { ...ownAt(stage), transfer: transferAt(stage, given) },
    price: PRICE,
  }) as const;

/** A token transfer: both of its transactions are broadcast. */
export const TokenOnItsWay: Story = { args: tokenAt('sent') };
/** No node has accepted it yet. */
export const TokenLeaving: Story = { args: tokenAt('committing') };
/** A block has it, and the index hasn’t read it. */
export const TokenInBlock: Story = { args: tokenAt('mined') };
/** The ledger has transferred it. */
export const TokenArrived: Story = { args: tokenAt('indexed') };
/** A file, to a new recipient. */
export const FileOnItsWay: Story = {
  args: {
    ...tokenAt('sent', { subject: { kind: 'file', fileId: storyTxid(44), name: 'such-doge.png' } }),
    trust: { kind: 'paid-before' },
  },
};
/** Eight transfers, confirmed at once. */
export const TokensOnTheirWay: Story = {
  args: { status: 'tokens', items: batchView(8, ['indexed', 'sent', 'waiting'], 0).items },
};
/** All of them are done. */
export const TokensArrived: Story = { args: { status: 'tokens', items: batchView(3, ['indexed'], 0).items } };
/** Opened without a transfer. */
export const Missing: Story = { args: { status: 'missing' } };

void ({
  missing: Missing,
  accepted: Accepted,
  unknown: Unknown,
  token: TokenOnItsWay,
  tokens: TokensOnTheirWay,
} satisfies Record<TxSuccessView['status'], Story>);
