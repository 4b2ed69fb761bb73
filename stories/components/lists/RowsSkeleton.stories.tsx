// Rows before they are known.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { RowsSkeleton } from '../../../src/components/lists/RowsSkeleton.tsx';

const meta = {
  title: 'Components/RowsSkeleton',
  component: RowsSkeleton,
  parameters: { layout: 'padded' },
  args: { count: 3 },
} satisfies Meta<typeof RowsSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
