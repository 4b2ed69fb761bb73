// The tab bar.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BottomTabs } from '../../../src/components/layout/BottomTabs.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/BottomTabs',
  component: BottomTabs,
  tags: ['stable'],
  parameters: guide({
    use: 'for the few main parts of the app, within reach of a thumb on every one of their screens.',
    avoid: 'for views inside a screen: `TabBar`. For what a screen is there to do: `BottomAction`.',
    accessibility:
      'a named `nav` of buttons with an icon and a word each; the current one has `aria-current` and a filled pill. The bar is 60 pixels high above the safe area.',
  }),
  args: {
    label: 'Main menu',
    tabs: [
      { key: 'home', label: 'Wallet', icon: 'wallet' },
      { key: 'app', label: 'Apps', icon: 'apps' },
      { key: 'settings', label: 'Settings', icon: 'settings' },
    ],
    current: 'home',
    onTab: fn(),
  },
} satisfies Meta<typeof BottomTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
/** The Tab key moves to the next tab. */
export const ByKeyboard: Story = {
  args: { current: 'settings' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Apps' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTab).toHaveBeenCalledWith('app');
  },
};
/** Long words are cut, and stay on one line. */
export const LongWords: Story = {
  args: {
    tabs: [
      { key: 'home', label: 'Brieftasche', icon: 'wallet' },
      { key: 'app', label: 'Verbundene Anwendungen', icon: 'apps' },
      { key: 'settings', label: 'Einstellungen', icon: 'settings' },
    ],
    current: 'app',
  },
};
