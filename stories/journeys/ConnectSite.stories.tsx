// A site connects, asks for a payment, and is disconnected.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type DEMO_ACTIONS, SITE_ORIGIN } from '../../mocks/dapp/demoActions.ts';
import { storyRequest } from '../../mocks/dapp/storyRequests.ts';
import { readAnswer } from '../../src/domain/dapp/answer.ts';
import { APP_TAB_MESSAGES } from '../../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../../src/i18n/messages/app/commonMessages.ts';
import {
  DAPP_MESSAGES,
  describeAction,
  describeOutcome,
  SITE_MESSAGES,
} from '../../src/i18n/messages/dapps/dappMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';
import { STORY_NOW_MS } from '../support/storyTime.ts';

const SITE = SITE_ORIGIN.replace('https://', '');

const at = (kind: keyof typeof DEMO_ACTIONS) => ({
  route: 'app-connect' as const,
  params: () => ({ startapp: storyRequest(STORY_NOW_MS, kind) }),
});

const meta = {
  title: 'Journeys/Connect a site',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { person: 'owner', scenario: 'funded' },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Requested, answered at the site's own address, listed, and forgotten. */
export const ConnectAndDisconnect: Story = {
  args: at('connect'),
  play: async (context) => {
    const { canvas, canvasElement, step } = context;
    const opened = openedIn(context);
    const links = () => opened.host.state().openedLinks;
    await step('A yes opens the site with the answer', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: describeAction('connect').yes }, TIMEOUT),
      );
      await waitFor(() => expect(links()).toHaveLength(1), TIMEOUT);
      const url = new URL(links()[0] ?? '');
      await expect(url.origin).toBe(SITE_ORIGIN);
      await expect(readAnswer(url.hash)).toMatchObject({
        status: 'approved',
        address: opened.stores.tx.from,
      });
      await canvas.findByText(describeOutcome('connect', SITE).title, {}, TIMEOUT);
    });
    await step('It stands under Apps', async () => {
      await pressBottom(opened, DAPP_MESSAGES.done);
      await userEvent.click(await canvas.findByRole('button', { name: TABS_MESSAGES.app }, TIMEOUT));
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(SITE) }, TIMEOUT));
    });
    await step('Disconnecting asks first', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: SITE_MESSAGES.revoke }, TIMEOUT));
      const sheet = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, TIMEOUT));
      await userEvent.click(await sheet.findByRole('button', { name: SITE_MESSAGES.revoke }, TIMEOUT));
      await canvas.findByText(APP_TAB_MESSAGES.none, {}, TIMEOUT);
      await expect(opened.host.violations).toEqual([]);
    });
  },
};

/** A declined request reveals nothing else to the site. */
export const Decline: Story = {
  args: at('sign'),
  play: async (context) => {
    const { canvas } = context;
    const opened = openedIn(context);
    await userEvent.click(await canvas.findByRole('button', { name: DAPP_MESSAGES.cancel }, TIMEOUT));
    await canvas.findByText(describeOutcome('declined', SITE).title, {}, TIMEOUT);
    await waitFor(() => expect(opened.host.state().openedLinks).toHaveLength(1), TIMEOUT);
    const [url = ''] = opened.host.state().openedLinks;
    await expect(readAnswer(new URL(url).hash)).toMatchObject({ status: 'declined', reason: 'person' });
  },
};
