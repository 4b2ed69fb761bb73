// Shows or hides all amounts in a part of the page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { doge, PRICE } from '../../../mocks/views/money.ts';
import { AmountHero } from '../../../src/components/money/AmountHero.tsx';
import { AmountText } from '../../../src/components/money/AmountText.tsx';
import { FiatText } from '../../../src/components/money/FiatText.tsx';
import { HiddenAmounts } from '../../../src/components/money/HiddenAmounts.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/HiddenAmounts',
  component: HiddenAmounts,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'around a screen, to hide or show all amounts below it at once, so that none is forgotten.',
      avoid:
        'for a single amount: `isHidden` of `AmountText`, which counts more. For secrets: `HoldToReveal`.',
      accessibility:
        'it draws nothing itself. Below it amounts are heard as hidden and `FiatText` is gone: ears learn no more than eyes.',
    }),
  },
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
