// The preferences: language, currency, number style, and hiding amounts.
import { useState } from 'react';
import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { type Choice, ChoiceSheet } from '../../../components/overlays/ChoiceSheet.tsx';
import type { FiatPrice } from '../../../domain/amount/FiatPrice.ts';
import { KOINU_PER_DOGE } from '../../../domain/amount/Koinu.ts';
import { LANGUAGES, type Language } from '../../../domain/preferences/Language.ts';
import {
  NUMBER_MARKS,
  NUMBER_STYLES,
  type NumberStyle,
  numberStyleOf,
} from '../../../domain/preferences/NumberStyle.ts';
import { fiatSign, inFiat } from '../../../i18n/format/inFiat.ts';
import {
  describePrice,
  PREFERENCE_MESSAGES as MESSAGES,
  nameCurrency,
  nameLanguage,
} from '../../../i18n/messages/settings/preferenceMessages.ts';

export interface PreferencesView {
  readonly status: 'ready';
  /** null: the host's language */
  readonly language: Language | null;
  /** the host's language */
  readonly hostLanguage: Language;
  /** ISO 4217, lower case */
  readonly currency: string;
  readonly currencies: readonly string[];
  /** price of a DOGE: null if unavailable, `asking` until known, `never` if no server is asked */
  readonly price: FiatPrice | null | 'asking' | 'never';
  /** null: the language's style */
  readonly numberStyle: NumberStyle | null;
  readonly isBalanceHidden: boolean;
}

export interface PreferencesEvents {
  readonly onLanguage: (language: Language | null) => void;
  readonly onCurrency: (currency: string) => void;
  readonly onNumberStyle: (style: NumberStyle | null) => void;
  readonly onHide: (isHidden: boolean) => void;
}

type PreferencesProps = PreferencesView & PreferencesEvents;

/** A sample number in a style. */
const example = (style: NumberStyle): string =>
  `1${NUMBER_MARKS[style].groupMark}234${NUMBER_MARKS[style].decimalMark}56`;

function priceLine(price: Exclude<PreferencesView['price'], 'never'>): string {
  if (price === 'asking') return MESSAGES.asking;
  return price === null ? MESSAGES.noPrice : describePrice(inFiat(KOINU_PER_DOGE, price));
}

/** Every choice takes effect immediately. */
export function PreferencesScreen(props: PreferencesProps) {
  const [sheet, setSheet] = useState<'none' | 'language' | 'currency' | 'numbers'>('none');
  const { language, hostLanguage, currency, price, numberStyle, isBalanceHidden } = props;
  const open = (kind: typeof sheet) => ({ kind: 'open' as const, onPress: () => setSheet(kind) });
  return (
    <Page title={MESSAGES.title}>
      <Card padding="flush" title={MESSAGES.reading}>
        <SettingRow
          icon="globe"
          title={MESSAGES.language}
          value={nameLanguage(language ?? hostLanguage)}
          control={open('language')}
        />
        {price !== 'never' && (
          <SettingRow
            icon="coin"
            title={MESSAGES.currency}
            text={priceLine(price)}
            value={currency.toUpperCase()}
            control={open('currency')}
          />
        )}
        <SettingRow
          icon="numbers"
          title={MESSAGES.numbers}
          value={<span dir="ltr">{example(numberStyle ?? numberStyleOf(language ?? hostLanguage))}</span>}
          control={open('numbers')}
        />
      </Card>
      <Card padding="flush" title={MESSAGES.seen}>
        <SettingRow
          icon="eye-off"
          title={MESSAGES.hide}
          text={MESSAGES.hideText}
          control={{ kind: 'switch', isOn: isBalanceHidden, onChange: props.onHide }}
        />
      </Card>
      <Sheets {...props} sheet={sheet} onClose={() => setSheet('none')} />
    </Page>
  );
}

interface SheetsProps {
  readonly sheet: 'none' | 'language' | 'currency' | 'numbers';
  readonly onClose: () => void;
}

function Sheets(props: PreferencesProps & SheetsProps) {
  const { sheet, onClose } = props;
  const andClose =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value) => {
      onClose();
      choose(value);
    };
  return (
    <>
      <ChoiceSheet
        isOpen={sheet === 'language'}
        title={MESSAGES.language}
        choices={languageChoices(props.hostLanguage)}
        chosen={props.language}
        onChoose={andClose(props.onLanguage)}
        onClose={onClose}
      />
      <ChoiceSheet
        isOpen={sheet === 'currency'}
        title={MESSAGES.currency}
        text={MESSAGES.currencyText}
        choices={currencyChoices(props.currencies)}
        chosen={props.currency}
        onChoose={andClose(props.onCurrency)}
        onClose={onClose}
      />
      <ChoiceSheet
        isOpen={sheet === 'numbers'}
        title={MESSAGES.numbers}
        text={MESSAGES.numbersText}
        choices={numberChoices(props.language ?? props.hostLanguage)}
        chosen={props.numberStyle}
        onChoose={andClose(props.onNumberStyle)}
        onClose={onClose}
      />
    </>
  );
}

const languageChoices = (hostLanguage: Language): readonly Choice<Language | null>[] => [
  { value: null, label: MESSAGES.hostLanguage, second: nameLanguage(hostLanguage) },
  ...LANGUAGES.map((value) => ({ value, label: nameLanguage(value) })),
];

const numberChoices = (language: Language): readonly Choice<NumberStyle | null>[] => [
  {
    value: null,
    label: MESSAGES.languageNumbers,
    second: <span dir="ltr">{example(numberStyleOf(language))}</span>,
  },
  ...NUMBER_STYLES.map((value) => ({ value, label: example(value) })),
];

const currencyChoices = (currencies: readonly string[]): readonly Choice<string>[] =>
  currencies.map((value) => ({
    value,
    label: nameCurrency(value),
    second: [...new Set([value.toUpperCase(), fiatSign(value)])].join(' · '),
  }));
