// The confirmations of a transfer.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ConfirmationsRing } from '../../../src/components/feedback/ConfirmationsRing.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/ConfirmationsRing',
  component: ConfirmationsRing,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'where a transaction is followed block by block: the ring closes until it is settled, and then holds a check.',
      avoid:
        'for the app’s own work: `Progress` or `ProgressLine`. In a list the pulse of an `Avatar` is enough.',
      accessibility:
        'hidden from screen readers: the text beside it has to say how many confirmations there are. Settled is a check and not only green; reduced motion stops the pulse of an unconfirmed one.',
    }),
  },
  args: { confirmations: 0 },
} satisfies Meta<typeof ConfirmationsRing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unconfirmed: pulses, static under reduced motion. */
export const InNoBlock: Story = {};
export const First: Story = { args: { confirmations: 1 } };
export const Half: Story = { args: { confirmations: 3 } };
export const Settled: Story = { args: { confirmations: 6 } };
export const Deep: Story = { args: { confirmations: 5482 } };
export const Small: Story = { args: { confirmations: 4, size: 28 } };
