import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../../src/components/actions/LinkButton.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a link out of the app, where following it is the next step on the screen, as when Kennel was opened outside Telegram.',
      avoid:
        'for a press that stays in the app: `Button` or `BottomAction`. For one link among the lines of a list: `Row`.',
      accessibility:
        'a real link with its `href`, so it is announced as a link and can be copied or opened elsewhere. It is as tall as a large `Button`, and its sign is silent.',
    }),
  },
  args: { href: 'https://t.me/', children: 'Open in Telegram' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gold: Story = {};
