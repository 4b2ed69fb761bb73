/**
 * What Kennel says, in the language of the moment. English stands where it is said, as ICU messages; other languages are
 * catalogues (`locales/*.po`) that replace it, loaded on demand and looked up each time something is said.
 */
import { type Messages, setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Language } from '../domain/preferences/Language.ts';

export type { Language } from '../domain/preferences/Language.ts';

/** English made longer and accented, or from right to left: shows whether a layout has room for other languages. */
export type PseudoLanguage = 'pseudo' | 'pseudo-rtl';

/** A heading over a sentence. */
export interface TitledMessage {
  readonly title: string;
  readonly text: string;
}

/** Values by the names of a message's placeholders: a number chooses a plural; what is shown comes written already. */
type ValuesOf<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number }
>;

/** Nothing where a message has no placeholder. */
type Given<Message extends string> = keyof ValuesOf<Message> extends never ? [] : [ValuesOf<Message>];

const i18n = setupI18n({ locale: 'en', locales: 'en', messages: { en: {} } });

/** The build compiles messages with placeholders (`build/messages.ts`): no parser is shipped. The others are plain. */
const compile: (message: string) => CompiledMessage =
  process.env.NODE_ENV === 'production' ? (message) => [message] : compileMessage;

/** @param english - compiled, which the library takes though its types do not say so */
const translate = (
  id: string,
  english: CompiledMessage,
  values?: Readonly<Record<string, unknown>>,
): string => i18n._(id, values, { message: english as unknown as string });

/**
 * A message in the language of the moment.
 *
 * @param id - its name in the catalogues, of no other message
 * @param english - an ICU message; literal, because the catalogues are extracted from here
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
 * @param id - theirs are this and their path: `home.title`, `backup.rules.0.text`
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

/** The language of the moment. */
export const activeLanguage = (): Language | PseudoLanguage => i18n.locale as Language | PseudoLanguage;

/** Whether lines run from right to left. */
export const isRightToLeft = (): boolean => activeLanguage() === 'pseudo-rtl';

/** What browsers take it for: a pseudo-locale is English. Plurals, dates and lists follow it. */
export const pageLanguage = (): Language => i18n.locales as Language;

/**
 * Changes the language; what was drawn before has to be drawn again.
 *
 * @param catalogue - compiled; empty for English
 */
export function setLanguage(language: Language, catalogue?: Messages): void;
/** @param page - what a pseudo-locale is made of */
export function setLanguage(language: PseudoLanguage, catalogue: Messages, page: Language): void;
export function setLanguage(
  language: Language | PseudoLanguage,
  catalogue: Messages = {},
  page = language,
): void {
  i18n.loadAndActivate({ locale: language, locales: page, messages: catalogue });
}

/** Stands for the element in the message: a character that no text has. */
export const ELEMENT = '\u0000';

/** What stands before the element and after it. @param said - a message whose value for the element was `ELEMENT` */
export function splitAtElement(said: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = said.split(ELEMENT);
  return [before, after];
}
