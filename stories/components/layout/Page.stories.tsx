import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BottomAction } from '../../../src/components/actions/BottomAction.tsx';
import { IconButton } from '../../../src/components/actions/IconButton.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';
import { Page } from '../../../src/components/layout/Page.tsx';

const meta = {
  title: 'Components/Page',
  component: Page,
  args: { title: 'Receive', children: <Card>What the screen shows.</Card> },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};
export const WithBack: Story = { args: { onBack: fn() } };
export const WithEverything: Story = {
  args: {
    onBack: fn(),
    trailing: <IconButton icon="more" label="More" onPress={fn()} />,
    bottom: <BottomAction label="Share" onPress={fn()} isEnabled isBusy={false} />,
  },
};
/** The title is cut, the arrow is not. */
export const LongTitle: Story = {
  args: { onBack: fn(), title: 'A wallet named with far more words than fit here' },
};
export const ArabicTitle: Story = { args: { onBack: fn(), title: 'محفظة العائلة' } };
/** More than fits: the header and the action stay. */
export const Scrolling: Story = {
  args: {
    onBack: fn(),
    children: Array.from({ length: 14 }, (_, n) => n).map((n) => <Card key={n}>Card {n + 1}</Card>),
    bottom: <BottomAction label="Continue" onPress={fn()} isEnabled isBusy={false} />,
  },
};
