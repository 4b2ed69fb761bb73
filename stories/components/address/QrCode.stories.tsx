// Codes to be scanned.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { QrCode } from '../../../src/components/address/QrCode.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/QrCode',
  component: QrCode,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'where another device scans an address, a payment link or a key. It is loaded late, as on the receive screen: no first screen carries its encoder.',
      avoid:
        'by itself: what it holds is shown beside it as text, with a `CopyButton`. To read a code: `RecipientTools`.',
      accessibility:
        'an image named by `label`; what it encodes cannot be heard, so it must be on the screen too. Dark on light with a quiet zone, although the app is dark; a quarter of it may be covered.',
    }),
  },
  args: { text: ADDRESSES.ours, label: 'QR code of your address' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const Link: Story = { args: { text: `dogecoin:${ADDRESSES.ours}?amount=1132715439.96` } };
