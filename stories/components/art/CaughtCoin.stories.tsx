// The coin of a payment that has just come in.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaughtCoin } from '../../../src/components/art/CaughtCoin.tsx';
import { StrongBox } from '../../../src/components/art/StrongBox.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Brand/CaughtCoin',
  component: CaughtCoin,
  tags: ['beta'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on home, in the `StrongBox`, when a payment came in while it was on show.',
      avoid: 'for money that leaves, is lost, or was there before.',
      accessibility: 'silent: the list says what came in. Under reduced motion there is nothing to see.',
    }),
  },
  render: () => (
    <StrongBox>
      4,211.48 DOGE
      <CaughtCoin />
    </StrongBox>
  ),
} satisfies Meta<typeof CaughtCoin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Falling: Story = {};
