// What a component's page says besides its arguments: when to use it, when not, and what it does for those who do not see it.

/** Plain sentences; words in backticks are names of components or arguments. */
export interface Guide {
  /** when it is the right one */
  readonly use: string;
  /** when another one is, and which */
  readonly avoid: string;
  /** roles, names, keys, and what must not be lost with colour or motion */
  readonly accessibility: string;
}

/** Parameters of a component's stories. */
export const guide = (said: Guide): { readonly guide: Guide } => ({ guide: said });
