// The change of a price.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeText } from '../../../src/components/money/ChangeText.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/ChangeText',
  component: ChangeText,
  tags: ['beta'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'beside a price or a worth, for how many percent it moved in a time that words beside it name.',
      avoid: 'for amounts of money that moved: `AmountText` with its tone.',
      accessibility: 'its sign says the direction; colour only repeats it. Left to right in every language.',
    }),
  },
  args: { percent: 2.31 },
} satisfies Meta<typeof ChangeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { percent: -0.4 } };
export const Flat: Story = { args: { percent: 0 } };
export const Huge: Story = { args: { percent: 12_345.67 } };
