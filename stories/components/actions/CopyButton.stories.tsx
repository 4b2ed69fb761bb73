// A button that copies.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CopyButton } from '../../../src/components/actions/CopyButton.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  parameters: { layout: 'padded' },
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
