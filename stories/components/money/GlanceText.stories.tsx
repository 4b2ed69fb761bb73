import type { Meta, StoryObj } from '@storybook/react-vite';
import { HUGE } from '../../../mocks/views/money.ts';
import { seen, UNREAD } from '../../../mocks/views/wallets.ts';
import { GlanceText } from '../../../src/components/money/GlanceText.tsx';

const meta = {
  title: 'Components/GlanceText',
  component: GlanceText,
  parameters: { layout: 'padded' },
  args: { balance: seen('41.98'), isHidden: false },
} satisfies Meta<typeof GlanceText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
/** Never read: not zero. */
export const Unknown: Story = { args: { balance: UNREAD } };
/** Something moved since. */
export const Old: Story = { args: { balance: seen('41.98', { isOld: true }) } };
/** Some accounts were never read. */
export const Partial: Story = { args: { balance: seen('41.98', { isPartial: true }) } };
export const Huge: Story = {
  args: { balance: { kind: 'known', amount: HUGE, isOld: true, isPartial: true } },
};
export const Hidden: Story = { args: { isHidden: true } };
