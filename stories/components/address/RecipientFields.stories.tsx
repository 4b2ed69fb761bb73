// Whom something goes to: one recipient and what is known of it, or several.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { KNOWN, recipient } from '../../../mocks/views/txViews.ts';
import {
  RecipientFields,
  type RecipientFieldsProps,
} from '../../../src/components/address/RecipientFields.tsx';
import { Notice } from '../../../src/components/feedback/Notice.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/RecipientFields',
  component: RecipientFields,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the recipient’s part of a send form: typed, pasted, scanned, picked from contacts, or a list of several. DOGE and tokens share it.',
      avoid:
        'to add a contact, whose address cannot be picked: `AddressField` with `RecipientTools`. To show recipients that are chosen: `TransferPath`.',
      accessibility:
        'problems, look-alikes and the reading of a picture are announced as they come. The tools leave once something is in the field, and emptying it brings them back.',
    }),
  },
  args: {
    recipient: recipient({ text: '', address: null }),
    known: KNOWN,
    isReadingCode: false,
    codeProblem: null,
    isDisabled: false,
    several: { card: null, sheet: () => null } as RecipientFieldsProps['several'],
    onRecipientText: fn(),
    onPaste: fn() as (() => void) | null,
    onScan: fn() as (() => void) | null,
    onPicture: fn(),
    onPick: fn(),
  },
} satisfies Meta<typeof RecipientFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Where there can be only one, nobody is asked for several. */
export const OnlyOne: Story = { args: { several: null } };
export const Named: Story = { args: { recipient: recipient() } };
/** What stands there instead is the form's own. */
export const Several: Story = {
  args: { several: { card: () => <Notice tone="note" title="5 recipients" />, sheet: () => null } },
};
