// Ways to name a recipient without typing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecipientTools } from '../../../src/components/address/RecipientTools.tsx';
import { RECIPIENT_MESSAGES } from '../../../src/i18n/messages/send/sendMessages.ts';

const meta = {
  title: 'Components/ReceiverTools',
  component: RecipientTools,
  parameters: { layout: 'padded' },
  args: { onScan: fn() as (() => void) | null, onPicture: fn(), onContacts: fn(), onSeveral: fn() },
} satisfies Meta<typeof RecipientTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const WithoutScanner: Story = { args: { onScan: null } };
/** A file that was chosen is handed on, and can be chosen again. */
export const PictureChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['code'], 'code.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(RECIPIENT_MESSAGES.pictureLabel), file);
    await expect(args.onPicture).toHaveBeenCalledWith(file);
  },
};
