import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VaultFailure } from '../../../src/components/feedback/VaultFailure.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/VaultFailure',
  component: VaultFailure,
  tags: ['stable'],
  parameters: guide({
    use: 'for a vault that failed in the middle of a flow: what happened, what it left behind, and the way back, on a whole screen.',
    avoid:
      'for a wrong password: `problem` of the `PasswordField`. For failed requests: `FaultNotice` or `FaultState`.',
    accessibility:
      'what failed is the heading of the screen, and the drawing is decoration. The way back is its `BottomAction`, so it may be the host’s button.',
  }),
  args: {
    fault: new Fault('storage-full', 'QuotaExceeded'),
    text: 'Nothing was saved.',
    action: { label: 'Try again', onPress: fn() },
  },
} satisfies Meta<typeof VaultFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoRoom: Story = {};
