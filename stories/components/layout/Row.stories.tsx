import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Avatar } from '../../../src/components/address/Avatar.tsx';
import { Identicon } from '../../../src/components/art/Identicon.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';
import { Row } from '../../../src/components/layout/Row.tsx';

const meta = {
  title: 'Components/Row',
  component: Row,
  parameters: { layout: 'padded' },
  args: { title: 'Received', second: '14:05' },
  decorators: [
    (Story) => (
      <Card padding="flush">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const Full: Story = {
  args: {
    leading: <Avatar icon="receive" tone="received" />,
    trailing: '+120 DOGE',
    trailingSecond: '$18.40',
    onPress: fn(),
    hasChevron: true,
  },
};
export const Pressable: Story = {
  args: { title: 'Recovery words', second: 'Not checked yet', onPress: fn(), hasChevron: true },
};
/** The name gives way, the amount does not. */
export const LongNames: Story = {
  args: {
    leading: <Identicon address="DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC" />,
    title: 'An account with a very long name indeed, longer than any screen',
    second: 'DBus 3bam … wxgC',
    trailing: '1,132,715,439.96',
    trailingSecond: '$173,422,871.10',
  },
};
export const ArabicName: Story = {
  args: {
    leading: <Identicon address="D5jhbuc2HzvWHWLCBPYZhLcFWkLmGzxXfE" />,
    title: 'محفظة العائلة',
    second: 'D5jh buc2 … xXfE',
    trailing: '41.98',
  },
};
