// Codes to be scanned.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { QrCode } from '../../../src/components/address/QrCode.tsx';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  parameters: { layout: 'padded' },
  args: { text: ADDRESSES.ours, label: 'QR code of your address' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const Link: Story = { args: { text: `dogecoin:${ADDRESSES.ours}?amount=1132715439.96` } };
