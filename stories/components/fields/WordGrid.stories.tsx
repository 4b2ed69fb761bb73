import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordGrid } from '../../../src/components/fields/WordGrid.tsx';

/** Not a phrase: its checksum is wrong on purpose. */
const WORDS = 'ostrich velvet orbit kettle harbour lamp window seven green amber tiger zebra'.split(' ');

const meta = {
  title: 'Components/WordGrid',
  component: WordGrid,
  parameters: { layout: 'padded' },
  args: { count: 12, words: WORDS },
} satisfies Meta<typeof WordGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Covered: Story = { args: { words: null } };
export const TwentyFour: Story = { args: { count: 24, words: [...WORDS, ...WORDS] } };
