import type { Meta, StoryObj } from '@storybook/react-vite';
import { KennelInProgress } from '../../../src/components/art/KennelInProgress.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Brand/KennelInProgress',
  component: KennelInProgress,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'above a list of things to do once: the kennel grows with each.',
      avoid: 'for progress that somebody waits for: `Progress`.',
      accessibility: 'hidden from screen readers; the words below it count what is done. Nothing moves.',
    }),
  },
} satisfies Meta<typeof KennelInProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = { args: { part: 0 } };
export const Walls: Story = { args: { part: 0.25 } };
export const Roof: Story = { args: { part: 0.5 } };
export const Boards: Story = { args: { part: 0.75 } };
export const Whole: Story = { args: { part: 1 } };
