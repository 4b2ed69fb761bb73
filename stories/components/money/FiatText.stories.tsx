// What amounts are worth.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doge, HUGE, PRICE } from '../../../mocks/views/money.ts';
import { FiatText } from '../../../src/components/money/FiatText.tsx';

const meta = {
  title: 'Components/FiatText',
  component: FiatText,
  parameters: { layout: 'padded' },
  args: { amount: doge('41.98'), price: PRICE },
} satisfies Meta<typeof FiatText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Huge: Story = { args: { amount: HUGE } };
export const UnderACent: Story = { args: { amount: doge('0.0113') } };
