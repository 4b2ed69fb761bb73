import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CURRENCIES } from '../../../src/domain/preferences/currencies.ts';
import { PREFERENCE_MESSAGES as MESSAGES } from '../../../src/i18n/messages/settings/preferenceMessages.ts';
import { PreferencesScreen } from '../../../src/screens/settings/Preferences/PreferencesScreen.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const price = (currency: string, microsPerDoge: bigint) => ({ currency, microsPerDoge, atMs: STORY_NOW_MS });

const meta = {
  title: 'Screens/Settings/Preferences',
  component: PreferencesScreen,
  args: {
    status: 'ready',
    language: null,
    hostLanguage: 'en',
    currency: 'usd',
    currencies: CURRENCIES,
    price: price('usd', 200_000n),
    numberStyle: null,
    isBalanceHidden: false,
    onLanguage: fn(),
    onCurrency: fn(),
    onNumberStyle: fn(),
    onHide: fn(),
  },
} satisfies Meta<typeof PreferencesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Chosen: Story = {
  args: {
    language: 'es',
    currency: 'jpy',
    price: price('jpy', 30_000_000n),
    numberStyle: 'comma',
    isBalanceHidden: true,
  },
};
export const PriceUnknown: Story = { args: { currency: 'ngn', price: null } };
export const PriceAsked: Story = { args: { currency: 'eur', price: 'asking' } };
export const ChoosingLanguage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    await userEvent.click(await screen.findByRole('radio', { name: /Español/ }));
    await expect(args.onLanguage).toHaveBeenCalledWith('es');
    await userEvent.click(canvas.getByRole('button', { name: /Language/ }));
    await screen.findByRole('dialog', { name: MESSAGES.language });
  },
};
export const ChoosingCurrency: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Currency/ }));
    await expect(await screen.findByRole('radio', { name: /US Dollar/ })).toBeChecked();
  },
};
export const ChoosingNumbers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: MESSAGES.hide }));
    await expect(args.onHide).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: /Number format/ }));
    await expect(await screen.findByRole('radio', { name: /Same as the language/ })).toBeChecked();
  },
};
/** Numbers in French format, the default for that language. */
export const NumbersOfLanguage: Story = {
  args: { language: 'fr', currency: 'eur', price: price('eur', 180_000n) },
};
/** Prices are never fetched. */
export const Cold: Story = { args: { price: 'never' } };
