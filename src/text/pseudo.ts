// English in disguise, by which a layout shows whether another language would fit into it.

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćďéƒǵĥíĵķĺɱńóƥɋŕšťúṽŵẋýžÁƁĆĎÉƑǴĤÍĴĶĹṀŃÓƤɊŔŠŤÚṼŴẊÝŽ';
const ACCENTS = new Map(
  Array.from(PLAIN, (letter, index) => [letter, Array.from(ACCENTED)[index] ?? letter]),
);

/** How much longer other languages are than English. */
const LENGTHENED = 0.35;
const FILLING = ' ~';

/** Letters with accents, and a third longer: `Wallets` becomes `[Ŵáĺĺéťš ~]`. What is disguised already stays so. */
function disguiseText(text: string): string {
  if (text.trim().length < 2 || text.includes('[') || !/[a-z]/.test(text)) return text;
  const filling = FILLING.repeat(Math.ceil((text.length * LENGTHENED) / FILLING.length));
  return `[${Array.from(text, (letter) => ACCENTS.get(letter) ?? letter).join('')}${filling}]`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Disguises a sentence, or every sentence in what was said; anything else stays as it is. */
export function disguise(value: unknown): unknown {
  if (typeof value === 'string') return disguiseText(value);
  if (typeof value === 'function')
    return (...given: never[]) => disguise((value as (...given: never[]) => unknown)(...given));
  if (Array.isArray(value)) return value.map(disguise);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, disguise(part)]));
}
