// The send form: a recipient that is known, unknown or rejected.
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

/** Begins and ends like the shop's address, and belongs to nobody. */
const LOOK_ALIKE = 'D9iBq7RvXo3mTzYc1fKe8WnAhUd5LgEspS';

/** A rejected recipient with a valid amount. */
const rejectedRecipient = (text: string, problem: AddressProblem): Story => ({
  args: createReady(
    { recipient: recipient({ text, address: null, problem }), fee: UNMEASURED_FEE, plan: null },
    NOT_YET,
  ),
});

/** A contact. */
export const ToContact: Story = {
  args: createReady({ recipient: recipient({ trust: { kind: 'contact', name: 'Moon Coffee' } }) }),
};
/** An own account. */
export const ToOwnAccount: Story = {
  args: createReady({
    recipient: recipient({
      text: ADDRESSES.savings,
      address: ADDRESSES.savings,
      trust: { kind: 'own', name: 'Savings' },
    }),
  }),
};
/** Never paid before. */
export const FirstTime: Story = {
  args: createReady({ recipient: recipient({ trust: { kind: 'first-time' } }) }),
};
/** Named by a file. It was paid since, which doesn't confirm that name. */
export const PaidAndNamedInFile: Story = {
  args: createReady({
    recipient: recipient({
      trust: { kind: 'paid-before', calledInFile: 'Grandmother’s savings for the moon trip' },
    }),
  }),
};
/** An address that imitates a contact's, and sent dust before. */
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
/** The picture contains no code. */
export const NoCodeInPicture: Story = {
  args: {
    ...TX_FRAME,
    status: 'ready',
    ...NOT_YET,
    failure: null,
    form: emptyForm({ codeProblem: { kind: 'no-code' } }),
  },
};
/** A picture with too many bytes. */
export const PictureTooBig: Story = {
  args: {
    ...TX_FRAME,
    status: 'ready',
    ...NOT_YET,
    failure: null,
    form: emptyForm({ codeProblem: { kind: 'too-big', most: 20_000_000 } }),
  },
};
/** A code with other content. */
export const CodeOfSomethingElse: Story = {
  args: {
    ...TX_FRAME,
    status: 'ready',
    ...NOT_YET,
    failure: null,
    form: emptyForm({ codeProblem: { kind: 'not-an-address' } }),
  },
};
/** If the host has no scanner, a picture file replaces it. */
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
/** Watch-only accounts are separate from own accounts. */
export const PickingWatched: Story = {
  args: {
    ...TX_FRAME,
    status: 'ready',
    ...NOT_YET,
    failure: null,
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
/** No contacts yet: an explanation. */
export const PickingNobody: Story = {
  args: {
    ...TX_FRAME,
    status: 'ready',
    ...NOT_YET,
    failure: null,
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
/** An address of another Dogecoin network. */
export const OtherNetwork = rejectedRecipient(ADDRESSES.regtest, {
  kind: 'other-network',
  network: 'testnet',
});
/** An address format that Dogecoin doesn't have. */
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
/** A character that addresses can't contain. */
export const BadCharacters = rejectedRecipient('D9iBaojTjJK6u7nGNSSWzPeFRSiJKLE0pS', {
  kind: 'bad-characters',
  characters: '0',
});
/** A part is missing. */
export const WrongLength = rejectedRecipient('D9iBaojTjJK6u7nG', { kind: 'wrong-length', length: 16 });
/** A private key instead of an address. */
export const PrivateKey = rejectedRecipient('a private key', { kind: 'private-key' });

/** A payment link with a label. */
export const FromLink: Story = {
  args: createReady({
    recipient: recipient({ link: { amount: doge('25'), label: 'Moon Coffee', message: 'Order 1138' } }),
  }),
};
/** A link without an address. */
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
/** A BIP 72 link: only the URL of its payment request. */
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
/** A link with required parameters that Kennel doesn't support. */
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
