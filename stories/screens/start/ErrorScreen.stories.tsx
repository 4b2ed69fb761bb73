import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ErrorView } from '../../../src/screens/start/Error/ErrorScreen.tsx';
import { ErrorScreen } from '../../../src/screens/start/Error/ErrorScreen.tsx';

const meta = {
  title: 'Screens/Start/Error',
  excludeStories: ['coverage'],
  component: ErrorScreen,
  args: {
    status: 'crashed',
    isCopied: false,
    report:
      'Kennel 0.1.0 · ios 9.1 · /history\nTypeError: undefined is not an object\n  at HistoryScreen (HistoryScreen.tsx:41)',
    onHome: fn(),
    onReload: fn(),
    onCopyReport: fn(),
  },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen failed to render. */
export const Crashed: Story = {};
/** The report is shown before it is copied. */
export const ReportOpen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Technical details'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy report' }));
    await expect(args.onCopyReport).toHaveBeenCalledOnce();
  },
};
export const ReportCopied: Story = { args: { isCopied: true } };
/** A lazy part failed to load. */
export const PartMissing: Story = { args: { status: 'part-missing' } };
/** The host's configuration is invalid: the report names the field. */
export const Misconfigured: Story = {
  args: {
    status: 'misconfigured',
    report:
      'Kennel 0.1.0 · kennel.config.json: servers.mainnet.blockbook must name at least one Blockbook server',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Back to my wallet' })).toBeNull();
    await userEvent.click(canvas.getByText('Technical details'));
  },
};
/** Telegram launched the app, but its user data is unreadable. */
export const LaunchUnreadable: Story = {
  args: { status: 'launch-unreadable', report: "Kennel 0.1.0 · Telegram's launch: user" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Back to my wallet' })).toBeNull();
    await userEvent.click(canvas.getByText('Technical details'));
  },
};
export const UnknownRoute: Story = { args: { status: 'unknown-route' } };

/** Every status has its story. */
export const coverage = {
  crashed: Crashed,
  misconfigured: Misconfigured,
  'launch-unreadable': LaunchUnreadable,
  'part-missing': PartMissing,
  'unknown-route': UnknownRoute,
} satisfies Record<ErrorView['status'], Story>;
