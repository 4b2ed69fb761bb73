// A line over time.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { chartPoints, flatPoints, gappedPoints } from '../../../mocks/views/chartPoints.ts';
import { LineChart } from '../../../src/components/charts/LineChart.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Charts/LineChart',
  component: LineChart,
  tags: ['beta'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a value over time, with the value of the point under the finger shown above it.',
      avoid: 'for how two amounts compare: words do. How far it moved is told by `ChangeText`.',
      accessibility:
        'a slider: arrow keys, Home and End go along it, each point is heard with its time, and a sentence sums up the line. Gaps are left open. Nothing moves by itself.',
    }),
  },
  args: {
    label: 'Price chart',
    points: chartPoints(),
    summary: 'From $0.19 to $0.20. Lowest $0.19, highest $0.20.',
    describe: ({ value }) => `${value} millionths`,
    way: 'up',
    onPoint: fn(),
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { points: chartPoints('day', -9_000), way: 'down' } };
export const Flat: Story = { args: { points: flatPoints(), way: 'flat' } };
export const Gap: Story = { args: { points: gappedPoints() } };
export const OnePoint: Story = { args: { points: chartPoints().slice(-1), way: 'flat' } };
/** Arrow keys move between points. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Price chart' });
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
    await expect(args.onPoint).toHaveBeenLastCalledWith(args.points[1]);
  },
};
