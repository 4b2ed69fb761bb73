import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '../../../src/components/feedback/ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: { layout: 'padded' },
  args: { percent: 40, spoken: { label: 'Checking your coins', now: 4, of: 10 } },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking your coins' })).toHaveAttribute(
      'aria-valuenow',
      '4',
    );
  },
};
/** What is there already; the words beside it say it, so it is silent. */
export const Silent: Story = {
  args: { percent: 73, spoken: null, tone: 'received' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
