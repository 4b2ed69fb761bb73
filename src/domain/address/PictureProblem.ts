/** Why nothing was read from a picture of a code. */
export type PictureProblem =
  /** larger than `most` bytes */
  | { readonly kind: 'too-big'; readonly most: number }
  /** with more than `most` pixels, which a small file can have too */
  | { readonly kind: 'too-many-pixels'; readonly most: number }
  /** the device cannot draw it, or its head does not say how large it is */
  | { readonly kind: 'not-a-picture' }
  | { readonly kind: 'no-code' };
