import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../../src/components/actions/Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Send 41.98 DOGE', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one thing to do next: at most one on a screen. */
export const Gold: Story = { args: { tone: 'gold' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Copy address', icon: 'copy' } };
export const Plain: Story = { args: { tone: 'plain', children: 'Not now' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Remove this wallet' } };
export const Small: Story = { args: { size: 'small', children: 'Try again', icon: 'refresh' } };
export const Wide: Story = { args: { tone: 'gold', isWide: true } };
export const Disabled: Story = { args: { tone: 'gold', isDisabled: true, isWide: true } };
/** Keeps its words and takes no press. */
export const Busy: Story = { args: { tone: 'gold', isBusy: true, isWide: true } };
/** Words wrap; nothing is cut at 320 pixels. */
export const LongWords: Story = {
  args: { tone: 'gold', isWide: true, children: 'Send 1,132,715,439.96123456 DOGE to Grandmother’s savings' },
};
