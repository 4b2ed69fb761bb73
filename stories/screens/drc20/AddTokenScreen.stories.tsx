// The choice of tokens, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CHOICE_FRAME, found, POPULAR, SAME_TICKS } from '../../../mocks/views/tokenPages.ts';
import { SUMMARIES } from '../../../mocks/views/tokens.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { AddTokenScreen } from '../../../src/screens/drc20/AddToken/AddTokenScreen.tsx';
import type { AddTokenView } from '../../../src/screens/drc20/AddToken/AddTokenScreen.types.ts';

const meta = {
  title: 'Screens/Tokens/Add a token',
  component: AddTokenScreen,
  args: {
    status: 'unread',
    onReceive: fn(),
    onHistory: fn(),
    onSought: fn(),
    onShow: fn(),
    onToken: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AddTokenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No token index is configured. */
export const Unread: Story = {};
/** Before a search. One token is on home already; one has an unknown number of holders. */
export const Popular: Story = {
  tags: ['main'],
  args: { ...CHOICE_FRAME, status: 'popular', found: POPULAR },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show CARDI on home' }));
    await expect(args.onShow).toHaveBeenCalledWith('drc-20:CARDI', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide UNIX on home' }));
    await expect(args.onShow).toHaveBeenCalledWith('drc-20:UNIX', false);
  },
};
/** A chain without known tokens. */
export const NothingPopular: Story = {
  args: { ...CHOICE_FRAME, status: 'popular', found: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Popular')).toBeNull();
  },
};
/** The same tick three times, distinguished by protocol and id. */
export const SameTicks: Story = {
  args: { ...CHOICE_FRAME, status: 'found', sought: 'much', found: SAME_TICKS },
};
/** Unreadable entries are left out. */
export const LeftOut: Story = {
  args: { ...CHOICE_FRAME, status: 'found', sought: 'much', found: SAME_TICKS, leftOut: 12 },
};
/** A token that imitates another. */
export const LookAlike: Story = {
  args: {
    ...CHOICE_FRAME,
    status: 'found',
    sought: 'unix',
    found: [found(SUMMARIES.unix), found(SUMMARIES.fake, { lookAlike: SUMMARIES.unix })],
  },
};
/** The search is in progress. */
export const Loading: Story = { args: { ...CHOICE_FRAME, status: 'loading', sought: 'car' } };
/** The search text is too short. */
export const TooShort: Story = { args: { ...CHOICE_FRAME, status: 'too-short', sought: 'c', least: 2 } };
/** Not found. */
export const None: Story = { args: { ...CHOICE_FRAME, status: 'none', sought: 'xyzzy' } };
/** No index responds. */
export const Failed: Story = {
  args: { ...CHOICE_FRAME, status: 'failed', sought: 'car', fault: new Fault('timeout', 'no answer') },
};

void ({
  unread: Unread,
  loading: Loading,
  popular: Popular,
  'too-short': TooShort,
  found: SameTicks,
  none: None,
  failed: Failed,
} satisfies Record<AddTokenView['status'], Story>);
