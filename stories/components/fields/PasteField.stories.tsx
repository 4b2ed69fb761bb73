import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { PasteField } from '../../../src/components/fields/PasteField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/PasteField',
  component: PasteField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for something long that is pasted: a private key, an encrypted key, an address. `isMasked` draws it as dots.',
      avoid:
        'for prose of several lines: `LongTextField`. For a recipient: `AddressField`. For recovery words: `WordFields`.',
      accessibility:
        'a labelled text area in which Enter acts. A problem is an alert, a hint a status; the eye has `aria-pressed`. Dots hide the text from eyes, while a screen reader may still read it.',
    }),
  },
  args: {
    label: 'Key or address',
    text: ADDRESSES.shop,
    onText: fn(),
    placeholder: 'Q…, 6…, 6P…, dgpv…, dgub… or D…',
    isMasked: false,
    clear: { label: 'Clear' },
    hint: 'An address, to watch.',
    onEnter: fn(),
  },
} satisfies Meta<typeof PasteField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter submits, since no valid text has several lines. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Key or address'), '{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onText).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { text: '' } };
/** A secret is masked until the user shows it. */
export const Masked: Story = {
  args: { isMasked: true, mask: { label: 'Show what I pasted', onToggle: fn() }, hint: 'A private key.' },
};
export const WithProblem: Story = { args: { problem: 'This is a Bitcoin address.' } };
