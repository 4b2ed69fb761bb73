/** The user's preferences: language, currency, and number style. */
import { makeAutoObservable } from 'mobx';
import { isCurrency, USUAL_CURRENCY } from '../../domain/preferences/currencies.ts';
import { isLanguage, type Language } from '../../domain/preferences/Language.ts';
import { isNumberStyle, type NumberStyle, numberStyleOf } from '../../domain/preferences/NumberStyle.ts';

/** Preferences never set follow the host, or those from another device. */
export class PreferencesStore {
  /** null: the host's language */
  language: Language | null = null;
  /** null: never chosen */
  chosenCurrency: string | null = null;
  /** null: the style of the language */
  chosenNumberStyle: NumberStyle | null = null;
  /** whether the device notifies of payments received while the app is hidden */
  notifiesOfPayments = false;
  /** changes whenever texts or numbers must be formatted again: rendering is keyed on it */
  voice = '';

  /** @param hostLanguage - used until the user chooses one */
  constructor(readonly hostLanguage: Language = 'en') {
    makeAutoObservable(this, { hostLanguage: false }, { deep: false, autoBind: true });
  }

  /** ISO 4217, lower case. */
  get currency(): string {
    return this.chosenCurrency ?? USUAL_CURRENCY;
  }

  /** The user's choice, or else the host's language. */
  get wantedLanguage(): Language {
    return this.language ?? this.hostLanguage;
  }

  /** How numbers are written and parsed now. */
  get numberStyle(): NumberStyle {
    return this.chosenNumberStyle ?? numberStyleOf(this.wantedLanguage);
  }

  /** @param language - null: the host's language */
  setLanguage(language: Language | null): void {
    this.language = language;
  }

  /** @throws {RangeError} for an unsupported currency */
  setCurrency(currency: string): void {
    if (!isCurrency(currency)) throw new RangeError(`not a currency on offer: ${currency}`);
    this.chosenCurrency = currency;
  }

  /** @param style - null: the style of the language */
  setNumberStyle(style: NumberStyle | null): void {
    this.chosenNumberStyle = style;
  }

  setNotifiesOfPayments(notifies: boolean): void {
    this.notifiesOfPayments = notifies;
  }

  /** Applies choices from another device, where none were made here. Invalid ones are ignored. */
  takeFromElsewhere(elsewhere: { readonly language: string | null; readonly currency: string | null }): void {
    const { language, currency } = elsewhere;
    if (this.language === null && language !== null && isLanguage(language)) this.language = language;
    if (this.chosenCurrency === null && currency !== null && isCurrency(currency))
      this.chosenCurrency = currency;
  }

  /** Signals that language or number style changed. */
  setVoice(voice: string): void {
    this.voice = voice;
  }

  reset(): void {
    this.language = null;
    this.chosenCurrency = null;
    this.chosenNumberStyle = null;
    this.notifiesOfPayments = false;
  }
}

/** Reads the persisted language; null when no longer supported. */
export const readLanguage = (stored: unknown): Language | null =>
  typeof stored === 'string' && isLanguage(stored) ? stored : null;

/** Null when no longer supported. */
export const readCurrency = (stored: unknown): string | null =>
  typeof stored === 'string' && isCurrency(stored) ? stored : null;

/** Null when no longer supported. */
export const readNumberStyle = (stored: unknown): NumberStyle | null =>
  typeof stored === 'string' && isNumberStyle(stored) ? stored : null;
