// Descriptions of tokens from `src/components/theme/tokens.json`; the generated values lack them.
import tokens from '../../../src/components/theme/tokens.json';

interface Described {
  readonly $description?: string;
}

type Group = keyof typeof tokens;

/** @returns a token's description; empty when its name is enough */
export function purposeOf(group: Group, name: string): string {
  const tokensOfGroup = tokens[group] as unknown as Readonly<Record<string, Described | undefined>>;
  return tokensOfGroup[name]?.$description ?? '';
}

/** @returns a group's description */
export const groupPurpose = (group: Group): string =>
  (tokens[group] as unknown as Described).$description ?? '';
