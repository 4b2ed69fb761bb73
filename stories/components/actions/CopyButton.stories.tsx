// A button that copies.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CopyButton } from '../../../src/components/actions/CopyButton.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a text that goes to the clipboard: an address, a signature, a link. `outcome` turns the icon into a check or a cross until the caller sets it back to null.',
      avoid:
        'for a whole id under its heading: `IdCard` and `TxidCard` have it built in. For other signs without words: `IconButton`.',
      accessibility:
        'a `button` of at least 44 pixels. “Copied” or its failure is in a polite live region and in the icon, not only in green or red; the `icon` variant keeps `label` as its name.',
    }),
  },
  args: { label: 'Copy address', outcome: null, onCopy: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};
export const Copied: Story = { args: { outcome: 'copied' } };
export const Failed: Story = { args: { outcome: 'failed' } };
export const Icon: Story = { args: { variant: 'icon' } };
export const IconCopied: Story = { args: { variant: 'icon', outcome: 'copied' } };
