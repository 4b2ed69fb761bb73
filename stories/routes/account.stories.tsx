// Password, words and the locked door at their places.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PASSWORD_WORDS, PHRASE_WORDS, UNLOCK_WORDS } from '../../src/text/accountWords.ts';
import { APP_STORY, type AppStoryArgs, PATIENCE } from '../support/appStory.tsx';

const meta = { title: 'Routes/account', ...APP_STORY } satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody new came from welcome. */
export const CreatePassword: Story = {
  args: { route: 'create-password', person: 'stranger' },
  play: async ({ canvas }) => void (await canvas.findByText(PASSWORD_WORDS.title, {}, PATIENCE)),
};
/** The password is set, and no wallet is in the vault. */
export const CreateHdWallet: Story = {
  args: { route: 'create-hd-wallet', person: 'beginner' },
  play: async ({ canvas }) => void (await canvas.findByText(PHRASE_WORDS.title, {}, PATIENCE)),
};
/** The vault is locked. */
export const Unlock: Story = {
  args: { route: 'unlock', person: 'locked-out' },
  play: async ({ canvas }) => void (await canvas.findByText(UNLOCK_WORDS.title, {}, PATIENCE)),
};
