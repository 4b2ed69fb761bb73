// The one amount a screen is about.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doge, HUGE, PRICE } from '../../../mocks/views/money.ts';
import { AmountHero } from '../../../src/components/money/AmountHero.tsx';

const meta = {
  title: 'Components/AmountHero',
  component: AmountHero,
  parameters: { layout: 'padded' },
  args: { amount: doge('41.98'), price: PRICE },
} satisfies Meta<typeof AmountHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Gold: Story = { args: { tone: 'gold' } };
export const Received: Story = { args: { tone: 'received', sign: '+' } };
export const Void: Story = { args: { tone: 'void' } };
export const Huge: Story = { args: { amount: HUGE, sign: '\u2212' } };
export const Hidden: Story = { args: { isHidden: true } };
export const NoPrice: Story = { args: { price: null } };
