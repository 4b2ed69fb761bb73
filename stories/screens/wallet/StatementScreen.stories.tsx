// A year's statement, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { doge } from '../../../mocks/views/money.ts';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { MOVEMENTS, movement, readOf, statementOf } from '../../../mocks/views/statementViews.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { NO_FILES_MESSAGES } from '../../../src/i18n/messages/app/noFilesMessages.ts';
import { STATEMENT_MESSAGES as MESSAGES } from '../../../src/i18n/messages/wallet/statementMessages.ts';
import { StatementScreen } from '../../../src/screens/wallet/Statement/StatementScreen.tsx';

const { balance } = readOf(MOVEMENTS);
const SECOND = MOVEMENTS.slice(1, 3).map((one) => ({ ...one, account: ACCOUNTS.arabic }));

const meta = {
  title: 'Screens/History/Statement',
  component: StatementScreen,
  args: {
    status: 'idle',
    accountName: 'Everyday',
    accountCount: 3,
    scope: 'account',
    onScope: fn(),
    onMake: fn(),
    onCancel: fn(),
    onYear: fn(),
    onRetryPrices: fn(),
    onPrint: fn(),
    onSave: fn(),
    onShare: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof StatementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: MESSAGES.allAccounts }));
    await expect(args.onScope).toHaveBeenCalledWith('all');
  },
};
export const OneAccount: Story = { args: { accountCount: 1, accountName: 'محفظة التوفير' } };
export const Working: Story = {
  args: { status: 'working', done: 340, total: 1_284 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.cancel }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const WorkingAtFirst: Story = { args: { status: 'working', done: 0, total: 0 } };
/** Balances at both ends, everything between them, and unknown values. */
export const Ready: Story = {
  tags: ['main'],
  args: statementOf(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.print }));
    await waitFor(() => expect(args.onPrint).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.save }));
    await expect(args.onSave).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '2025' }));
    await expect(args.onYear).toHaveBeenCalledWith(2025);
  },
};
/** In a frame of Telegram's web clients. */
export const NoFiles: Story = {
  args: { ...statementOf(), canPrint: false, canShare: false },
  render: (args) => <StatementScreen {...args} onSave={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: MESSAGES.save })).toBeNull();
    await expect(canvas.getByText(NO_FILES_MESSAGES.copy)).toBeVisible();
  },
};
export const SeveralAccounts: Story = {
  args: statementOf([readOf(MOVEMENTS), readOf(SECOND, ACCOUNTS.arabic)]),
};
export const PricesLoading: Story = {
  args: statementOf(undefined, { prices: 'loading', priceAt: () => null }),
};
export const PricesFailed: Story = {
  args: statementOf(undefined, { prices: 'failed', priceAt: () => null }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.retry }));
    await expect(args.onRetryPrices).toHaveBeenCalled();
  },
};
/** Unknown prices are marked, and never shown as zero. */
export const PricesUnknown: Story = {
  args: statementOf(undefined, { priceAt: () => null }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(new RegExp(MESSAGES.noPrice)).length).toBeGreaterThan(3);
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};
/** Every value that may be unknown. */
export const Unknowns: Story = {
  args: statementOf([
    readOf(
      [...MOVEMENTS.slice(1), movement(15, { isConfirmed: false, received: doge('5') })],
      ACCOUNTS.everyday,
      {
        leftOut: 2_312,
        balance,
      },
    ),
    readOf(
      SECOND.map((one) => ({ ...one, isShared: one.sent > 0n })),
      ACCOUNTS.arabic,
    ),
  ]),
};
/** A server whose history and balance don't match. */
export const DoesNotAddUp: Story = {
  args: statementOf([readOf(MOVEMENTS, ACCOUNTS.everyday, { balance: balance + doge('125') })]),
};
/** The server's count includes unreadable rows. */
export const Incomplete: Story = {
  args: statementOf([readOf(MOVEMENTS, ACCOUNTS.everyday, { gap: { missing: 1, isOff: false } })]),
};
/** The counts match, but not the sums. */
export const OtherSums: Story = {
  args: statementOf([readOf(MOVEMENTS, ACCOUNTS.everyday, { gap: { missing: 0, isOff: true } })]),
};
export const NothingMoved: Story = { args: statementOf([readOf(MOVEMENTS.slice(0, 1))]) };
/** The first rows, and a button for the rest. */
export const Long: Story = {
  args: statementOf([
    readOf(
      Array.from({ length: 150 }, (_, seed) => movement(seed / 10, { received: doge('1') })).map(
        (one, seed) => ({ ...one, txid: movement(seed).txid }),
      ),
    ),
  ]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = () => canvasElement.querySelectorAll('ol > li');
    await expect(rows().length).toBe(60);
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.more }));
    await expect(rows().length).toBe(150);
  },
};
/** Hidden amounts stay hidden, also in print. */
export const Hidden: Story = {
  args: statementOf(undefined, { isHidden: true }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: MESSAGES.print })).toBeNull();
  },
};
/** Messengers can't print. */
export const WithoutPrinter: Story = { args: statementOf(undefined, { canPrint: false, canShare: false }) };
export const Saved: Story = { args: statementOf(undefined, { delivery: 'started', copied: 'copied' }) };
export const ShareFailed: Story = { args: statementOf(undefined, { hasShareFailed: true }) };
export const Empty: Story = { args: { status: 'empty' } };
export const Failed: Story = { args: { status: 'failed', fault: new Fault('offline', 'no server') } };
