// The box that holds the balance.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { StrongBox } from '../../../src/components/art/StrongBox.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Brand/StrongBox',
  component: StrongBox,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the balance on home, and nothing else. Its `ears` sink as the numbers grow old.',
      avoid: 'as a box for other content: `Card`.',
      accessibility:
        'a region named “Balance”. The ears are silent: `FreshnessText` inside says how old the numbers are. Under reduced motion they change at once.',
    }),
  },
  args: { children: '4,211.48 DOGE' },
} satisfies Meta<typeof StrongBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EarsUp: Story = {};
/** The data is stale. */
export const EarsLow: Story = { args: { ears: 'low' } };
/** No server responds. */
export const EarsDown: Story = { args: { ears: 'down' } };
