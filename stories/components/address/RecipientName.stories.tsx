// A recipient's name above its address.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipientName } from '../../../src/components/address/RecipientName.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/RecipientName',
  component: RecipientName,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'over a recipient’s full address on a review: the name that the person knows, and where it is from.',
      avoid: 'in place of an address. For what is known without a name: `RecipientLine`.',
      accessibility:
        'plain text before the address, in reading order; the name is isolated from its surroundings.',
    }),
  },
  args: { name: null, trust: { kind: 'contact', name: 'Moon Coffee' } },
} satisfies Meta<typeof RecipientName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {};
export const Own: Story = { args: { trust: { kind: 'own', name: 'Savings' } } };
export const FromList: Story = { args: { name: 'Moon Coffee', trust: { kind: 'first-time' } } };
export const ArabicName: Story = { args: { trust: { kind: 'contact', name: 'ليلى' } } };
