import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { PasteField } from '../../../src/components/fields/PasteField.tsx';

const meta = {
  title: 'Components/PasteField',
  component: PasteField,
  parameters: { layout: 'padded' },
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

/** Enter acts: nothing that belongs here has lines. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Key or address'), '{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onText).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { text: '' } };
/** A secret is dots until it is asked for. */
export const Masked: Story = {
  args: { isMasked: true, mask: { label: 'Show what I pasted', onToggle: fn() }, hint: 'A private key.' },
};
export const WithProblem: Story = { args: { problem: 'This is a Bitcoin address.' } };
