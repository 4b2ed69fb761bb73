import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordGrid } from '../../../src/components/fields/WordGrid.tsx';
import { guide } from '../../support/guide.ts';

/** An invalid phrase: its checksum is wrong on purpose. */
const WORDS = 'ostrich velvet orbit kettle harbour lamp window seven green amber tiger zebra'.split(' ');

const meta = {
  title: 'Components/Fields/WordGrid',
  component: WordGrid,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to show the words of a recovery phrase, numbered. With `words` null they are covered.',
      avoid:
        'to type them: `WordFields`. Uncovering them for a while is the work of a `HoldToReveal` beside it.',
      accessibility:
        'an ordered list kept from translation, with each number as text. Covered positions hold no text, so there is nothing to hear or to copy; on a low screen the lines move closer, so that all stay in sight.',
    }),
  },
  args: { count: 12, words: WORDS },
} satisfies Meta<typeof WordGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Covered: Story = { args: { words: null } };
export const TwentyFour: Story = { args: { count: 24, words: [...WORDS, ...WORDS] } };
