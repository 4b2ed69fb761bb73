// The end of a long list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListTail } from '../../../src/components/lists/ListTail.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { HISTORY_MESSAGES } from '../../../src/i18n/messages/wallet/historyMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Lists/ListTail',
  component: ListTail,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under the last row of a list that is read bit by bit: more, loading, failed, or the end.',
      avoid:
        'where a list is empty: `EmptyState`. For its first load: `RowsSkeleton`; for its first failure: `FaultState`.',
      accessibility:
        'more comes as the tail scrolls into sight, and by a `Button` for keyboards. Loading is a named status, and a failure is heard with another try beside it.',
    }),
  },
  args: { rest: { kind: 'more' }, messages: HISTORY_MESSAGES, end: 'No more activity', onMore: fn() },
} satisfies Meta<typeof ListTail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button loads more, too. */
export const More: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: HISTORY_MESSAGES.more }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { rest: { kind: 'loading' } } };
/** Only some of the searched entries are shown. */
export const Searching: Story = {
  args: { rest: { kind: 'loading' }, progress: 'Searched 400 so far' },
};
export const Failed: Story = {
  args: { rest: { kind: 'failed', fault: new Fault('timeout', 'too slow') } },
};
export const End: Story = { args: { rest: { kind: 'end' } } };
