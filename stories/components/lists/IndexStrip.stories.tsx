// What the indexes say, in a line.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { FRESHNESS } from '../../../mocks/views/money.ts';
import { REPORTS } from '../../../mocks/views/tokens.ts';
import { IndexStrip } from '../../../src/components/lists/IndexStrip.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/IndexStrip',
  component: IndexStrip,
  parameters: { layout: 'padded' },
  args: {
    reports: REPORTS.agree,
    differing: 0,
    freshness: FRESHNESS.fresh,
    nowMs: STORY_NOW_MS,
    onAskAgain: fn(),
  },
} satisfies Meta<typeof IndexStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agree: Story = {};
/** Open: each of them. */
export const Open: Story = {
  args: { reports: [...REPORTS.lagging, ...REPORTS.down.slice(1)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};
