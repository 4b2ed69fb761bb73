// All amounts of a part of the page, shown or hidden at once.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { doge, PRICE } from '../../../mocks/views/money.ts';
import { AmountHero } from '../../../src/components/money/AmountHero.tsx';
import { AmountText } from '../../../src/components/money/AmountText.tsx';
import { FiatText } from '../../../src/components/money/FiatText.tsx';
import { HiddenAmounts } from '../../../src/components/money/HiddenAmounts.tsx';

const meta = {
  title: 'Components/HiddenAmounts',
  component: HiddenAmounts,
  parameters: { layout: 'padded' },
  args: {
    isHidden: false,
    children: (
      <>
        <AmountHero amount={doge('1234.5')} price={PRICE} />
        <p>
          <AmountText amount={doge('41.98')} /> <FiatText amount={doge('41.98')} price={PRICE} />
        </p>
      </>
    ),
  },
} satisfies Meta<typeof HiddenAmounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/\d/);
  },
};
