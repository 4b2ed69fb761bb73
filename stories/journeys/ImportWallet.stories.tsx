// Importing another program's wallet, step by step.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { doge } from '../../mocks/builders/coins.ts';
import { seedOfPhrase } from '../../mocks/builders/seedOfPhrase.ts';
import { TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import { KNOWN_PHRASE } from '../../mocks/views/importViews.ts';
import { addressOfPublicKey } from '../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { deriveNode, masterNode } from '../../src/domain/keys/hdKeys.ts';
import { readPhrase } from '../../src/domain/keys/phrase.ts';
import { PASSWORD_MESSAGES } from '../../src/i18n/messages/accounts/accountMessages.ts';
import {
  ADD_KEYRING_MESSAGES,
  bringIn,
  ENTRY_MESSAGES,
  FOUND_MESSAGES,
  wordNumberLabel,
} from '../../src/i18n/messages/accounts/importMessages.ts';
import { WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Journeys/Import a wallet',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { person: 'stranger', scenario: 'fresh', route: 'welcome' },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address of the known phrase at a path. */
function addressAtPath(path: string): DogeAddress {
  const phrase = readPhrase(KNOWN_PHRASE);
  if (!phrase.ok) throw new Error('the known phrase is none');
  const node = deriveNode(masterNode(seedOfPhrase(phrase.value), 'regtest'), path);
  return addressOfPublicKey(node.key.publicKey, 'regtest');
}

const STANDARD = addressAtPath("m/44'/1'/0'/0/0");
const LATER = addressAtPath("m/44'/1'/0'/0/3");
const ANDROID = addressAtPath("m/0'/0/0");

/** Welcome, password, words, found coins, home. */
export const Import: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const { sandbox } = opened.control;
    await step('The phrase holds coins in three places', async () => {
      sandbox.faucet(STANDARD, doge('250'));
      sandbox.faucet(LATER, doge('40'));
      sandbox.faucet(ANDROID, doge('12.5'));
      sandbox.mine(3);
    });
    await step('Welcome knows those who have a wallet', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: WELCOME_MESSAGES.bringIn }, TIMEOUT));
    });
    await step('The password comes first, since it seals what follows', async () => {
      await userEvent.type(
        await canvas.findByLabelText(PASSWORD_MESSAGES.password, {}, TIMEOUT),
        TEST_PASSWORD,
      );
      await pressBottom(opened, PASSWORD_MESSAGES.create);
    });
    await step('What they have of it is asked', async () => {
      await canvas.findByText(ADD_KEYRING_MESSAGES.bringTitle, {}, TIMEOUT);
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(ADD_KEYRING_MESSAGES.words) }));
    });
    await step('The words are pasted at once', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: wordNumberLabel(1) }, TIMEOUT));
      await userEvent.paste(KNOWN_PHRASE);
      await pressBottom(opened, ENTRY_MESSAGES.find);
    });
    await step('What they hold is found and chosen', async () => {
      await canvas.findByText(FOUND_MESSAGES.title, {}, TIMEOUT);
      const chosen = canvas.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
      await expect(chosen).toHaveLength(3);
      await pressBottom(opened, bringIn(3));
    });
    await step('Home shows the first of it', async () => {
      await waitFor(() => expect(opened.stores.accounts.current.address).toBe(STANDARD), TIMEOUT);
      // the balance, and the row with its origin
      await expect((await canvas.findAllByText('250', {}, TIMEOUT)).length).toBe(2);
      await waitFor(() => expect(canvas.queryByText(/imported$/)).toBeNull(), TIMEOUT);
    });
    await step('The others are there too, each under its path', async () => {
      const { keyrings } = opened.stores;
      await expect(keyrings.findByAddress(LATER)?.keyring.hdPath).toBe("m/44'/1'/0'/0");
      await expect(keyrings.findByAddress(ANDROID)?.keyring.hdPath).toBe("m/0'/0");
    });
    await step('No word is left in the page', async () => {
      await expect(document.documentElement.outerHTML).not.toContain('sausage');
      await expect(opened.host.violations).toEqual([]);
    });
  },
};
