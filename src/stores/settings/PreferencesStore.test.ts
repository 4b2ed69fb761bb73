// Preferences are the user's choices, here or on another device, if valid.
import { describe, expect, it } from 'vitest';
import { PreferencesStore, readCurrency, readLanguage, readNumberStyle } from './PreferencesStore.ts';

describe('preferences', () => {
  it('are open until somebody chooses', () => {
    const preferences = new PreferencesStore();
    expect(preferences).toMatchObject({ language: null, currency: 'usd', numberStyle: 'point' });
    preferences.setLanguage('es');
    preferences.setCurrency('eur');
    preferences.setNumberStyle('comma');
    expect(preferences).toMatchObject({ language: 'es', currency: 'eur', numberStyle: 'comma' });
    preferences.reset();
    expect(preferences).toMatchObject({ language: null, currency: 'usd', numberStyle: 'point' });
  });

  it('write numbers as the language does, unless a style was chosen', () => {
    const preferences = new PreferencesStore('de');
    expect(preferences).toMatchObject({ chosenNumberStyle: null, numberStyle: 'comma' });
    preferences.setLanguage('fr');
    expect(preferences.numberStyle).toBe('space-comma');
    preferences.setNumberStyle('point');
    expect(preferences.numberStyle).toBe('point');
    preferences.setNumberStyle(null);
    expect(preferences.numberStyle).toBe('space-comma');
    preferences.reset();
    expect(preferences).toMatchObject({ chosenNumberStyle: null, numberStyle: 'comma' });
  });

  it('refuse a currency that nobody offers', () => {
    expect(() => new PreferencesStore().setCurrency('xyz')).toThrow(RangeError);
  });

  it('are taken from elsewhere where nothing was chosen here', () => {
    const preferences = new PreferencesStore();
    preferences.takeFromElsewhere({ language: 'es', currency: 'brl' });
    expect(preferences).toMatchObject({ language: 'es', currency: 'brl' });
    preferences.takeFromElsewhere({ language: 'en', currency: 'eur' });
    expect(preferences).toMatchObject({ language: 'es', currency: 'brl' });
  });

  it('take nothing odd from elsewhere, nor from what was kept', () => {
    const preferences = new PreferencesStore();
    preferences.takeFromElsewhere({ language: 'constructor', currency: '__proto__' });
    expect(preferences).toMatchObject({ language: null, chosenCurrency: null });
    expect([readLanguage('xx'), readLanguage(7), readLanguage('en')]).toEqual([null, null, 'en']);
    expect([readCurrency('doge'), readCurrency(null), readCurrency('try')]).toEqual([null, null, 'try']);
    expect([readNumberStyle('odd'), readNumberStyle('space')]).toEqual([null, 'space']);
  });
});
