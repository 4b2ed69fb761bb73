import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhraseHints } from '../../../src/components/fields/PhraseHints.tsx';

const meta = {
  title: 'Components/PhraseHints',
  component: PhraseHints,
  parameters: { layout: 'padded' },
  args: {
    unknown: [{ position: 6, word: 'sausge', nearest: ['sausage'] }],
    swaps: [],
    onReplace: fn(),
    onSwap: fn(),
  },
} satisfies Meta<typeof PhraseHints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'sausage' }));
    await expect(args.onReplace).toHaveBeenCalledWith(6, 'sausage');
  },
};
/** No word of the list is near. */
export const UnknownWithoutOffer: Story = {
  args: { unknown: [{ position: 2, word: 'qqqq', nearest: [] }] },
};
export const Swapped: Story = {
  args: { unknown: [], swaps: [{ places: [1, 2], words: ['winner', 'legal'] }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSwap).toHaveBeenCalledWith([1, 2]);
  },
};
