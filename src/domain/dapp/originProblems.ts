/** Why a text is not an origin that Kennel answers. */
export type OriginFlaw =
  | 'not-https'
  | 'user-info'
  | 'port'
  | 'ip-address'
  | 'trailing-dot'
  /** a name without a dot is not a public domain */
  | 'no-domain'
  /** redirects to other sites, so that anyone may receive the answer */
  | 'redirects'
  /** a path, capital letters, non-ASCII letters, or no URL at all */
  | 'not-an-origin';

/** How an origin may be mistaken for another one. */
export type Likeness =
  /** a label mixes alphabets with similar letters. `shown`: as a browser would display it */
  | { readonly kind: 'mixed-scripts'; readonly shown: string }
  /** letters of another alphabet that look like a Latin word */
  | { readonly kind: 'looks-latin'; readonly shown: string; readonly reads: string }
  /** looks the same as a connected origin */
  | { readonly kind: 'same-look'; readonly as: string }
  /** differs from a connected origin by one letter inserted, removed, replaced or swapped */
  | { readonly kind: 'one-letter'; readonly as: string }
  /** begins with the name of a connected origin, followed by another name */
  | { readonly kind: 'in-front'; readonly as: string }
  /** in another alphabet, which is harmless in itself */
  | { readonly kind: 'other-letters'; readonly shown: string };
