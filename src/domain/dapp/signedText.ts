/** Splits a text into visible parts and characters that hide or reverse text, so that both can be shown. */

/** A part of a text: visible text, or one invisible character by its code point, for example `U+202E`. */
export type TextPart =
  | { readonly kind: 'seen'; readonly text: string }
  | { readonly kind: 'hidden'; readonly name: string };

/** Controls, direction marks, fillers, lone surrogates, unusual spaces. A line feed and an ordinary space count as visible. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]|(?! )\p{Zs}/u;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The parts in order; together they are the whole text. */
export function signedTextParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let seen = '';
  const end = () => {
    if (seen !== '') parts.push({ kind: 'seen', text: seen });
    seen = '';
  };
  for (const character of text) {
    if (character === '\n' || !HIDDEN.test(character)) {
      seen += character;
      continue;
    }
    end();
    parts.push({ kind: 'hidden', name: nameOf(character) });
  }
  end();
  return parts;
}
