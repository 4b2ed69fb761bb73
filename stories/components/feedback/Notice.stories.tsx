import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Notice } from '../../../src/components/feedback/Notice.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a message that belongs to the page: `note` to know, `caution` to mind, `problem` to act on, with one action at most.',
      avoid:
        'for a message that goes by itself: `ToastStack`. For the problem of one field: `FieldProblem`. For failed requests: `FaultNotice`, which knows their words.',
      accessibility:
        'each tone has its own icon. `isLive` makes a `problem` an alert and the others a status, for what follows a press; without it nothing is announced. Its action is 44 pixels high.',
    }),
  },
  args: { tone: 'note', title: 'Prices are 4 minutes old.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {};
export const Caution: Story = {
  args: {
    tone: 'caution',
    title: 'The fee is 3 % of the amount',
    text: 'You pay 0.31 DOGE to send 10 DOGE. A larger amount would cost the same fee.',
  },
};
export const Problem: Story = {
  args: {
    tone: 'problem',
    title: 'This is a Bitcoin address',
    text: 'Dogecoin addresses start with D, 9 or A.',
  },
};
export const WithAction: Story = {
  args: {
    tone: 'problem',
    title: 'No answer from the network',
    text: 'These are the numbers of 12 minutes ago.',
    action: { label: 'Try again', onPress: fn() },
  },
};
