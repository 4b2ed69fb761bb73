/** Why no code could be read from a picture. */
export type PictureProblem =
  /** larger than `most` bytes */
  | { readonly kind: 'too-big'; readonly most: number }
  /** more than `most` pixels, which even a small file can have */
  | { readonly kind: 'too-many-pixels'; readonly most: number }
  /** the device cannot decode it, or its header does not give a size */
  | { readonly kind: 'not-a-picture' }
  | { readonly kind: 'no-code' };
