// Between tabs and back, in the real app.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { APP_TAB_MESSAGES } from '../../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../../src/i18n/messages/app/commonMessages.ts';
import { ACTIVITY_LIST_MESSAGES } from '../../src/i18n/messages/tokens/tokenActivityMessages.ts';
import { WALLET_TABS_MESSAGES } from '../../src/i18n/messages/tokens/tokenMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, TIMEOUT } from '../support/appStory.tsx';

const meta = { title: 'Journeys/Tabs', tags: ['!autodocs'], ...APP_STORY } satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the tab bar to the tab of apps, back home, and from there to the token activity, without the bar. */
export const ThereAndBack: Story = {
  args: { route: 'home' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const bar = within(await canvas.findByRole('navigation', { name: TABS_MESSAGES.label }, TIMEOUT));
    await userEvent.click(bar.getByRole('button', { name: TABS_MESSAGES.app }));
    await canvas.findByText(APP_TAB_MESSAGES.none, {}, TIMEOUT);
    openedIn(context).host.pressBack();
    await userEvent.click(
      await canvas.findByRole('button', { name: WALLET_TABS_MESSAGES.activities }, TIMEOUT),
    );
    await canvas.findByText(ACTIVITY_LIST_MESSAGES.unread, {}, TIMEOUT);
    await expect(canvas.queryByRole('navigation', { name: TABS_MESSAGES.label })).toBeNull();
  },
};
