// The request of a site, and a connected site, at their routes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SITE_ORIGIN } from '../../mocks/dapp/demoActions.ts';
import { storyRequest } from '../../mocks/dapp/storyRequests.ts';
import { UNLOCK_MESSAGES } from '../../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import { DAPP_MESSAGES, describeAction, SITE_MESSAGES } from '../../src/i18n/messages/dapps/dappMessages.ts';
import { describeRequestProblem } from '../../src/i18n/messages/dapps/describeRequestProblem.ts';
import type { Stores } from '../../src/stores/createStores.ts';
import { APP_STORY, type AppStoryArgs, openedIn, TIMEOUT } from '../support/appStory.tsx';
import { STORY_NOW_MS } from '../support/storyTime.ts';

const request = (
  ...given: Parameters<typeof storyRequest> extends [number, ...infer Rest] ? Rest : never
) => ({
  startapp: storyRequest(STORY_NOW_MS, ...given),
});

/** The site was connected an hour ago. */
async function connect({ apps, keyrings }: Stores): Promise<void> {
  const address = keyrings.current.accounts[0]?.address;
  if (!address) throw new Error('no account');
  const atMs = STORY_NOW_MS - 3_600_000;
  const name = 'Much Shop';
  apps.note({
    origin: SITE_ORIGIN,
    name,
    address,
    connectedAtMs: atMs,
    lastUsedAtMs: atMs,
    may: ['see-address'],
  });
}

const meta = {
  title: 'Routes/Connect a site',
  tags: ['!autodocs'],
  ...APP_STORY,
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the request alone opens no link. */
export const AppConnect: Story = {
  args: { route: 'app-connect', params: () => request('connect') },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: describeAction('connect').title }, TIMEOUT);
    await expect(openedIn(context).host.state().openedLinks).toEqual([]);
  },
};
/** A text to sign. */
export const AppConnectSign: Story = {
  args: { route: 'app-connect', params: () => request('sign'), before: connect },
  play: async ({ canvas }) => void (await canvas.findByText(DAPP_MESSAGES.signNote, {}, TIMEOUT)),
};
/** The wallet is locked: it is unlocked first, and the request waits. */
export const AppConnectLocked: Story = {
  args: { route: 'app-connect', params: () => request('connect'), person: 'locked-out' },
  play: async ({ canvas }) => void (await canvas.findByText(UNLOCK_MESSAGES.request, {}, TIMEOUT)),
};
/** There is no wallet yet. */
export const AppConnectNoWallet: Story = {
  args: { route: 'app-connect', params: () => request('connect'), person: 'stranger' },
  play: async ({ canvas }) => void (await canvas.findByText(WELCOME_MESSAGES.title, {}, TIMEOUT)),
};
/** The request has expired. */
export const AppConnectExpired: Story = {
  args: { route: 'app-connect', params: () => request('connect', { expiresAtMs: STORY_NOW_MS - 60_000 }) },
  play: async ({ canvas }) => {
    const { title } = describeRequestProblem({ kind: 'expired', origin: SITE_ORIGIN, expiredAtMs: 0 });
    await canvas.findByRole('heading', { name: title }, TIMEOUT);
  },
};
/** A site on the list. */
export const ConnectedApp: Story = {
  args: { route: 'connected-app', params: () => ({ origin: SITE_ORIGIN }), before: connect },
  play: async ({ canvas }) => void (await canvas.findByText(SITE_MESSAGES.may, {}, TIMEOUT)),
};
/** A site not on the list. */
export const ConnectedAppUnknown: Story = {
  args: { route: 'connected-app', params: () => ({ origin: SITE_ORIGIN }) },
  play: async ({ canvas }) => void (await canvas.findByText(SITE_MESSAGES.unknownTitle, {}, TIMEOUT)),
};
