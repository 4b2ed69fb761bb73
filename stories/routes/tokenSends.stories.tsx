// Token transfers at their routes: composed, signed, sent to one and to several, stuck, and finished.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { testAddress } from '../../mocks/builders/keys.ts';
import type { SandboxControl } from '../../mocks/sandbox/control.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../src/domain/amount/FeeRate.ts';
import { tokenKey } from '../../src/domain/drc20/TokenId.ts';
import { tokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import { describeSendMany, describeSendOne } from '../../src/i18n/messages/tokens/tokenSendMessages.ts';
import type { Stores } from '../../src/stores/createStores.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Routes/Send a token',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { ...APP_STORY.args, scenario: 'tokens', indexes: ['dogeuni'] },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const UNIX = { protocol: 'drc-20', tick: 'UNIX' } as const;
const EACH = tokenUnits(4_200_000_000n);
const PEOPLE: readonly DogeAddress[] = [1, 2, 3].map((person) => testAddress(person));
const UNIX_PARAMS = () => ({ token: 'drc-20:UNIX' });

const sign =
  (recipients: readonly DogeAddress[]) =>
  async ({ tokens }: Stores): Promise<void> => {
    const summary = { id: UNIX, tick: 'UNIX', name: null, decimals: 8, logo: null, isVerified: null };
    const payments = recipients.map((address) => ({ address, amount: EACH, name: null }));
    await tokens.flow.prepare({
      spec: { kind: 'token', summary, payments },
      feeRate: RECOMMENDED_FEE_RATE,
    });
  };

const send =
  (recipients: readonly DogeAddress[], blocks = 0) =>
  async (stores: Stores, control: SandboxControl): Promise<void> => {
    await sign(recipients)(stores);
    await stores.tokens.flow.confirm();
    control.mine(blocks);
    await stores.tx.refresh();
    await stores.tx.journal.reconcile();
    await stores.tokens.runner.run();
  };

const lastSent = ({ tokens }: Stores) => tokens.journal.transfers[0];

const findText =
  (text: RegExp | string): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findAllByText(text, {}, TIMEOUT));

/** The user can send tokens; nothing is typed yet. */
export const SendToken: Story = {
  args: { route: 'drc20-send', params: UNIX_PARAMS },
  play: async ({ canvas }) => void (await canvas.findByLabelText('To', {}, TIMEOUT)),
};
/** The index reports less than was typed: nothing is signed. */
export const SendTooMuch: Story = {
  args: {
    route: 'drc20-send',
    params: UNIX_PARAMS,
    before: async ({ tokens, accounts, tx }) => {
      await tx.rules.load();
      tokens.draft.begin(accounts.current.key, { kind: 'token', key: tokenKey(UNIX) });
      tokens.draft.setRecipientText(PEOPLE[0] ?? '');
      tokens.draft.setAmountText('9999999');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue('9,999,999', {}, TIMEOUT)),
};
/** 42 UNIX, signed and parsed from the bytes. */
export const ConfirmToken: Story = {
  args: { route: 'tx-confirm', params: UNIX_PARAMS, before: sign(PEOPLE.slice(0, 1)) },
  play: async ({ canvas }) => {
    const subject = { kind: 'token', id: UNIX, tick: 'UNIX', decimals: 8, amount: EACH } as const;
    await canvas.findByRole('button', { name: describeSendOne(subject) }, TIMEOUT);
  },
};
/** Three recipients make three transfers, with their whole cost. */
export const ConfirmBatch: Story = {
  args: { route: 'tx-confirm', params: UNIX_PARAMS, before: sign(PEOPLE) },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('button', { name: describeSendMany(PEOPLE.length) }, TIMEOUT)),
};
/** Right after sending: the amount, and its steps. */
export const SentToken: Story = {
  args: {
    route: 'tx-success',
    before: send(PEOPLE.slice(0, 1)),
    params: (stores) => ({ txid: lastSent(stores)?.id ?? '' }),
  },
  play: findText(/is on its way/),
};
/** Right after sending to three. */
export const SentBatch: Story = {
  args: {
    route: 'tx-success',
    before: send(PEOPLE),
    params: (stores) => ({ batch: lastSent(stores)?.batch?.id ?? '' }),
  },
  play: findText(/is on its way/),
};
/** Both transactions are broadcast and unconfirmed. */
export const OnItsWay: Story = {
  args: {
    route: 'transfer-detail',
    before: send(PEOPLE.slice(0, 1)),
    params: (stores) => ({ txid: lastSent(stores)?.id ?? '' }),
  },
  play: findText(/UNIX/),
};
/** The ledger has transferred it. */
export const Moved: Story = {
  args: {
    route: 'transfer-detail',
    before: send(PEOPLE.slice(0, 1), 1),
    params: (stores) => ({ txid: lastSent(stores)?.id ?? '' }),
  },
  play: findText(/UNIX/),
};
/** Three transfers, confirmed at once. */
export const Batch: Story = {
  args: {
    route: 'transfer-detail',
    before: send(PEOPLE),
    params: (stores) => ({ batch: lastSent(stores)?.batch?.id ?? '' }),
  },
  play: findText(/UNIX/),
};
/** Our own transfers and those from the index, in one list. */
export const History: Story = {
  args: { route: 'drc20-transfer-history', before: send(PEOPLE) },
  play: findText(/UNIX/),
};
