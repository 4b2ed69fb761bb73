/**
 * Messages in the current language. The English texts are in the code, as ICU messages; other languages are catalogs (`locales/*.po`) that
 * replace them, loaded on demand and looked up each time a message is used.
 */
import { type Messages, setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Language } from '../domain/preferences/Language.ts';

export type { Language } from '../domain/preferences/Language.ts';

/** Lengthened and accented English, or right to left: shows whether a layout has room for other languages. */
export type PseudoLanguage = 'pseudo' | 'pseudo-rtl';

export interface TitledMessage {
  readonly title: string;
  readonly text: string;
}

/** Values by placeholder name: a number selects a plural; values to be displayed are passed as formatted text. */
type ValuesOf<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number }
>;

/** Empty when a message has no placeholders. */
type Given<Message extends string> = keyof ValuesOf<Message> extends never ? [] : [ValuesOf<Message>];

const i18n = setupI18n({ locale: 'en', locales: 'en', messages: { en: {} } });

/** The build compiles messages with placeholders (`build/messages.ts`): no parser is shipped. The others are plain text. */
const compile: (message: string) => CompiledMessage =
  process.env.NODE_ENV === 'production' ? (message) => [message] : compileMessage;

/** @param english - compiled, which the library accepts although its types do not say so */
const translate = (
  id: string,
  english: CompiledMessage,
  values?: Readonly<Record<string, unknown>>,
): string => i18n._(id, values, { message: english as unknown as string });

/**
 * A message in the current language.
 *
 * @param id - its unique id in the catalogs
 * @param english - an ICU message; literal, because the catalogs are extracted from here
 */
export function t<const Message extends string>(
  id: string,
  english: Message,
  ...[values]: Given<Message>
): string {
  return translate(id, typeof english === 'string' ? compile(english) : english, values);
}

/**
 * Messages without placeholders, by name or in lists. Each is looked up when it is read.
 *
 * @param id - prefix of the messages' ids, followed by their paths: `home.title`, `backup.rules.0.text`
 */
/* @__NO_SIDE_EFFECTS__ */
export function messages<Texts extends object>(id: string, english: Texts): Readonly<Texts> {
  const said = Array.isArray(english) ? [] : {};
  for (const [name, text] of Object.entries(english)) {
    const own = `${id}.${name}`;
    const read =
      typeof text === 'string' ? { get: () => translate(own, [text]) } : { value: messages(own, text) };
    Object.defineProperty(said, name, { ...read, enumerable: true });
  }
  return said as Texts;
}

export const activeLanguage = (): Language | PseudoLanguage => i18n.locale as Language | PseudoLanguage;

export const isRightToLeft = (): boolean => activeLanguage() === 'pseudo-rtl';

/** The language for the browser: a pseudo-locale is English. Plurals, dates and lists follow it. */
export const pageLanguage = (): Language => i18n.locales as Language;

/**
 * Changes the language; components have to be rendered again afterwards.
 *
 * @param catalogue - compiled; empty for English
 */
export function setLanguage(language: Language, catalogue?: Messages): void;
/** @param page - the base language of a pseudo-locale */
export function setLanguage(language: PseudoLanguage, catalogue: Messages, page: Language): void;
export function setLanguage(
  language: Language | PseudoLanguage,
  catalogue: Messages = {},
  page = language,
): void {
  i18n.loadAndActivate({ locale: language, locales: page, messages: catalogue });
}

/** Placeholder for an element in a message: a character that does not occur in text. */
export const ELEMENT = '\u0000';

/** The parts before and after the element. @param said - a message whose value for the element was `ELEMENT` */
export function splitAtElement(said: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = said.split(ELEMENT);
  return [before, after];
}
