// Ways to name a recipient without typing.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecipientTools } from '../../../src/components/address/RecipientTools.tsx';
import { RECIPIENT_MESSAGES } from '../../../src/i18n/messages/send/recipientMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/RecipientTools',
  component: RecipientTools,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under an empty recipient’s field: scan, read a picture, contacts. `onScan` null and an absent `onContacts` leave their tool out.',
      avoid:
        'for the main acts of a screen: `RoundAction`. To open a table of recipients from a file: `RecipientListSheet`.',
      accessibility:
        'a named group of tools that are 60 pixels high. The picture’s tool is a file field with a spoken name of its own, and shows the same focus ring as the buttons.',
    }),
  },
  args: { onScan: fn() as (() => void) | null, onPicture: fn(), onContacts: fn() },
} satisfies Meta<typeof RecipientTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const WithoutScanner: Story = { args: { onScan: null } };
/** A chosen file is passed on, and can be chosen again. */
export const PictureChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['code'], 'code.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(RECIPIENT_MESSAGES.pictureLabel), file);
    await expect(args.onPicture).toHaveBeenCalledWith(file);
  },
};
