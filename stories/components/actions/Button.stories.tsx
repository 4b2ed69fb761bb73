import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../../src/components/actions/Button.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for what a press does here and now. `gold` for the one thing to do next, `quiet` beside it, `plain` to step away, `danger` for what cannot be undone.',
      avoid:
        'to go to another screen from a list: that is a `Row`. For the action of a whole screen: `BottomAction`, which uses the host’s button where there is one. For a sign without words: `IconButton`.',
      accessibility:
        'a `button` with its words as its name, at least 44 pixels high. Busy keeps its words and has `aria-busy`; busy and disabled take no press and are out of the Tab order. Words wrap and are never cut.',
    }),
  },
  args: { children: 'Send 41.98 DOGE', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one thing to do next: at most one on a screen. */
export const Gold: Story = { args: { tone: 'gold' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Copy address', icon: 'copy' } };
export const Plain: Story = { args: { tone: 'plain', children: 'Not now' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Remove wallet' } };
export const Small: Story = { args: { size: 'small', children: 'Try again', icon: 'refresh' } };
export const Wide: Story = { args: { tone: 'gold', isWide: true } };
export const Disabled: Story = { args: { tone: 'gold', isDisabled: true, isWide: true } };
/** Keeps its words and can't be pressed. */
export const Busy: Story = { args: { tone: 'gold', isBusy: true, isWide: true } };
/** Words wrap; nothing is cut at 320 pixels. */
export const LongWords: Story = {
  args: { tone: 'gold', isWide: true, children: 'Send 1,132,715,439.96123456 DOGE to Grandmother’s savings' },
};
