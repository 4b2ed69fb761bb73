import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../../src/components/address/Avatar.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/Avatar',
  component: Avatar,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the leading place of a `Row`: an icon in a tinted circle of 40 pixels. `isPending` makes it pulse while a transaction is pending.',
      avoid:
        'for an account or a person: `Identicon`. For a token, a file or an NFT: `TokenAvatar`, `FileAvatar` or `SubjectAvatar`.',
      accessibility:
        'silent: the words of the row have to say the same as icon and `tone`. Reduced motion stops the pulse.',
    }),
  },
  args: { icon: 'send' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Received: Story = { args: { icon: 'receive', tone: 'received' } };
export const Note: Story = { args: { icon: 'info', tone: 'note' } };
export const Caution: Story = { args: { icon: 'warning', tone: 'caution' } };
export const Problem: Story = { args: { icon: 'problem', tone: 'problem' } };
/** Pulses every two seconds; static under reduced motion. */
export const Pending: Story = { args: { icon: 'send', isPending: true } };
