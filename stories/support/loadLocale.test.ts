// Stories can be shown in every language, and in pseudo-English that takes more room.
import { afterEach, describe, expect, it } from 'vitest';
import { activeLanguage, isRightToLeft, setLanguage } from '../../src/i18n/i18n.ts';
import { HOME_MESSAGES } from '../../src/i18n/messages/wallet/homeMessages.ts';
import { loadLocale } from './loadLocale.ts';

afterEach(() => setLanguage('en'));

describe('the language of a story', () => {
  it('is one of the app', async () => {
    await loadLocale('es');
    expect(HOME_MESSAGES.title).toBe('Cartera');
  });

  it('is accented and a third longer', async () => {
    const { title } = HOME_MESSAGES;
    await loadLocale('pseudo');
    expect(HOME_MESSAGES.title).not.toBe(title);
    expect(HOME_MESSAGES.title.length).toBeGreaterThan(title.length * 1.3);
    expect(activeLanguage()).toBe('pseudo');
  });

  it('runs from right to left where that is asked for', async () => {
    await loadLocale('pseudo');
    expect(isRightToLeft()).toBe(false);
    await loadLocale('pseudo-rtl');
    expect(isRightToLeft()).toBe(true);
  });
});
