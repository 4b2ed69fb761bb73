import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from '../../../src/components/feedback/Progress.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  tags: ['stable'],
  parameters: guide({
    use: 'for slow work in a few named stages: one arc for each, and the current stage in words.',
    avoid:
      'for many equal steps: `ProgressLine`. For the screens of a flow: `Steps`. For the vault on a whole screen: `VaultProgress`.',
    accessibility:
      'a progressbar whose spoken value is the stage, which is a status too and so heard as it changes. The current arc pulses, and is still under reduced motion.',
  }),
  args: {
    label: 'Making your vault',
    stages: ['Getting ready', 'Hardening your password', 'Closing the box', 'Opening it once to be sure'],
    current: 1,
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };
export const UnderWay: Story = {};
export const Last: Story = { args: { current: 3 } };
export const Done: Story = { args: { current: 4 } };
