/** Why nothing was read from a picture of a code. */
export type PictureProblem =
  /** larger than `most` bytes, or with more points than a device draws */
  | { readonly kind: 'too-big'; readonly most: number }
  /** the device cannot draw it */
  | { readonly kind: 'not-a-picture' }
  | { readonly kind: 'no-code' };
