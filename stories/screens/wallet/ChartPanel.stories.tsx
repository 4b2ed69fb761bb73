// The chart of price and balance, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { balancePoints, chartPoints, flatPoints, gappedPoints } from '../../../mocks/views/chartPoints.ts';
import { PRICE } from '../../../mocks/views/money.ts';
import { Page } from '../../../src/components/layout/Page.tsx';
import { CHART_MESSAGES } from '../../../src/i18n/messages/wallet/chartMessages.ts';
import { ChartPanel } from '../../../src/screens/wallet/Chart/ChartPanel.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const ready = (points = chartPoints()) => ({ status: 'ready', points }) as const;

const meta = {
  title: 'Screens/Home/Chart',
  component: ChartPanel,
  args: {
    subject: 'price',
    range: 'day',
    content: ready(),
    currency: 'usd',
    price: PRICE,
    nowMs: STORY_NOW_MS,
    onSubject: fn(),
    onRange: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Page>
        <h1 className="heard">{CHART_MESSAGES.title}</h1>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ChartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Week: Story = { args: { range: 'week', content: ready(chartPoints('week', -14_000)) } };
export const Month: Story = { args: { range: 'month', content: ready(chartPoints('month', 42_000)) } };
export const Year: Story = { args: { range: 'year', content: ready(chartPoints('year', -60_000)) } };
export const Down: Story = { args: { content: ready(chartPoints('day', -9_000)) } };
export const Flat: Story = { args: { content: ready(flatPoints()) } };
/** A few hours without data. */
export const Gap: Story = { args: { content: ready(gappedPoints()) } };
/** The server started recording prices just now. */
export const OnePoint: Story = { args: { content: ready(chartPoints().slice(-1)) } };
export const Loading: Story = { args: { content: { status: 'loading' } } };
/** The server has no prices, or implausible ones. */
export const Unavailable: Story = {
  args: { content: { status: 'unavailable' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: CHART_MESSAGES.tryAgain }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** A point selected by keys, with its value and time. */
export const Scrubbed: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: CHART_MESSAGES.priceChart }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByText(/^(Today|Yesterday), /)).toBeVisible();
  },
};
export const Balance: Story = {
  args: { subject: 'balance', range: 'month', content: ready(balancePoints()) },
};
export const BalanceUnavailable: Story = {
  args: { subject: 'balance', content: { status: 'unavailable' } },
};
/** The user hid amounts. */
export const Hidden: Story = { args: { subject: 'balance', content: { status: 'hidden' } } };
