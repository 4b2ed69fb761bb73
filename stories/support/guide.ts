// The guide on a component's page: when to use it, when not, and how it is accessible.

/** Plain sentences; words in backticks are names of components or arguments. */
export interface Guide {
  /** when to use it */
  readonly use: string;
  /** when to use another one, and which */
  readonly avoid: string;
  /** roles, names, keys, and information besides color and motion */
  readonly accessibility: string;
}

/** Parameters with the guide for a component's stories. */
export const guide = (said: Guide): { readonly guide: Guide } => ({ guide: said });
