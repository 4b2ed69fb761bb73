import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../../src/components/address/Avatar.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';
import { Row } from '../../../src/components/layout/Row.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to hold what belongs together on a screen: `flush` for rows, `title` for a heading above it.',
      avoid:
        'around a warning: `Notice`. Around the balance: `StrongBox`. In a virtual list: `ListLine`, since its lines are placed one by one.',
      accessibility:
        'with `title` a section under a heading of the second level. Without one it has no role, so its content has to explain itself.',
    }),
  },
  args: { children: 'What belongs together.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roomy: Story = {};
export const Titled: Story = { args: { title: 'Network fee' } };
export const WithRows: Story = {
  args: {
    title: 'Today',
    padding: 'flush',
    children: (
      <>
        <Row leading={<Avatar icon="receive" tone="received" />} title="Received" trailing="+120" />
        <Row leading={<Avatar icon="send" />} title="Sent" trailing="−41.98" />
      </>
    ),
  },
};
