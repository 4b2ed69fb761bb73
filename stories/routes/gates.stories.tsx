// Where a route redirects a user who may not open it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UNLOCK_MESSAGES } from '../../src/i18n/messages/accounts/accountMessages.ts';
import { ERROR_MESSAGES, WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Routes/Locked routes',
  tags: ['!autodocs'],
  ...APP_STORY,
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Home asks for the password first. */
export const Locked: Story = {
  args: { path: '/home', person: 'locked-out' },
  play: async ({ canvas }) => void (await canvas.findByText(UNLOCK_MESSAGES.title, {}, TIMEOUT)),
};
/** Without a vault every route leads to welcome. */
export const NoVault: Story = {
  args: { path: '/history', person: 'stranger' },
  play: async ({ canvas }) => void (await canvas.findByText(WELCOME_MESSAGES.title, {}, TIMEOUT)),
};
/** A route that does not exist. */
export const UnknownRoute: Story = {
  args: { path: '/moon' },
  play: async ({ canvas }) => void (await canvas.findByText(ERROR_MESSAGES.title, {}, TIMEOUT)),
};
