import type { FiatPrice } from '../../domain/amount/FiatPrice.ts';
import type { Language } from '../../domain/preferences/Language.ts';
import type { NumberStyle } from '../../domain/preferences/NumberStyle.ts';

/** What the preferences show. */
export interface PreferencesView {
  readonly status: 'ready';
  /** null: as the host says */
  readonly language: Language | null;
  /** what the host says */
  readonly hostLanguage: Language;
  /** ISO 4217, lower case */
  readonly currency: string;
  readonly currencies: readonly string[];
  /** what a DOGE costs in it: null when nobody tells, `asking` until somebody does */
  readonly price: FiatPrice | null | 'asking';
  readonly numberStyle: NumberStyle;
  readonly isBalanceHidden: boolean;
}

export interface PreferencesEvents {
  readonly onLanguage: (language: Language | null) => void;
  readonly onCurrency: (currency: string) => void;
  readonly onNumberStyle: (style: NumberStyle) => void;
  readonly onHide: (isHidden: boolean) => void;
  /** absent where the host draws the way back */
  readonly onBack?: (() => void) | undefined;
}
