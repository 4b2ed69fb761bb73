// All messages are in the user's language and number style; and English never waits.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeApp } from '../../../mocks/fixtures/fakeApp.ts';
import { numberStyle, writeNumbers } from '../../i18n/format/numberStyle.ts';
import { activeLanguage, setLanguage } from '../../i18n/i18n.ts';
import { loadLanguage } from '../../i18n/loadLanguage.ts';
import { PREFERENCE_MESSAGES } from '../../i18n/messages/settings/preferenceMessages.ts';
import { followLanguage } from './languageReactions.ts';
import { LANGUAGE_TIMEOUT_MS, loadMessages } from './loadMessages.ts';
import { repriceInCurrency, shareChoices } from './preferenceReactions.ts';

afterEach(() => {
  setLanguage('en');
  writeNumbers('point');
});

const infoIn = (languageCode: string) => ({
  platform: 'ios',
  version: '9.1',
  userId: '1',
  startParam: null,
  languageCode,
});

describe('the language', () => {
  it('is the host’s at first, and the person’s after a choice', async () => {
    const { stores } = createFakeApp({ host: { info: infoIn('es-MX') } });
    const stop = followLanguage(stores);
    await vi.waitUntil(() => activeLanguage() === 'es', { timeout: 20_000 });
    expect(PREFERENCE_MESSAGES.title).toBe('Preferencias');
    stores.preferences.setLanguage('en');
    expect(PREFERENCE_MESSAGES.title).toBe('Preferences');
    stop();
  });

  it('tells whoever draws that there is something to draw anew', async () => {
    const { stores } = createFakeApp();
    const stop = followLanguage(stores);
    const voices = [stores.preferences.voice];
    stores.preferences.setLanguage('es');
    await vi.waitUntil(() => stores.preferences.voice !== voices[0]);
    voices.push(stores.preferences.voice);
    stores.preferences.setNumberStyle('space');
    voices.push(stores.preferences.voice);
    expect(new Set(voices).size).toBe(3);
    expect(numberStyle()).toBe('space');
    stop();
  });

  it('brings its way of writing numbers, unless another was chosen', () => {
    const { stores } = createFakeApp({ host: { info: infoIn('de') } });
    const stop = followLanguage(stores);
    expect(numberStyle()).toBe('comma');
    stores.preferences.setLanguage('ru');
    expect(numberStyle()).toBe('space-comma');
    stores.preferences.setNumberStyle('point');
    expect(numberStyle()).toBe('point');
    stop();
  });

  it('does not come back when another was chosen while it loaded', async () => {
    const coming = loadLanguage('es');
    await loadLanguage('en');
    await coming;
    expect(activeLanguage()).toBe('en');
  });

  it('stays in disguise for whoever looks at layouts', () => {
    setLanguage('pseudo', {}, 'en');
    const { stores } = createFakeApp({ host: { info: infoIn('es') } });
    followLanguage(stores)();
    expect(activeLanguage()).toBe('pseudo');
  });

  it('lets the first screen wait for a moment only', async () => {
    const { clock } = createFakeApp();
    const waiting = loadMessages('es', { clock });
    clock.advance(LANGUAGE_TIMEOUT_MS);
    await waiting;
    expect(clock.pending()).toEqual([]);
    await vi.waitUntil(() => activeLanguage() === 'es', { timeout: 20_000 });
  });
});

describe('the currency', () => {
  it('is what prices are asked in, and an answer in the one before is not shown', async () => {
    const answers = new Map<string, (microsPerDoge: bigint) => void>();
    const quote = (currency: string) =>
      new Promise<{ currency: string; microsPerDoge: bigint; atMs: number }>((resolve) => {
        answers.set(currency, (microsPerDoge) => resolve({ currency, microsPerDoge, atMs: 0 }));
      });
    const { stores } = createFakeApp({ prices: { quote } });
    const { accounts, preferences } = stores;
    const stop = repriceInCurrency(stores);
    const inDollars = accounts.price.refresh();
    preferences.setCurrency('eur');
    expect(accounts.price.quote).toBeNull();
    const inEuros = accounts.price.refresh();
    answers.get('eur')?.(180_000n);
    await inEuros;
    answers.get('usd')?.(200_000n);
    await inDollars;
    expect(accounts.price.quote).toMatchObject({ currency: 'eur', microsPerDoge: 180_000n });
    stop();
  });
});

describe('choices', () => {
  it('are told to Telegram’s cloud, and taken from it where there are none', async () => {
    const kept = new Map([['language', 'es']]);
    const cloudPreferences = {
      get: async (key: string) => kept.get(key) ?? null,
      set: async (key: string, value: string) => void kept.set(key, value),
      remove: async (key: string) => void kept.delete(key),
    };
    const { stores, ports } = createFakeApp({ host: { cloudPreferences } });
    const stop = shareChoices(stores, ports);
    await vi.waitUntil(() => stores.preferences.language === 'es');
    stores.preferences.setCurrency('brl');
    stores.preferences.setLanguage('en');
    expect(Object.fromEntries(kept)).toEqual({ language: 'en', currency: 'brl' });
    stop();
  });
});
