// The tools in the whole app, over a sandbox chain.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PSBT_MESSAGES } from '../../src/i18n/messages/codes/psbtMessages.ts';
import {
  MERGE_MESSAGES,
  SIGN_MESSAGES,
  SWEEP_MESSAGES,
  VERIFY_MESSAGES,
} from '../../src/i18n/messages/dapps/toolMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';

const meta = { title: 'Routes/Tools', tags: ['!autodocs'], ...APP_STORY } satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Coins of several sizes; protected ones are left alone. */
export const MergeCoins: Story = {
  args: { route: 'merge-coins', scenario: 'manyCoins' },
  play: async (context) => {
    await context.canvas.findByText(MERGE_MESSAGES.cost, {}, TIMEOUT);
    await pressBottom(openedIn(context), MERGE_MESSAGES.review);
    await context.canvas.findByText('Becomes one coin', {}, TIMEOUT);
  },
};
export const NothingToMerge: Story = {
  args: { route: 'merge-coins', scenario: 'fresh' },
  play: async ({ canvas }) => void (await canvas.findByText('Nothing to merge', {}, TIMEOUT)),
};
/** An unused key, whose address is empty. */
export const Sweep: Story = {
  args: { route: 'sweep' },
  play: async (context) => {
    await userEvent.click(await screen.findByLabelText(SWEEP_MESSAGES.label, {}, TIMEOUT));
    await userEvent.paste('cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA');
    await pressBottom(openedIn(context), SWEEP_MESSAGES.inspect);
    await context.canvas.findByText(SWEEP_MESSAGES.emptyTitle, {}, TIMEOUT);
  },
};
/** Signed with the account's own key, in the vault. */
export const SignMessage: Story = {
  args: { route: 'sign-message' },
  play: async ({ canvas }) => {
    await userEvent.type(await screen.findByLabelText(SIGN_MESSAGES.label, {}, TIMEOUT), 'Much proof');
    await userEvent.click(canvas.getByRole('button', { name: SIGN_MESSAGES.sign }));
    await canvas.findByRole('heading', { name: SIGN_MESSAGES.signed }, TIMEOUT);
    await expect(canvas.getByText('Much proof')).toBeVisible();
  },
};
export const VerifyMessage: Story = {
  args: { route: 'verify-message' },
  play: async (context) => {
    await userEvent.type(await screen.findByLabelText(VERIFY_MESSAGES.address, {}, TIMEOUT), 'much address');
    await userEvent.type(screen.getByLabelText(VERIFY_MESSAGES.message), 'such words');
    await userEvent.type(screen.getByLabelText(VERIFY_MESSAGES.signature), 'very sure');
    await pressBottom(openedIn(context), VERIFY_MESSAGES.check);
    await context.canvas.findByText('Invalid address', {}, TIMEOUT);
  },
};
/** A transaction prepared by another wallet. */
export const PartiallySigned: Story = {
  args: { route: 'psbt', scenario: 'funded' },
  play: async ({ canvas }) => void (await canvas.findByText(PSBT_MESSAGES.leadTitle, {}, TIMEOUT)),
};
