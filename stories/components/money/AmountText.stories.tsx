// Amounts of DOGE as text.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { doge, HUGE } from '../../../mocks/views/money.ts';
import { AmountText } from '../../../src/components/money/AmountText.tsx';

const meta = {
  title: 'Components/AmountText',
  component: AmountText,
  parameters: { layout: 'padded' },
  args: { amount: doge('41.98') },
} satisfies Meta<typeof AmountText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { args: { amount: doge('120') } };
export const Decimals: Story = {};
export const AllEightDecimals: Story = { args: { amount: doge('0.00000001') } };
export const Huge: Story = { args: { amount: HUGE } };
export const Received: Story = { args: { tone: 'received' } };
export const Sent: Story = { args: { tone: 'sent' } };
export const WithoutUnit: Story = { args: { hasUnit: false } };
export const Hidden: Story = { args: { isHidden: true } };
/** A press shows all eight decimals. */
export const Expandable: Story = {
  args: { isExpandable: true },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button');
    await userEvent.click(toggle);
    await expect(toggle).toHaveTextContent('41.98000000 DOGE');
    await userEvent.click(toggle);
    await expect(toggle).toHaveTextContent('41.98 DOGE');
  },
};
