// The release of a protected coin.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/history.ts';
import { doge } from '../../../mocks/views/money.ts';
import { ReleaseCoin } from '../../../src/components/money/ReleaseCoin.tsx';
import { PROTECTION_MESSAGES as WORDS } from '../../../src/i18n/messages/app/protectionMessages.ts';
import { guide } from '../../support/guide.ts';

const COIN = { txid: storyTxid(39), vout: 0, value: doge('10'), reason: 'inscription' } as const;
const TAIL = COIN.txid.slice(-4);

const meta = {
  title: 'Components/Money/ReleaseCoin',
  component: ReleaseCoin,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'in a sheet, to give up the protection of one coin: why it is held, what may be lost, and four characters of its id to type.',
      avoid:
        'for small coins, which merging frees: `PartCoins` leads there. To give up more than a coin: `TypedWordPage`.',
      accessibility:
        'Enter does not release: only the red `Button` does, once the characters match. A mismatch is an alert, and the release a status with a button to protect it again. The characters are the same in every language.',
    }),
  },
  args: { coin: COIN, onRelease: fn(), onProtect: fn(), onClose: fn() },
} satisfies Meta<typeof ReleaseCoin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The four characters to type stand out; Enter alone, or before they are typed, releases nothing. */
export const Inscription: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(WORDS.label), `${TAIL.slice(0, 3)}{Enter}`);
    await expect(canvas.getByRole('button', { name: WORDS.release })).toBeDisabled();
    await userEvent.clear(canvas.getByLabelText(WORDS.label));
    await expect(args.onRelease).not.toHaveBeenCalled();
  },
};
/** The index doesn't respond, or has not read the coin's block. */
export const IndexSilent: Story = {
  args: { coin: { ...COIN, value: doge('1234.5'), reason: 'inscription-unknown' } },
};
/** Its dunes would move to the first output. */
export const Dunes: Story = { args: { coin: { ...COIN, value: doge('6'), reason: 'dunes' } } };
export const CarrierValue: Story = {
  args: { coin: { ...COIN, value: doge('0.001'), reason: 'carrier-value' } },
};
/** Four wrong characters. */
export const OtherCharacters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(WORDS.label), 'wow!');
    await expect(canvas.getByText(WORDS.different)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: WORDS.release })).toBeDisabled();
  },
};
/** The right characters, ready to release. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(WORDS.label), ` ${TAIL.toUpperCase()}`);
    await expect(canvas.getByRole('button', { name: WORDS.release })).toBeEnabled();
  },
};
/** Released, and protected again in one tap; released once more for the picture. */
export const Released: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const outpoint = expect.objectContaining({ txid: COIN.txid, vout: COIN.vout });
    const release = async () => {
      await userEvent.type(await canvas.findByLabelText(WORDS.label), TAIL);
      await userEvent.click(canvas.getByRole('button', { name: WORDS.release }));
    };
    await release();
    await expect(args.onRelease).toHaveBeenCalledWith(outpoint);
    await userEvent.click(canvas.getByRole('button', { name: WORDS.protectAgain }));
    await expect(args.onProtect).toHaveBeenCalledWith(outpoint);
    await release();
    await expect(canvas.getByText(WORDS.released)).toBeInTheDocument();
  },
};
