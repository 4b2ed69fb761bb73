// The recipient, and what is known about it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KNOWN, RECENT, recipient } from '../../../mocks/views/txViews.ts';
import { RecipientFields } from '../../../src/components/address/RecipientFields.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/RecipientFields',
  component: RecipientFields,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the recipient’s part of a send form: typed, pasted, scanned, picked from contacts, or one of the recent ones. DOGE and tokens share it.',
      avoid:
        'to add a contact, whose address cannot be picked: `AddressField` with `RecipientTools`. To show recipients that are chosen: `TransferPath`.',
      accessibility:
        'problems, look-alikes and the reading of a picture are announced as they come. The tools leave once something is in the field, and emptying it brings them back.',
    }),
  },
  args: {
    recipient: recipient({ text: '', address: null }),
    known: KNOWN,
    recent: RECENT,
    isReadingCode: false,
    codeProblem: null,
    isDisabled: false,
    onRecipientText: fn(),
    onPaste: fn() as (() => void) | null,
    onScan: fn() as (() => void) | null,
    onPicture: fn(),
    onPick: fn(),
  },
} satisfies Meta<typeof RecipientFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A recent recipient is picked. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Moon Coffee/ }));
    await expect(args.onPick).toHaveBeenCalledWith(RECENT[0]?.address);
  },
};
/** No recipient was paid before. */
export const NobodyRecent: Story = { args: { recent: [] } };
export const Named: Story = { args: { recipient: recipient() } };
