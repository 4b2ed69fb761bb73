// The tab of apps, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MINUTE_MS } from '../../../mocks/views/money.ts';
import { describeTool } from '../../../src/i18n/messages/app/appMessages.ts';
import type { AppView } from '../../../src/screens/app/App/AppScreen.tsx';
import { AppScreen } from '../../../src/screens/app/App/AppScreen.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const FRAME = {
  tools: ['merge-coins', 'sweep', 'sign-message', 'verify-message'],
  nowMs: STORY_NOW_MS,
} as const satisfies Pick<AppView, 'tools' | 'nowMs'>;

const SITES = [
  { origin: 'https://swap.example', name: 'Much Swap', lastUsedAtMs: STORY_NOW_MS - 12 * MINUTE_MS },
  { origin: 'https://tips.example:8443', name: 'Tips', lastUsedAtMs: STORY_NOW_MS - 3000 * MINUTE_MS },
] as const;

const meta = {
  title: 'Screens/Sites/Connected sites',
  component: AppScreen,
  args: { ...FRAME, status: 'ready', sites: SITES, onSite: fn(), onTool: fn() },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two connected sites. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /swap\.example/ }));
    await expect(args.onSite).toHaveBeenCalledWith('https://swap.example');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(describeTool('sweep').title) }));
    await expect(args.onTool).toHaveBeenCalledWith('sweep');
  },
};
/** No connected site. */
export const Empty: Story = { args: { ...FRAME, status: 'empty' } };
/** Watch-only wallets can't sign. */
export const WatchOnly: Story = {
  args: { ...FRAME, status: 'empty', tools: ['sweep', 'verify-message'] },
};
/** An address longer than the line is shown whole; names may be in any script. */
export const LongOrigin: Story = {
  args: {
    sites: [
      {
        origin: 'https://much-wow.very-long-subdomain-of-a-site.such-hosting.example',
        name: 'متجر العملات',
        lastUsedAtMs: STORY_NOW_MS - 40_000,
      },
    ],
  },
};
/** A cold wallet has no sites, and only tools that need no server. */
export const Cold: Story = {
  args: { ...FRAME, status: 'cold', tools: ['sign-message', 'verify-message'] },
};
