import type { Meta, StoryObj } from '@storybook/react-vite';
import { HUGE } from '../../../mocks/views/money.ts';
import { seen, UNREAD } from '../../../mocks/views/wallets.ts';
import { GlanceText } from '../../../src/components/money/GlanceText.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/GlanceText',
  component: GlanceText,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a balance as it was last read, in lists of accounts and wallets. Unknown is said, never shown as zero.',
      avoid: 'for the balance of now with its age: `BalanceText`. For a plain amount: `AmountText`.',
      accessibility:
        'unknown, partial and old are words, old with an icon too; it wraps between them where there is little room. A hidden amount is heard as hidden while those words stay.',
    }),
  },
  args: { balance: seen('41.98'), isHidden: false },
} satisfies Meta<typeof GlanceText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
/** Never read, which is not zero. */
export const Unknown: Story = { args: { balance: UNREAD } };
/** Transactions happened since. */
export const Old: Story = { args: { balance: seen('41.98', { isOld: true }) } };
/** Some accounts were never read. */
export const Partial: Story = { args: { balance: seen('41.98', { isPartial: true }) } };
export const Huge: Story = {
  args: { balance: { kind: 'known', amount: HUGE, isOld: true, isPartial: true } },
};
export const Hidden: Story = { args: { isHidden: true } };
