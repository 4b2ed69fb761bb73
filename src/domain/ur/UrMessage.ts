/** A message of the UR standard (BCR-2020-005), in one or several codes. */
export interface UrMessage {
  /** for example `crypto-psbt` */
  readonly type: string;
  /** CBOR */
  readonly cbor: Uint8Array;
}

/** Why a message is not of the expected kind. */
export type UrProblem =
  /** complete but of another kind; `type` is untrusted: lower-case letters, digits and hyphens, at most 40 */
  | { readonly kind: 'other-kind'; readonly type: string }
  /** of the right kind, but malformed */
  | { readonly kind: 'unreadable' };
