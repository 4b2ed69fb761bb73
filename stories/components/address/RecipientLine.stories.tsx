// A one-line summary of what is known about a recipient.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipientLine } from '../../../src/components/address/RecipientLine.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/RecipientLine',
  component: RecipientLine,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under a recipient’s address, for what is known of it: a contact, an account of ours, paid before, or new.',
      avoid:
        'in place of the address, which a name never replaces. For a look-alike it draws nothing: `LookAlikeNotice` warns there.',
      accessibility:
        'each kind has its own icon and its own sentence, so colour adds nothing. It is read in its place and not announced; a name in it keeps its direction.',
    }),
  },
  args: { trust: { kind: 'contact', name: 'Moon Coffee' } },
} satisfies Meta<typeof RecipientLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {};
export const OwnAccount: Story = { args: { trust: { kind: 'own', name: 'محفظة العائلة' } } };
/** Any address can be watched, so this doesn't count as an own one. */
export const Watched: Story = { args: { trust: { kind: 'watched', name: 'Savings' } } };
export const PaidBefore: Story = { args: { trust: { kind: 'paid-before' } } };
export const FirstTime: Story = { args: { trust: { kind: 'first-time' } } };
