import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../../src/components/feedback/Skeleton.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the shape of a single piece that is loading, as wide and as high as it will be.',
      avoid: 'for lines of a list: `RowsSkeleton`. For what failed: `FaultState`.',
      accessibility:
        'hidden from screen readers: the placeholder around it says once that something is loading. Reduced motion stops its pulse.',
    }),
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '60%' } };
export const Block: Story = { args: { shape: 'block', height: '52px' } };
export const Round: Story = { args: { shape: 'round', width: '40px', height: '40px' } };
