// The send form: several recipients, and chosen coins.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { doge, MIXED_BREAKDOWN } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import {
  amountDraft,
  COINS,
  createReady,
  emptyForm,
  FIVE,
  recipient,
  TX_FRAME,
} from '../../../mocks/views/txViews.ts';
import { outpointKey } from '../../../src/domain/tx/Coin.ts';
import { txid } from '../../../src/domain/tx/Txid.ts';
import { describeGivenText } from '../../../src/i18n/messages/app/givenTextMessages.ts';
import { PROTECTION_MESSAGES } from '../../../src/i18n/messages/app/protectionMessages.ts';
import { COIN_MESSAGES } from '../../../src/i18n/messages/send/coinMessages.ts';
import {
  countRejectedLines,
  describeOtherUnit,
  LIST_MESSAGES,
  listActionLabel,
} from '../../../src/i18n/messages/send/recipientListMessages.ts';
import { RECIPIENT_MESSAGES } from '../../../src/i18n/messages/send/recipientMessages.ts';
import { CREATE_MESSAGES } from '../../../src/i18n/messages/send/txMessages.ts';
import { BREAKDOWN_MESSAGES } from '../../../src/i18n/messages/wallet/breakdownMessages.ts';
import { TxCreateScreen } from '../../../src/screens/tx/TxCreate/TxCreateScreen.tsx';
import { NOT_YET, SENDING_ARGS } from '../../support/sendingForm.ts';

const meta = {
  title: 'Screens/Send/Form',
  component: TxCreateScreen,
  args: SENDING_ARGS,
} satisfies Meta<typeof TxCreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const REJECTED = txid('ab'.repeat(32));

/** The coin of 30 DOGE and the small one. */
const CHOSEN = {
  coins: COINS,
  chosen: COINS.filter((_, index) => index === 1 || index === 5).map(({ coin }) => outpointKey(coin)),
  sum: doge('30.0095'),
} as const;

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

/** Five recipients in one transfer. */
export const FiveRecipients: Story = { args: createReady(SEVERAL) };
/** Their sum exceeds the balance. */
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
        breakdown: MIXED_BREAKDOWN,
      },
    },
    NOT_YET,
  ),
};
/** A pasted list with one line for each possible problem. */
export const ListWithProblems: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm(), ...NOT_YET, failure: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: CREATE_MESSAGES.advanced }));
    await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.several }));
    const sheet = within(await screen.findByRole('dialog', { name: LIST_MESSAGES.title }));
    await userEvent.click(await sheet.findByLabelText(LIST_MESSAGES.label));
    await userEvent.paste(
      [
        'address,amount,name',
        `${ADDRESSES.shop},12.5,Moon Coffee`,
        `${ADDRESSES.friend},1,5`,
        '1BoatSLRHtKNngkdXEeobR76b53LETtpyT,3',
        `${ADDRESSES.shop},2`,
      ].join('\n'),
    );
    await expect(await sheet.findByText(countRejectedLines(2))).toBeVisible();
    await expect(sheet.getByRole('button', { name: listActionLabel(1) })).toBeDisabled();
    await expect(args.onList).not.toHaveBeenCalled();
  },
};
/** Amounts in another currency are rejected. */
export const ListOfOtherUnits: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm(), ...NOT_YET, failure: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: CREATE_MESSAGES.advanced }));
    await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.several }));
    const sheet = within(await screen.findByRole('dialog', { name: LIST_MESSAGES.title }));
    await userEvent.click(await sheet.findByLabelText(LIST_MESSAGES.label));
    await userEvent.paste(`${ADDRESSES.shop} 12.5 DOGE\n${ADDRESSES.friend} 5 USD`);
    await expect(await sheet.findByText(countRejectedLines(1))).toBeVisible();
    await expect(sheet.getByText(new RegExp(describeOtherUnit('USD')))).toBeVisible();
    await expect(args.onList).not.toHaveBeenCalled();
  },
};

/** A pasted list with a private key: the key is named and dropped, and the payments stay. */
export const ListWithSecret: Story = {
  args: {
    ...TX_FRAME,
    status: 'ready',
    form: emptyForm(),
    ...NOT_YET,
    failure: null,
    onListText: fn(
      async () => ({ kind: 'other-text', given: { kind: 'private-key' }, onWay: fn() }) as const,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: CREATE_MESSAGES.advanced }));
    await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.several }));
    const sheet = within(await screen.findByRole('dialog', { name: LIST_MESSAGES.title }));
    const field = await sheet.findByLabelText(LIST_MESSAGES.label);
    await userEvent.click(field);
    await userEvent.paste(
      `${ADDRESSES.shop},12.5,Moon Coffee\nQUBT3Zj93AphaCFt2eBYwPwLiHsCzFEGY8ZVTr6pCnQA8mDThtgN`,
    );
    await expect(await sheet.findByText(describeGivenText({ kind: 'private-key' }))).toBeVisible();
    await expect(field).toHaveValue(`${ADDRESSES.shop}, 12.5, Moon Coffee`);
    await expect(args.onList).not.toHaveBeenCalled();
  },
};
/** A valid list. */
export const ListToUse: Story = {
  args: createReady(SEVERAL),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: LIST_MESSAGES.edit }));
    const sheet = within(await screen.findByRole('dialog', { name: LIST_MESSAGES.title }));
    await expect(await sheet.findByRole('button', { name: listActionLabel(5) })).toBeEnabled();
    await expect(args.onList).not.toHaveBeenCalled();
  },
};

/** A coin in every status; none is chosen. */
export const CoinsToChoose: Story = {
  args: createReady(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: CREATE_MESSAGES.advanced }));
    await userEvent.click(canvas.getByRole('button', { name: COIN_MESSAGES.title }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^30/ }));
    await expect(args.onChooseCoins).toHaveBeenCalledWith([expect.stringMatching(/:2$/)]);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
  },
};
/** A protected coin, and its release. */
export const CoinReleasing: Story = {
  args: createReady(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: CREATE_MESSAGES.advanced }));
    await userEvent.click(canvas.getByRole('button', { name: COIN_MESSAGES.title }));
    const [first] = canvas.getAllByRole('button', { name: new RegExp(`^${BREAKDOWN_MESSAGES.release}`) });
    if (first === undefined) throw new Error('no coin to release');
    await userEvent.click(first);
    const sheet = within(await screen.findByRole('dialog', { name: BREAKDOWN_MESSAGES.releaseTitle }));
    await expect(await sheet.findByRole('button', { name: PROTECTION_MESSAGES.release })).toBeDisabled();
    await expect(args.onReleaseCoin).not.toHaveBeenCalled();
  },
};
/** Two coins are chosen, one of them small. */
export const CoinsChosen: Story = { args: createReady({ coins: CHOSEN }) };
/** The chosen coins are not enough. */
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
/** An earlier payment to the same address was rejected, and with the chosen coins both could confirm. */
export const MayPayTwice: Story = {
  args: createReady(
    { coins: CHOSEN, plan: null, problem: { kind: 'may-pay-twice', earlier: REJECTED } },
    NOT_YET,
  ),
};
/** The rejected earlier payment is known to the network after all. */
export const WentThrough: Story = {
  args: createReady({ plan: null, problem: { kind: 'went-through', earlier: REJECTED } }, NOT_YET),
};
/** A chosen coin was spent elsewhere meanwhile. */
export const CoinGone: Story = {
  args: createReady({ coins: CHOSEN, plan: null, problem: { kind: 'chosen-unusable', coins: 1 } }, NOT_YET),
};
