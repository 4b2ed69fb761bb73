// The steps of a token transfer.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ownAt } from '../../../mocks/views/transferViews.ts';
import { TransferSteps } from '../../../src/components/tokens/TransferSteps.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/TransferSteps',
  component: TransferSteps,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to follow a transfer of a token or a file over its two transactions, its block and its ledger.',
      avoid: 'for several transfers at once, which have a bar: `BatchProgress`.',
      accessibility:
        'an ordered list with a title and a text for each step: what the dots show by colour is said in words. What is under way breathes, and stands still under reduced motion.',
    }),
  },
  args: { own: ownAt('sent'), onEntry: fn() as (txid: string) => void },
} satisfies Meta<typeof TransferSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const Waiting: Story = { args: { own: ownAt('waiting') } };
export const Done: Story = { args: { own: ownAt('indexed') } };
export const Stuck: Story = { args: { own: ownAt('stuck') } };
