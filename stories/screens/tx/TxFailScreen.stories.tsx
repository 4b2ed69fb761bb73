// Every kind of rejection.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rejected } from '../../../mocks/views/txViews.ts';
import type { RejectReason } from '../../../src/domain/tx/PendingTransfer.ts';
import { describeRejecting, REJECTED_MESSAGES } from '../../../src/i18n/messages/send/txMessages.ts';
import { TxFailScreen, type TxFailView } from '../../../src/screens/tx/TxFail/TxFailScreen.tsx';

const meta = {
  title: 'Screens/Send/Not sent',
  component: TxFailScreen,
  args: {
    ...rejected('fee-too-low', '-26: 66: min relay fee not met'),
    onEdit: fn(),
    onRetry: fn(),
    onHistory: fn(),
    onHome: fn(),
  },
} satisfies Meta<typeof TxFailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FeeTooLow: Story = {};
export const Dust: Story = { args: rejected('dust', '-26: 64: dust') };
export const FeeTooHigh: Story = { args: rejected('fee-too-high', '-26: 256: absurdly-high-fee') };
export const DoubleSpend: Story = { args: rejected('double-spend', '-26: 258: txn-mempool-conflict') };
export const ReplacementTooCheap: Story = {
  args: rejected('replacement-too-cheap', '-26: 66: insufficient fee, rejecting replacement'),
};
export const MissingInputs: Story = { args: rejected('missing-inputs', '-25: Missing inputs') };
export const ChainTooLong: Story = {
  args: rejected(
    'chain-too-long',
    '-26: 64: too-long-mempool-chain, too many unconfirmed ancestors [limit: 25]',
  ),
};
export const ImmatureCoinbase: Story = {
  args: rejected('immature-coinbase', '-26: 16: bad-txns-premature-spend-of-coinbase'),
};
export const BadSignature: Story = {
  args: rejected('bad-signature', '-26: 16: mandatory-script-verify-flag-failed (Signature must be zero)'),
};
export const NotFinal: Story = { args: rejected('not-final', '-26: 64: non-final') };
export const TooLarge: Story = { args: rejected('too-large', '-26: 64: tx-size') };
export const NonStandard: Story = { args: rejected('non-standard', '-26: 64: scriptpubkey') };
export const Malformed: Story = { args: rejected('malformed', '-22: TX decode failed') };
/** No server ever received it. */
export const BillExpired: Story = {
  args: rejected('bill-expired', ''),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(REJECTED_MESSAGES.nodeWords)).toBeNull();
    await expect(canvas.queryByText(describeRejecting(1))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: REJECTED_MESSAGES.home }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};
/** Another reason. */
export const Other: Story = { args: rejected('other', '-26: 64: a reason of another version') };
/** The server answered with a blank line: no empty card is drawn. */
export const BlankWords: Story = {
  args: rejected('other', ' \n'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(REJECTED_MESSAGES.nodeWords)).toBeNull();
  },
};
/** All configured servers rejected it. */
export const SeveralServers: Story = {
  args: { ...rejected('missing-inputs', '-25: Missing inputs'), servers: 3 },
};
/** Opened without a transfer. */
export const Missing: Story = { args: { status: 'missing' } };

void ({ missing: Missing, rejected: FeeTooLow } satisfies Record<TxFailView['status'], Story>);
void ({
  dust: Dust,
  'fee-too-low': FeeTooLow,
  'fee-too-high': FeeTooHigh,
  'double-spend': DoubleSpend,
  'replacement-too-cheap': ReplacementTooCheap,
  'missing-inputs': MissingInputs,
  'chain-too-long': ChainTooLong,
  'immature-coinbase': ImmatureCoinbase,
  'bad-signature': BadSignature,
  'not-final': NotFinal,
  'too-large': TooLarge,
  'non-standard': NonStandard,
  malformed: Malformed,
  'bill-expired': BillExpired,
  other: Other,
} satisfies Record<RejectReason, Story>);
