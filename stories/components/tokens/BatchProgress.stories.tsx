// The progress of several transfers.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { batchView } from '../../../mocks/views/transferViews.ts';
import { BatchProgress } from '../../../src/components/tokens/BatchProgress.tsx';
import { type BatchSums, sumBatch } from '../../../src/components/tokens/batchSums.ts';
import type { TokenStage } from '../../../src/domain/drc20/send/TokenTransfer.ts';
import { guide } from '../../support/guide.ts';

/** Sums of 15 transfers in these stages, repeated. */
function sumsOf(...stages: TokenStage[]): BatchSums {
  const sums = sumBatch(batchView(15, stages, 0).items);
  if (sums === null) throw new RangeError('no transfers');
  return sums;
}

const meta = {
  title: 'Components/Tokens/BatchProgress',
  component: BatchProgress,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under the title of several transfers that were agreed to at once.',
      avoid: 'for one transfer, whose steps have names: `TransferSteps`.',
      accessibility:
        'the bar is a progressbar with its own name and count; what is open or failed is said under it, and anew when it changes.',
    }),
  },
  args: { sums: sumsOf('indexed', 'sent', 'waiting') },
} satisfies Meta<typeof BatchProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};
export const Begun: Story = { args: { sums: sumsOf('waiting') } };
export const SomeFailed: Story = { args: { sums: sumsOf('indexed', 'failed', 'sent') } };
export const Done: Story = { args: { sums: sumsOf('indexed') } };
