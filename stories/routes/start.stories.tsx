// The first route of a new user.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';

const meta = { title: 'Routes/Welcome', tags: ['!autodocs'], ...APP_STORY } satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is no vault on this phone. */
export const Welcome: Story = {
  args: { route: 'welcome', person: 'stranger' },
  play: async ({ canvas }) => void (await canvas.findByText(WELCOME_MESSAGES.title, {}, TIMEOUT)),
};
