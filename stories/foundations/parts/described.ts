// What `src/components/theme/tokens.json` says about each token, beside the value that was made of it.
import tokens from '../../../src/components/theme/tokens.json';

interface Described {
  readonly $description?: string;
}

type Group = keyof typeof tokens;

/** @returns what a token is for, or nothing where its name says it all */
export function purposeOf(group: Group, name: string): string {
  const tokensOfGroup = tokens[group] as unknown as Readonly<Record<string, Described | undefined>>;
  return tokensOfGroup[name]?.$description ?? '';
}

/** @returns what a group says about itself */
export const groupPurpose = (group: Group): string =>
  (tokens[group] as unknown as Described).$description ?? '';
