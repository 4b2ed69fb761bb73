// Receiving, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { doge } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { receiveAddress, receiveRequest } from '../../../mocks/views/walletViews.ts';
import { NO_FILES_MESSAGES } from '../../../src/i18n/messages/app/noFilesMessages.ts';
import { PICTURE_MESSAGES } from '../../../src/i18n/messages/wallet/receiveMessages.ts';
import { ReceiveScreen } from '../../../src/screens/wallet/Receive/ReceiveScreen.tsx';
import type { ReceiveView } from '../../../src/screens/wallet/Receive/ReceiveScreen.types.ts';

const meta = {
  title: 'Screens/Receive',
  component: ReceiveScreen,
  args: {
    ...receiveAddress(),
    onCopyAddress: fn(),
    onCopyLink: fn(),
    onRequest: fn(),
    onAmountText: fn(),
    onPicture: fn(),
  },
} satisfies Meta<typeof ReceiveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the address. */
export const Address: Story = {};
/** With a requested amount, which the code and the link contain. */
export const Request: Story = { args: receiveRequest() };
/** The field is open and empty. */
export const RequestEmpty: Story = {
  args: receiveRequest({
    amountText: '',
    amount: null,
    problem: { kind: 'empty' },
    link: `dogecoin:${ADDRESSES.ours}`,
  }),
};
/** An ambiguous amount. */
export const RequestRejected: Story = {
  args: receiveRequest({
    amountText: '1,234',
    amount: null,
    problem: { kind: 'ambiguous-comma', asDecimal: doge('1.234'), asThousands: doge('1234') },
    link: `dogecoin:${ADDRESSES.ours}`,
  }),
};
/** In Telegram the link can be sent to a chat. */
export const Shareable: Story = { args: { ...receiveRequest(), onShare: fn() } };
/** Drawn on the device, with a note, and shared with other apps. */
export const Picture: Story = {
  args: receiveRequest(),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: PICTURE_MESSAGES.open }));
    const share = await screen.findByRole('button', { name: PICTURE_MESSAGES.share });
    await waitFor(() => expect(share).toBeEnabled());
    await userEvent.type(screen.getByLabelText(PICTURE_MESSAGES.note), 'Two coffees and a bone');
    await userEvent.click(share);
    // a browser encodes a canvas when it is idle, for which it allows itself ten seconds
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledWith(expect.any(Blob)), { timeout: 12_000 });
  },
};
/** The address was copied. */
export const Copied: Story = { args: receiveAddress({ copied: { what: 'address', outcome: 'copied' } }) };
/** No amount, a device that can't share files, and a started download. */
export const PictureSaved: Story = {
  args: receiveAddress({ picture: { canShare: false, isInTelegram: true, outcome: 'started' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: PICTURE_MESSAGES.open }));
    const save = await screen.findByRole('button', { name: PICTURE_MESSAGES.save });
    await waitFor(() => expect(save).toBeEnabled());
  },
};
/** In a frame of Telegram's web clients the picture is an image that can be saved by a long press. */
export const PictureToHold: Story = {
  args: {
    ...receiveRequest({ picture: { canShare: false, isInTelegram: true, outcome: 'none' } }),
  },
  render: (args) => <ReceiveScreen {...args} onPicture={undefined} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: PICTURE_MESSAGES.open }));
    await screen.findByAltText(PICTURE_MESSAGES.picture);
    await expect(screen.getByText(NO_FILES_MESSAGES.hold)).toBeVisible();
    await expect(screen.queryByRole('button', { name: PICTURE_MESSAGES.save })).toBeNull();
  },
};
/** Copying failed: the address can be selected. */
export const CopyFailed: Story = {
  args: receiveAddress({ copied: { what: 'address', outcome: 'failed' } }),
};
export const PictureFailed: Story = {
  args: receiveRequest({ picture: { canShare: true, isInTelegram: true, outcome: 'failed' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: PICTURE_MESSAGES.open }));
    await screen.findByText(PICTURE_MESSAGES.failed);
    await waitFor(() => expect(screen.getByRole('button', { name: PICTURE_MESSAGES.share })).toBeEnabled());
  },
};
/** Coins of a test network are worth nothing. */
export const Testnet: Story = { args: receiveAddress({ account: ACCOUNTS.regtest, network: 'regtest' }) };
/** The recovery words were never checked. */
export const NotBackedUp: Story = { args: receiveAddress({ isBackupPrompted: true }) };
/** The key may belong to another person. */
export const WatchOnly: Story = { args: receiveAddress({ kind: 'watched-address' }) };
/** A right-to-left name. */
export const ArabicName: Story = { args: receiveAddress({ account: ACCOUNTS.arabic }) };

void ({ address: Address, request: Request } satisfies Record<ReceiveView['status'], Story>);
