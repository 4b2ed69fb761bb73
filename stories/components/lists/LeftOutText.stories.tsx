// Counts unreadable entries of an index: one, and many.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeftOutText } from '../../../src/components/lists/LeftOutText.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Lists/LeftOutText',
  component: LeftOutText,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'over a list of an index that holds entries which make no sense: they are left out, and all others are shown.',
      avoid: 'where the list has an `IndexStrip`: it says the same. For a list that failed: `FaultNotice`.',
      accessibility: 'a sentence; the icon says nothing beside it.',
    }),
  },
  args: { count: 1 },
} satisfies Meta<typeof LeftOutText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Many: Story = { args: { count: 1_234 } };
