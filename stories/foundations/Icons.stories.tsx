// All icons, to search and copy.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconGallery } from './parts/IconGallery.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: IconGallery,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof IconGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
/** Typing filters them; a press copies the name. */
export const Found: Story = {
  args: { copy: fn(() => Promise.resolve()) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Search icons'), 'chevron');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 of \d+ icons$/);
    await userEvent.click(canvas.getByRole('button', { name: 'chevron-down' }));
    await expect(args.copy).toHaveBeenCalledWith('chevron-down');
    await expect(await canvas.findByText('Copied "chevron-down"')).toBeVisible();
  },
};
export const NotCopied: Story = {
  args: { copy: fn(() => Promise.reject(new Error('no clipboard'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'back' }));
    await expect(await canvas.findByText('Couldn\'t copy "back"')).toBeVisible();
  },
};
