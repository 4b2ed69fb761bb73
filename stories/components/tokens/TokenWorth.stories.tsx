// What tokens are worth.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { doge, PRICE } from '../../../mocks/views/money.ts';
import { TokenWorth } from '../../../src/components/tokens/TokenWorth.tsx';

const meta = {
  title: 'Components/TokenWorth',
  component: TokenWorth,
  parameters: { layout: 'padded' },
  args: { value: doge('41.98765432'), price: PRICE, isHidden: false },
} satisfies Meta<typeof TokenWorth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
/** Nobody tells a price. */
export const Unknown: Story = { args: { value: null } };
/** Less than the currency can say. */
export const Tiny: Story = { args: { value: 7n } };
