// Sending tokens and files, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { breakdown, doge } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import {
  batchForm,
  CONTESTED,
  costOf,
  emptyTokenForm,
  FILE,
  holding,
  LAGGING,
  LONG_TICK,
  MEME,
  NAMELESS,
  SILENT,
  sendPreparing,
  sendReady,
  tokenAmount,
  tokenForm,
  tokenSubject,
  units,
  WITHHELD,
} from '../../../mocks/views/tokenSendViews.ts';
import { recipient } from '../../../mocks/views/txViews.ts';
import { HiddenAmounts } from '../../../src/components/money/HiddenAmounts.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { HIDDEN_MESSAGES } from '../../../src/i18n/messages/app/hiddenMessages.ts';
import { RECIPIENT_MESSAGES } from '../../../src/i18n/messages/send/recipientMessages.ts';
import { CREATE_MESSAGES } from '../../../src/i18n/messages/send/txMessages.ts';
import { SendTokenScreen } from '../../../src/screens/drc20/SendToken/SendTokenScreen.tsx';
import type { SendTokenEvents } from '../../../src/screens/drc20/SendToken/SendTokenScreen.types.ts';

const meta = {
  title: 'Screens/Send/Token or file',
  component: SendTokenScreen,
  args: {
    ...sendReady(),
    onRecipientText: fn(),
    onPaste: fn() as SendTokenEvents['onPaste'],
    onScan: fn() as SendTokenEvents['onScan'],
    onPicture: fn(),
    onPick: fn(),
    onList: fn(),
    onListText: fn(async () => null),
    onAmountText: fn(),
    onMax: fn(),
    onFeePreset: fn(),
    onFeeText: fn(),
    onReview: fn(),
    onStartOver: fn(),
    onCancel: fn(),
    onRefresh: fn(),
    onReceive: fn(),
    onSend: fn(),
    onBringKey: fn(),
  },
} satisfies Meta<typeof SendTokenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No token index is configured. */
export const Unread: Story = { args: { status: 'unread' } };
/** The token and the coins are being fetched. */
export const Loading: Story = { args: { status: 'loading' } };
/** The token or the coins could not be fetched. */
export const Failed: Story = { args: { status: 'failed', fault: new Fault('offline', 'no network') } };
/** The account has none of it. */
export const None: Story = { args: { status: 'none', tick: 'UNIX' } };
/** No key to sign with. */
export const WatchOnly: Story = { args: { status: 'watch-only', account: ACCOUNTS.everyday } };
/** Doginals can only be viewed. */
export const Doginals: Story = { args: { status: 'not-yet', what: 'doginals' } };
/** Nothing typed yet. */
export const Empty: Story = { args: sendReady(emptyTokenForm()) };
/** A complete draft with its whole cost. */
export const Ready: Story = { args: { onReview: fn() } };
/** Amounts are hidden on home: the available amount is hidden here too; what is typed is visible. */
export const Hidden: Story = {
  decorators: [
    (Shown) => (
      <HiddenAmounts isHidden>
        <Shown />
      </HiddenAmounts>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(HIDDEN_MESSAGES.spendable)).toBeInTheDocument();
  },
};
/** The whole amount of a token whose tick others have too. */
export const Max: Story = {
  args: sendReady(
    tokenForm({
      subject: tokenSubject(holding(MEME, '31415926.53589793')),
      amount: tokenAmount('', { isMax: true, units: units('31415926.53589793') }),
    }),
  ),
};
/** The longest amount and tick. */
export const HugeAndLong: Story = {
  args: sendReady(
    tokenForm({
      subject: tokenSubject(holding(LONG_TICK, '999999999999999999999999999999999.99999999')),
      amount: tokenAmount('999999999999999999999999999999999.99999999'),
    }),
  ),
};
/** A file. */
export const File: Story = {
  args: sendReady(
    tokenForm({
      subject: FILE,
      amount: null,
      plan: { transfers: 1, firstRun: 1, units: null, cost: costOf(1) },
    }),
  ),
};
/** A file without a name. */
export const NamelessFile: Story = {
  args: sendReady(
    emptyTokenForm({
      subject: NAMELESS,
      amount: null,
    }),
  ),
};
/** Five recipients. */
export const BatchOfFive: Story = { args: sendReady(batchForm(5)) };
/** A hundred: those that nodes accept at once are sent first. */
export const BatchOfHundred: Story = {
  args: sendReady(batchForm(100, { warnings: [{ kind: 'waits-for-blocks', first: 12, rest: 88 }] })),
};
/** The draft was restored after the app was closed. */
export const DraftRestored: Story = { args: sendReady(batchForm(5, { isRestored: true })) };
/** More than the account has. */
export const NotEnoughTokens: Story = {
  args: sendReady(
    tokenForm({
      amount: tokenAmount('5000'),
      plan: null,
      problem: { kind: 'not-enough-tokens', needed: units('5000'), available: units('1204.5') },
    }),
  ),
};
/** Tokens, and no DOGE for the fees. */
export const NotEnoughDoge: Story = {
  args: sendReady(
    tokenForm({
      plan: null,
      problem: {
        kind: 'plan',
        problem: {
          kind: 'coins',
          cost: costOf(1),
          problem: {
            kind: 'not-enough',
            needed: doge('0.03595'),
            spendable: doge('0.012'),
            fee: doge('0.0112'),
            breakdown: breakdown({ spendable: doge('0.012'), protected: doge('0.003') }),
          },
        },
      },
    }),
  ),
};
/** To its own address. */
export const ToOneself: Story = {
  args: sendReady(
    tokenForm({
      recipient: recipient({
        text: ADDRESSES.ours,
        address: ADDRESSES.ours,
        trust: { kind: 'own', name: 'Everyday' },
      }),
      plan: null,
      problem: { kind: 'plan', problem: { kind: 'to-self', index: 0 } },
    }),
  ),
};
/** More decimals than the token has. */
export const TooManyDecimals: Story = {
  args: sendReady(
    tokenForm({
      amount: tokenAmount('1.5', {
        text: '1.123456789',
        units: null,
        problem: { kind: 'too-many-decimals', decimals: 9, maximum: 8 },
      }),
      plan: null,
    }),
  ),
};
/** No index responds: the last figures are shown, and nothing can be signed. */
export const IndexesDown: Story = {
  args: sendReady(
    tokenForm({
      subject: {
        kind: 'token',
        available: null,
        holding: WITHHELD,
      },
      reports: SILENT,
      plan: null,
      problem: { kind: 'no-index' },
    }),
  ),
};
/** Two indexes differ: the lower amount can be sent. */
export const IndexesDiffer: Story = {
  args: sendReady(
    tokenForm({
      subject: tokenSubject(CONTESTED),
      reports: LAGGING,
      warnings: [{ kind: 'index-behind', index: 'index.kennel.example', behind: 6 }],
    }),
  ),
};
/** The only index is far behind. */
export const IndexLags: Story = {
  args: sendReady(
    tokenForm({
      plan: null,
      problem: { kind: 'index-behind', index: 'api.dogeuni.com', behind: 214 },
    }),
  ),
};
/** The data to write is too long. */
export const ContentTooLong: Story = {
  args: sendReady(
    tokenForm({
      plan: null,
      problem: { kind: 'plan', problem: { kind: 'content-too-long', index: 0, size: 512, maximum: 448 } },
    }),
  ),
};
/** Previous transactions are fetched and hashed. */
export const Preparing: Story = { args: sendPreparing({ kind: 'fetching', done: 3, total: 8 }) };
/** The server reported a wrong value: nothing is signed. */
export const Rejected: Story = {
  args: sendReady(tokenForm(), {
    failure: { kind: 'token-bytes', problem: { kind: 'several-receivers', outputs: 3 } },
  }),
};
/** A list with lines to correct. */
export const List: Story = {
  args: { onList: fn(), ...sendReady(emptyTokenForm()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: CREATE_MESSAGES.advanced }));
    await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.several }));
    const body = within(document.body);
    const field = await body.findByRole('textbox', { name: /address, amount/ });
    await userEvent.click(field);
    await userEvent.paste(
      `${ADDRESSES.shop}, 12.5 UNIX, Moon Coffee\n${ADDRESSES.friend}, 0.123456789\nbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq, 3\n${ADDRESSES.exchange}`,
    );
    await expect(body.getByText('Fix 3 lines')).toBeVisible();
    await expect(args.onList).not.toHaveBeenCalled();
  },
};
