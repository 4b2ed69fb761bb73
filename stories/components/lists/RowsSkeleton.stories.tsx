// Rows before they are known.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { RowsSkeleton } from '../../../src/components/lists/RowsSkeleton.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Lists/RowsSkeleton',
  component: RowsSkeleton,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for lines of a list that are loading, each as high as a `Row` and with its parts in the same places.',
      avoid: 'for a single piece: `Skeleton`. For further rows of a long list: `ListTail` has its own.',
      accessibility:
        'hidden from screen readers: what holds it says once that a list is loading. Nothing jumps when the rows come.',
    }),
  },
  args: { count: 3 },
} satisfies Meta<typeof RowsSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
