// The tab of apps at its route.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { APP_TAB_MESSAGES } from '../../src/i18n/messages/app/appMessages.ts';
import { TABS_MESSAGES } from '../../src/i18n/messages/app/commonMessages.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Routes/Connected sites',
  tags: ['!autodocs'],
  ...APP_STORY,
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above the tab bar, which marks the current tab. */
export const App: Story = {
  args: { route: 'app' },
  play: async ({ canvas }) => {
    await canvas.findByText(APP_TAB_MESSAGES.none, {}, TIMEOUT);
    await expect(canvas.getByRole('button', { name: TABS_MESSAGES.app })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
