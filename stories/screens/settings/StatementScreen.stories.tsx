import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { doge, PRICE } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { longStatement, quietStatement, statementOf } from '../../../mocks/views/statements.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { STATEMENT_MESSAGES as MESSAGES } from '../../../src/i18n/messages/settings/statementMessages.ts';
import { StatementScreen } from '../../../src/screens/settings/Statement/StatementScreen.tsx';
import type { ShownStatement } from '../../../src/screens/settings/Statement/StatementScreen.types.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const READY: ShownStatement & { readonly status: 'ready' } = {
  status: 'ready',
  statement: statementOf(),
  years: [2026, 2025],
  prices: 'ready',
  openingPrice: PRICE,
  closingPrice: PRICE,
  priceAt: () => PRICE,
  nameOf: (address) => (address === ADDRESSES.shop ? 'Corner shop' : null),
  noteOf: (txid) => (txid.startsWith('93') ? 'Groceries, and a very long lead for the dog' : ''),
  atMs: STORY_NOW_MS,
  isHidden: false,
  canPrint: true,
  canShare: true,
  delivery: 'none',
  hasShareFailed: false,
  copied: null,
};

const meta = {
  title: 'Screens/Settings/Statement',
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
/** A year on a page. */
export const Ready: Story = {
  tags: ['main'],
  args: READY,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2025' }));
    await expect(args.onYear).toHaveBeenCalledWith(2025);
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.save }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** The rest of the rows is drawn before the printer reads the page. */
export const Long: Story = {
  args: { ...READY, statement: longStatement(640) },
  play: async ({ args, canvas, userEvent }) => {
    const before = canvas.getAllByRole('listitem').length;
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.print }));
    await waitFor(() => expect(args.onPrint).toHaveBeenCalledOnce());
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(before + 500);
  },
};
export const NothingMoved: Story = { args: { ...READY, statement: quietStatement() } };
/** Older transfers weren’t read. */
export const CutShort: Story = {
  args: { ...READY, statement: statementOf({ leftOut: 2_312, balance: doge('1132999999') }) },
};
/** The server’s balance is another than its history comes to. */
export const DoesNotAddUp: Story = {
  args: { ...READY, statement: statementOf({ balance: doge('1132715439') }) },
};
export const PricesLoading: Story = {
  args: { ...READY, prices: 'loading', openingPrice: null, closingPrice: null, priceAt: () => null },
};
/** What nobody knows is called unknown, and is never a number. */
export const PricesUnknown: Story = {
  args: { ...READY, openingPrice: null, closingPrice: null, priceAt: () => null },
};
export const PricesFailed: Story = {
  args: { ...READY, prices: 'failed', openingPrice: null, closingPrice: null, priceAt: () => null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.retry }));
    await expect(args.onRetryPrices).toHaveBeenCalledOnce();
  },
};
/** Amounts are hidden: so it isn’t printed. */
export const Hidden: Story = {
  args: { ...READY, isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: MESSAGES.print })).toBeNull();
  },
};
/** Within a messenger nothing prints. */
export const InMessenger: Story = { args: { ...READY, canPrint: false } };
export const Saved: Story = { args: { ...READY, delivery: 'started' } };
export const ShareFailed: Story = { args: { ...READY, hasShareFailed: true } };
export const Empty: Story = { args: { status: 'empty' } };
export const Failed: Story = { args: { status: 'failed', fault: new Fault('offline', 'no server') } };
