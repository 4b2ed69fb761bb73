import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { Identicon } from '../../../src/components/art/Identicon.tsx';
import { ChoiceRow } from '../../../src/components/fields/ChoiceRow.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/ChoiceRow',
  component: ChoiceRow,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to choose an account or a wallet from a list with a menu beside each: name, amount, kind, and a caution in words.',
      avoid: 'for a choice without a menu: `RadioRow`. For a line that only leads somewhere: `Row`.',
      accessibility:
        'two buttons beside each other: the row, and its menu named by `menuLabel`. The current one has `aria-current`, a check and a tint; a caution has a sign and words.',
    }),
  },
  args: {
    name: 'Everyday',
    leading: <Identicon address={ADDRESSES.ours} />,
    amount: '157.8913 DOGE',
    note: 'Recovery words · 3 accounts',
    isCurrent: false,
    onChoose: fn(),
    menuLabel: 'Options for Everyday',
    onMenu: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding="flush">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ChoiceRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row and its menu are two buttons. */
export const Other: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Everyday/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Everyday' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
/** Announced as the current one, not only tinted. */
export const Current: Story = {
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Everyday/ })).toHaveAttribute('aria-current', 'true');
  },
};
export const Caution: Story = { args: { isCurrent: true, caution: 'Backup not checked' } };
export const LongName: Story = { args: { name: ACCOUNTS.long.name } };
export const ArabicName: Story = { args: { name: ACCOUNTS.arabic.name } };
