/** Why a text is no origin that Kennel answers. */
export type OriginFlaw =
  | 'not-https'
  | 'user-info'
  | 'port'
  | 'ip-address'
  | 'trailing-dot'
  /** a name without a dot belongs to no one */
  | 'no-domain'
  /** it leads on to other sites, so that anybody may hear the answer */
  | 'redirects'
  /** a path, capital letters, letters outside ASCII, or no address at all */
  | 'not-an-origin';

/** How an origin may be taken for another one. */
export type Likeness =
  /** letters of several alphabets in one word, of which some look alike. `shown`: as a browser would draw it */
  | { readonly kind: 'mixed-scripts'; readonly shown: string }
  /** letters of another alphabet that look like a plain Latin word */
  | { readonly kind: 'looks-latin'; readonly shown: string; readonly reads: string }
  /** drawn like a connected origin */
  | { readonly kind: 'same-look'; readonly as: string }
  /** one letter more, less, other or swapped than a connected origin */
  | { readonly kind: 'one-letter'; readonly as: string }
  /** a connected origin's name stands in front of another one */
  | { readonly kind: 'in-front'; readonly as: string }
  /** in another alphabet, which is nothing bad by itself */
  | { readonly kind: 'other-letters'; readonly shown: string };
