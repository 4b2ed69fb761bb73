import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from '../../../src/components/layout/Steps.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/Steps',
  component: Steps,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for how far a person is in a row of screens, such as making a wallet.',
      avoid: 'for the app’s own work: `Progress` or `ProgressLine`. For views to switch between: `TabBar`.',
      accessibility:
        'heard as “Step 2 of 4”; the bars are for eyes alone. The steps cannot be pressed: the way back is the `Page`’s.',
    }),
  },
  args: { count: 3, current: 1 },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { current: 3 } };
