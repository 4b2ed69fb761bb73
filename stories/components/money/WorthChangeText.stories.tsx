// The change in value of the balance within a day.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { doge, PRICE } from '../../../mocks/views/money.ts';
import { WorthChangeText } from '../../../src/components/money/WorthChangeText.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/WorthChangeText',
  component: WorthChangeText,
  tags: ['beta'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'beside the worth of a balance: what the same DOGE was worth a day ago is the measure, payments are no part of it.',
      avoid: 'for a price: `ChangeText`.',
      accessibility: 'its sign says the direction; colour only repeats it.',
    }),
  },
  args: { amount: doge('1000'), price: PRICE, percent: 2.31 },
} satisfies Meta<typeof WorthChangeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { percent: -0.4 } };
/** Less than the currency's smallest unit: nothing is shown. */
export const TooLittle: Story = { args: { amount: doge('0.01') } };
