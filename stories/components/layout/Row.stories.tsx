import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Avatar } from '../../../src/components/address/Avatar.tsx';
import { Identicon } from '../../../src/components/art/Identicon.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';
import { Row } from '../../../src/components/layout/Row.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/Row',
  component: Row,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a line of a list in a flush `Card`: picture, title, second line or sentence, and something trailing. `onPress` makes it a button, `hasChevron` says that it leads on.',
      avoid:
        'for settings: `SettingRow`. To choose one: `RadioRow` or `ChoiceRow`. For names with values: `Facts`. For a transaction: `TxRow`.',
      accessibility:
        'pressed, one `button` of at least 64 pixels named by all its text, so no other button goes into it. Title and `second` are cut with an ellipsis; a sentence is given as `text` and read whole.',
    }),
  },
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
  args: { title: 'Recovery phrase', second: 'Not checked yet', onPress: fn(), hasChevron: true },
};
/** Sentences are never cut. */
export const Sentence: Story = {
  args: {
    leading: <Avatar icon="qr" />,
    title: 'Pair an offline phone',
    second: undefined,
    text: 'It keeps the keys and signs. This phone watches its addresses, and sends what was signed there.',
    onPress: fn(),
    hasChevron: true,
  },
};
/** The name is shortened, the amount is not. */
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
