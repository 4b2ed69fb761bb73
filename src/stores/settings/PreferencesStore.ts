/** What a person prefers: the language, the currency, and how numbers are written. */
import { makeAutoObservable } from 'mobx';
import { isCurrency, USUAL_CURRENCY } from '../../domain/preferences/currencies.ts';
import { isLanguage, type Language } from '../../domain/preferences/Language.ts';
import { isNumberStyle, type NumberStyle, numberStyleOf } from '../../domain/preferences/NumberStyle.ts';

/** Preferences. What was never chosen stays open to what the host says, or to what the person chose elsewhere. */
export class PreferencesStore {
  /** null: as the host says */
  language: Language | null = null;
  /** null: never chosen */
  chosenCurrency: string | null = null;
  /** null: as the language has it */
  chosenNumberStyle: NumberStyle | null = null;
  /** whether the device tells of payments that come in while the app is out of sight */
  notifiesOfPayments = false;
  /** changes whenever sentences or numbers have to be said anew: what is drawn is keyed on it */
  voice = '';

  /** @param hostLanguage - what is spoken until somebody chooses */
  constructor(readonly hostLanguage: Language = 'en') {
    makeAutoObservable(this, { hostLanguage: false }, { deep: false, autoBind: true });
  }

  /** ISO 4217, lower case. */
  get currency(): string {
    return this.chosenCurrency ?? USUAL_CURRENCY;
  }

  /** The language that is wanted now. */
  get wantedLanguage(): Language {
    return this.language ?? this.hostLanguage;
  }

  /** How numbers are written and read now. */
  get numberStyle(): NumberStyle {
    return this.chosenNumberStyle ?? numberStyleOf(this.wantedLanguage);
  }

  /** @param language - null for whatever the host says */
  setLanguage(language: Language | null): void {
    this.language = language;
  }

  /** @throws {RangeError} for a currency that is not offered */
  setCurrency(currency: string): void {
    if (!isCurrency(currency)) throw new RangeError(`not a currency on offer: ${currency}`);
    this.chosenCurrency = currency;
  }

  /** @param style - null for that of the language */
  setNumberStyle(style: NumberStyle | null): void {
    this.chosenNumberStyle = style;
  }

  setNotifiesOfPayments(notifies: boolean): void {
    this.notifiesOfPayments = notifies;
  }

  /** Takes what the person chose on another device, where nothing was chosen on this one. Anything odd is passed over. */
  takeFromElsewhere(elsewhere: { readonly language: string | null; readonly currency: string | null }): void {
    const { language, currency } = elsewhere;
    if (this.language === null && language !== null && isLanguage(language)) this.language = language;
    if (this.chosenCurrency === null && currency !== null && isCurrency(currency))
      this.chosenCurrency = currency;
  }

  /** Says that something is spoken or written in another way now. */
  setVoice(voice: string): void {
    this.voice = voice;
  }

  /** Back to what nobody chose. */
  reset(): void {
    this.language = null;
    this.chosenCurrency = null;
    this.chosenNumberStyle = null;
    this.notifiesOfPayments = false;
  }
}

/** Reads a kept language; one that is no longer offered counts as never chosen. */
export const readLanguage = (stored: unknown): Language | null =>
  typeof stored === 'string' && isLanguage(stored) ? stored : null;

/** Reads a kept currency in the same way. */
export const readCurrency = (stored: unknown): string | null =>
  typeof stored === 'string' && isCurrency(stored) ? stored : null;

/** Reads a kept style in the same way. */
export const readNumberStyle = (stored: unknown): NumberStyle | null =>
  typeof stored === 'string' && isNumberStyle(stored) ? stored : null;
