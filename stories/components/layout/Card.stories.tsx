import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../../src/components/address/Avatar.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';
import { Row } from '../../../src/components/layout/Row.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: { layout: 'padded' },
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
