// The state of the indexes, in one line.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { FRESHNESS } from '../../../mocks/views/money.ts';
import { REPORTS } from '../../../mocks/views/tokens.ts';
import { IndexStrip } from '../../../src/components/lists/IndexStrip.tsx';
import { guide } from '../../support/guide.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/Lists/IndexStrip',
  component: IndexStrip,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'above lists of tokens, for how far they can be trusted, in one quiet line. A press opens what each index says.',
      avoid:
        'for numbers of the chain: `FreshnessText`. Where no index is set up it draws nothing, and `NoIndex` takes the place of the list.',
      accessibility:
        'a `button` of at least 44 pixels whose name ends in what it opens. Each verdict has an icon and words beside its colour; the focus comes back to it from the sheet.',
    }),
  },
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
/** An unreadable entry is left out. */
export const LeftOut: Story = { args: { reports: REPORTS.leftOut } };
/** Opened: each index. */
export const Open: Story = {
  args: { reports: [...REPORTS.lagging, ...REPORTS.down.slice(1)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};
