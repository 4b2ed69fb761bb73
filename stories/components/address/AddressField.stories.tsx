// The field for a recipient.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { AddressField } from '../../../src/components/address/AddressField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/AddressField',
  component: AddressField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'where a single address is typed or pasted: it takes an address or a `dogecoin:` link, and at rest shows a good one in chunks of four.',
      avoid:
        'for the whole step of naming a recipient: `RecipientFields` brings it with tools and warnings. For keys: `PasteField`.',
      accessibility:
        'a labelled text area without spell check or automatic capitals. The chunks lie over it for the eyes alone, so a screen reader hears the plain text; a problem is an alert and sets `aria-invalid`.',
    }),
  },
  args: {
    label: 'To',
    text: '',
    address: null,
    problem: null,
    hint: null,
    onText: fn(),
    onPaste: fn() as (() => void) | null,
  },
} satisfies Meta<typeof AddressField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Paste' }));
    await expect(args.onPaste).toHaveBeenCalledOnce();
  },
};
export const NoClipboard: Story = { args: { onPaste: null } };
export const Good: Story = { args: { text: ADDRESSES.shop, address: ADDRESSES.shop } };
/** Plain text while focused. */
export const Typing: Story = {
  args: { text: ADDRESSES.shop, address: ADDRESSES.shop },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.keyboard('{Enter}x');
    await expect(args.onText).toHaveBeenLastCalledWith(`${ADDRESSES.shop}x`);
  },
};
export const FromLink: Story = {
  args: { text: ADDRESSES.shop, address: ADDRESSES.shop, hint: 'Payment link for 25 DOGE.' },
};
export const Invalid: Story = {
  args: {
    text: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    problem: 'This is a Bitcoin address. Coins sent there would be lost.',
  },
};
export const Disabled: Story = {
  args: { text: ADDRESSES.shop, address: ADDRESSES.shop, isDisabled: true },
};
