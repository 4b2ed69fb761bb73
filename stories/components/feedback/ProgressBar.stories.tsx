import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '../../../src/components/feedback/ProgressBar.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a bare share from 0 to 100 whose words are beside it. `spoken` gives it a voice of its own; null where those words say it.',
      avoid:
        'with a title and a count: `ProgressLine`. For named stages: `Progress`. For a judgement: `Meter`.',
      accessibility:
        'with `spoken` a progressbar with name and value, without it hidden, so that no number is read twice. `isPulsing` stops under reduced motion.',
    }),
  },
  args: { percent: 40, spoken: { label: 'Verifying your coins', now: 4, of: 10 } },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Verifying your coins' })).toHaveAttribute(
      'aria-valuenow',
      '4',
    );
  },
};
/** Silent for screen readers: the text next to it has the numbers. */
export const Silent: Story = {
  args: { percent: 73, spoken: null, tone: 'received' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
