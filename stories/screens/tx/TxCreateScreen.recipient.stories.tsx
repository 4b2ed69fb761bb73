// The sending form: one recipient, known, unknown or rejected.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { doge } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import {
  createReady,
  emptyForm,
  KNOWN,
  recipient,
  TX_FRAME,
  UNMEASURED_FEE,
} from '../../../mocks/views/txViews.ts';
import type { AddressProblem } from '../../../src/domain/address/parseAddress.ts';
import { RECIPIENT_MESSAGES } from '../../../src/i18n/messages/send/recipientMessages.ts';
import { TxCreateScreen } from '../../../src/screens/tx/TxCreate/TxCreateScreen.tsx';
import { NOT_YET, SENDING_ARGS } from '../../support/sendingForm.ts';

const meta = {
  title: 'Screens/Send/Form',
  component: TxCreateScreen,
  args: SENDING_ARGS,
} satisfies Meta<typeof TxCreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begins and ends like the shop's, and is nobody's. */
const LOOK_ALIKE = 'D9iBq7RvXo3mTzYc1fKe8WnAhUd5LgEspS';

/** A recipient that is rejected, over an amount that is good. */
const rejectedRecipient = (text: string, problem: AddressProblem): Story => ({
  args: createReady(
    { recipient: recipient({ text, address: null, problem }), fee: UNMEASURED_FEE, plan: null },
    NOT_YET,
  ),
});

/** Somebody whom the person gave a name to. */
export const ToContact: Story = {
  args: createReady({ recipient: recipient({ trust: { kind: 'contact', name: 'Moon Coffee' } }) }),
};
/** An account of one's own. */
export const ToOwnAccount: Story = {
  args: createReady({
    recipient: recipient({
      text: ADDRESSES.savings,
      address: ADDRESSES.savings,
      trust: { kind: 'own', name: 'Savings' },
    }),
  }),
};
/** Nothing was sent there yet. */
export const FirstTime: Story = {
  args: createReady({ recipient: recipient({ trust: { kind: 'first-time' } }) }),
};
/** A file gave it a name. It was paid since, which says nothing of that name. */
export const PaidAndNamedInFile: Story = {
  args: createReady({
    recipient: recipient({
      trust: { kind: 'paid-before', calledInFile: 'Grandmother’s savings for the moon trip' },
    }),
  }),
};
/** An address made to be mistaken for a contact's, which sent dust before. */
export const LookAlike: Story = {
  args: createReady({
    recipient: recipient({
      trust: { kind: 'look-alike', like: LOOK_ALIKE, name: 'Moon Coffee', sentDust: true },
    }),
  }),
};
/** A picture is being read. */
export const ReadingPicture: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm({ isReadingCode: true }), ...NOT_YET, failure: null },
};
/** No code in the picture. */
export const NoCodeInPicture: Story = {
  args: {
    ...{ ...TX_FRAME, status: 'ready', ...NOT_YET, failure: null },
    form: emptyForm({ codeProblem: { kind: 'no-code' } }),
  },
};
/** A picture of too many bytes. */
export const PictureTooBig: Story = {
  args: {
    ...{ ...TX_FRAME, status: 'ready', ...NOT_YET, failure: null },
    form: emptyForm({ codeProblem: { kind: 'too-big', most: 20_000_000 } }),
  },
};
/** A code of something else. */
export const CodeOfSomethingElse: Story = {
  args: {
    ...{ ...TX_FRAME, status: 'ready', ...NOT_YET, failure: null },
    form: emptyForm({ codeProblem: { kind: 'not-an-address' } }),
  },
};
/** Where the host has no scanner, a picture file takes its place. */
export const WithoutScanner: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm(), ...NOT_YET, failure: null, onScan: null },
};
/** Contacts and own accounts to pick from. */
export const PickingContact: Story = {
  args: { ...TX_FRAME, status: 'ready', form: emptyForm(), ...NOT_YET, failure: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.contacts }));
    const sheet = within(await screen.findByRole('dialog', { name: RECIPIENT_MESSAGES.pickTitle }));
    await expect(sheet.getByRole('button', { name: /^Savings/ })).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};
/** What is only watched stands apart from own accounts. */
export const PickingWatched: Story = {
  args: {
    ...{ ...TX_FRAME, status: 'ready', ...NOT_YET, failure: null },
    form: emptyForm({
      known: {
        ...KNOWN,
        own: [...KNOWN.own, { address: ADDRESSES.exchange, name: 'Cold storage', isWatched: true }],
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.contacts }));
    const sheet = within(await screen.findByRole('dialog', { name: RECIPIENT_MESSAGES.pickTitle }));
    await expect(sheet.getByText(RECIPIENT_MESSAGES.watched)).toBeVisible();
  },
};
/** No contacts yet: what they are for. */
export const PickingNobody: Story = {
  args: {
    ...{ ...TX_FRAME, status: 'ready', ...NOT_YET, failure: null },
    form: emptyForm({ known: { contacts: [], own: KNOWN.own } }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.contacts }));
    await expect(await screen.findByText(RECIPIENT_MESSAGES.noContacts)).toBeVisible();
  },
};

/** A Bitcoin address. */
export const BitcoinAddress = rejectedRecipient('1BoatSLRHtKNngkdXEeobR76b53LETtpyT', {
  kind: 'bitcoin-address',
});
/** An address of another chain of Dogecoin. */
export const OtherNetwork = rejectedRecipient(ADDRESSES.regtest, {
  kind: 'other-network',
  network: 'testnet',
});
/** A form of address that Dogecoin does not have. */
export const Bech32 = rejectedRecipient('dc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', {
  kind: 'bech32',
  prefix: 'dc',
});
/** A Litecoin address. */
export const OtherCoin = rejectedRecipient('LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', {
  kind: 'other-coin',
  coin: 'Litecoin',
});
/** Two characters swapped. */
export const BadChecksum = rejectedRecipient('D9iBaojTjJK6u7nGNSSWzPeFRSiJKLEpsS', {
  kind: 'bad-checksum',
});
/** A character that no address has. */
export const BadCharacters = rejectedRecipient('D9iBaojTjJK6u7nGNSSWzPeFRSiJKLE0pS', {
  kind: 'bad-characters',
  characters: '0',
});
/** Part of it is missing. */
export const WrongLength = rejectedRecipient('D9iBaojTjJK6u7nG', { kind: 'wrong-length', length: 16 });
/** A private key in the recipient's place. */
export const PrivateKey = rejectedRecipient('a private key', { kind: 'private-key' });

/** A payment link that says whom it pays. */
export const FromLink: Story = {
  args: createReady({
    recipient: recipient({ link: { amount: doge('25'), label: 'Moon Coffee', message: 'Order 1138' } }),
  }),
};
/** A link that names no address. */
export const LinkWithoutAddress: Story = {
  args: createReady(
    {
      recipient: recipient({
        text: 'dogecoin:?amount=25',
        address: null,
        problem: { kind: 'no-address', isRequest: false },
      }),
      plan: null,
    },
    NOT_YET,
  ),
};
/** A link of BIP 72: only where its payment request lies. */
export const LinkOfRequest: Story = {
  args: createReady(
    {
      recipient: recipient({
        text: 'dogecoin:?r=https%3A%2F%2Fpay.example%2Fi%2Fabc',
        address: null,
        problem: { kind: 'no-address', isRequest: true },
      }),
      plan: null,
    },
    NOT_YET,
  ),
};
/** A link that demands what Kennel does not know. */
export const LinkRejected: Story = {
  args: createReady(
    {
      recipient: recipient({
        text: `dogecoin:${ADDRESSES.shop}?req-somethingnew=1`,
        address: null,
        problem: { kind: 'unknown-requirement', name: 'req-somethingnew' },
      }),
      plan: null,
    },
    NOT_YET,
  ),
};
