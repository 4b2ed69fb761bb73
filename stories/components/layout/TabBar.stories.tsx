import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TabBar } from '../../../src/components/layout/TabBar.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/TabBar',
  component: TabBar,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a few views of one screen over their panel, such as tokens, NFTs and files on home.',
      avoid: 'for the main parts of the app: `BottomTabs`. To filter one list: `SegmentedChips`.',
      accessibility:
        'a named tab list: arrow keys move between tabs and show them, Tab goes on to what the panel holds. Each tab is at least 44 pixels high, and only the current panel is in the page.',
    }),
  },
  args: {
    label: 'Assets',
    tabs: [
      { key: 'drc20', label: 'DRC20' },
      { key: 'nfts', label: 'NFTs' },
      { key: 'files', label: 'Files' },
    ],
    current: 'drc20',
    onTab: fn(),
    children: <p style={{ padding: 16 }}>What the tab shows.</p>,
  },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { current: 'files' } };
/** Arrow keys move between tabs, and wrap around. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'DRC20' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onTab).toHaveBeenCalledWith('files');
    await expect(canvas.getByRole('tab', { name: 'Files' })).toHaveFocus();
  },
};
