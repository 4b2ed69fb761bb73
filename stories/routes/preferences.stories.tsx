// Preferences, the network, the exported history, and about, at their routes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ABOUT_MESSAGES } from '../../src/i18n/messages/settings/aboutMessages.ts';
import { EXPORT_HISTORY_MESSAGES } from '../../src/i18n/messages/settings/exportHistoryMessages.ts';
import { LABEL_MESSAGES } from '../../src/i18n/messages/settings/labelMessages.ts';
import { NETWORK_MESSAGES } from '../../src/i18n/messages/settings/networkMessages.ts';
import { PREFERENCE_MESSAGES } from '../../src/i18n/messages/settings/preferenceMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';

const meta = { title: 'Routes/Preferences', tags: ['!autodocs'], ...APP_STORY } satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preferences: Story = {
  args: { route: 'preferences' },
  play: async ({ canvas }) => void (await canvas.findByText('1 DOGE is $0.20', {}, TIMEOUT)),
};
/** The price is fetched again, and formatted for the currency. */
export const InYen: Story = {
  args: { route: 'preferences' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Currency/ }, TIMEOUT));
    await userEvent.click(await screen.findByRole('radio', { name: /Japanese Yen/ }, TIMEOUT));
    await canvas.findByText('1 DOGE is ¥30', {}, TIMEOUT);
  },
};
/** If the server has no price in a currency, it is unknown, never 0. */
export const WithoutPrice: Story = {
  args: { route: 'preferences' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Currency/ }, TIMEOUT));
    await userEvent.click(await screen.findByRole('radio', { name: /Naira/ }, TIMEOUT));
    await canvas.findByText(PREFERENCE_MESSAGES.noPrice, {}, TIMEOUT);
  },
};
export const Network: Story = {
  args: { route: 'network' },
  play: async ({ canvas }) => void (await canvas.findByText(/up to date/, {}, TIMEOUT)),
};
/** An unencrypted address is rejected before any request. */
export const NetworkServerRejected: Story = {
  args: { route: 'network' },
  play: async ({ canvas }) => {
    await canvas.findByText(/up to date/, {}, TIMEOUT);
    await userEvent.click(canvas.getByRole('button', { name: NETWORK_MESSAGES.add }));
    const field = await screen.findByLabelText(NETWORK_MESSAGES.address, {}, TIMEOUT);
    await userEvent.type(field, 'http://blockbook.example');
    await userEvent.click(screen.getByRole('button', { name: NETWORK_MESSAGES.check }));
    await screen.findByText(/https:\/\/ are safe/, {}, TIMEOUT);
  },
};
export const ExportHistory: Story = {
  args: { route: 'export-history' },
  play: async ({ canvas }) => void (await canvas.findByText(EXPORT_HISTORY_MESSAGES.text, {}, TIMEOUT)),
};
/** Read page by page, with historic prices. */
export const ExportHistoryMade: Story = {
  args: { route: 'export-history', scenario: 'busy' },
  play: async (context) => {
    await context.canvas.findByText(EXPORT_HISTORY_MESSAGES.text, {}, TIMEOUT);
    await pressBottom(openedIn(context), EXPORT_HISTORY_MESSAGES.make);
    await expect(await context.canvas.findByText('kennel-history-2026-11-21.csv', {}, TIMEOUT)).toBeVisible();
  },
};
export const Labels: Story = {
  args: { route: 'labels' },
  play: async ({ canvas }) => {
    await canvas.findByText(LABEL_MESSAGES.import, {}, TIMEOUT);
    await userEvent.click(canvas.getByLabelText(LABEL_MESSAGES.field));
    await userEvent.paste(`{"type":"tx","ref":"${'ab'.repeat(32)}","label":"Rent"}`);
    await userEvent.click(canvas.getByRole('button', { name: LABEL_MESSAGES.open }));
    await expect(await canvas.findByRole('checkbox', { name: /Rent/ }, TIMEOUT)).toBeChecked();
  },
};
export const About: Story = {
  args: { route: 'about' },
  play: async ({ canvas }) => void (await canvas.findByText(ABOUT_MESSAGES.version, {}, TIMEOUT)),
};
