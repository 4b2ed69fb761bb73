// Placeholder rows.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from '../../../src/components/address/Avatar.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';
import { Row } from '../../../src/components/layout/Row.tsx';
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
/** Nothing moves when the row replaces it. */
export const BesideARow: Story = {
  args: { count: 1 },
  render: (args) => (
    <Card padding="flush">
      <div data-testid="row">
        <Row
          leading={<Avatar icon="receive" tone="received" />}
          title="Received"
          second="14:05"
          trailing="+120 DOGE"
          trailingSecond="$18.40"
        />
      </div>
      <div data-testid="shape">
        <RowsSkeleton {...args} />
      </div>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (name: string) => within(canvasElement).getByTestId(name).getBoundingClientRect().height;
    await expect(heightOf('row')).toBeGreaterThan(40);
    // sizes are laid out in 64ths of a pixel
    await expect(heightOf('shape')).toBeCloseTo(heightOf('row'), 1);
  },
};
export const BesideALargeRow: Story = { ...BesideARow, globals: { textSize: '150' } };
