import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhraseHints } from '../../../src/components/fields/PhraseHints.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/PhraseHints',
  component: PhraseHints,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under recovery words that are wrong: each unknown word with the nearest to pick, and two words that would fit the other way round.',
      avoid:
        'while a word is being typed: `WordField` offers what fits. For any other fault of a phrase: `Notice`.',
      accessibility:
        'a polite live list whose sentences name the position and the word, so nothing depends on the red frame. Each remedy is a small `Button` of 44 pixels.',
    }),
  },
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
/** The list has no similar word. */
export const UnknownWithoutOffer: Story = {
  args: { unknown: [{ position: 2, word: 'qqqq', nearest: [] }] },
};
export const Swapped: Story = {
  args: { unknown: [], swaps: [{ positions: [1, 2], words: ['winner', 'legal'] }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSwap).toHaveBeenCalledWith([1, 2]);
  },
};
