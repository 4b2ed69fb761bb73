import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { RequestPicture } from '../../../src/components/address/RequestPicture.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/RequestPicture',
  component: RequestPicture,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a request to be paid that is shared or saved as a picture.',
      avoid: 'for the code on a screen: `QrCode`.',
      accessibility: 'one image with a label; the address and amount stand as text on the screen behind it.',
    }),
  },
  args: {
    card: {
      address: ADDRESSES.ours,
      name: 'Everyday',
      headline: '41.98 DOGE',
      note: 'Two coffees and a bone',
      link: `dogecoin:${ADDRESSES.ours}?amount=41.98`,
      footer: 'Send only DOGE and Dogecoin tokens.',
    },
    label: 'Picture with your QR code, address and request',
    onDrawn: fn(),
  },
  play: async ({ args }) => waitFor(() => expect(args.onDrawn).toHaveBeenCalled()),
} satisfies Meta<typeof RequestPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Request: Story = {};
/** Where files can't be saved, it is an image, which can be saved by a long press or right click. */
export const CanBeHeld: Story = {
  args: { canBeHeld: true },
  play: async ({ args, canvas }) => {
    const picture = await canvas.findByAltText(args.label);
    await expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
  },
};
export const LongTexts: Story = {
  args: {
    card: {
      ...meta.args.card,
      name: 'محفظة العائلة للبيت بجانب البحيرة',
      headline: '1,132,715,439.96000001 DOGE',
      note: 'Forthehouse by the lake, the boat, and everything else that we talked about at dinner',
    },
  },
};
