import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BottomAction } from '../../../src/components/actions/BottomAction.tsx';
import { IconButton } from '../../../src/components/actions/IconButton.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';
import { Page } from '../../../src/components/layout/Page.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  tags: ['stable'],
  parameters: guide({
    use: 'as the outermost part of a screen: header with title and way back, content, and the action in `bottom`.',
    avoid: 'inside another `Page`, or in a `Sheet`. For a part of a screen: `Card`.',
    accessibility:
      '`header`, `main` and `footer`, with `title` as the first heading. The way back is a named button, there only where the host has none. A long title ends in an ellipsis.',
  }),
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
/** The title is cut, the back arrow is not. */
export const LongTitle: Story = {
  args: { onBack: fn(), title: 'A wallet named with far more words than fit here' },
};
export const ArabicTitle: Story = { args: { onBack: fn(), title: 'محفظة العائلة' } };
/** More content than fits: the header and the action stay in place. */
export const Scrolling: Story = {
  args: {
    onBack: fn(),
    children: Array.from({ length: 14 }, (_, n) => n).map((n) => <Card key={n}>Card {n + 1}</Card>),
    bottom: <BottomAction label="Continue" onPress={fn()} isEnabled isBusy={false} />,
  },
};
