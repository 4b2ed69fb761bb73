// Failures of servers, the host and the device.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FaultNotice } from '../../../src/components/feedback/FaultNotice.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/FaultNotice',
  component: FaultNotice,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a failed request while the rest of the screen still holds: what happened, what it means here, and another try with `onRetry`.',
      avoid: 'where nothing is left to show: `FaultState`. For a review that failed: `PrepareFailureNotice`.',
      accessibility:
        'a status, heard politely as it appears, with a warning sign beside its colour. “Try again” is a `button` of 44 pixels inside it.',
    }),
  },
  args: { fault: new Fault('offline', 'no answer'), onRetry: fn() },
} satisfies Meta<typeof FaultNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const WithMeaning: Story = { args: { meaning: 'Nothing was signed or sent.' } };
