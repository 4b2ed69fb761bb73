/** A message of the UR standard (BCR-2020-005): what codes say in one part or in many. */
export interface UrMessage {
  /** for example `crypto-psbt` */
  readonly type: string;
  /** CBOR */
  readonly cbor: Uint8Array;
}

/** Why a message is not what was looked for. */
export type UrProblem =
  /** whole and of another kind; `type` is written by a stranger: lower-case letters, digits and hyphens, at most 40 */
  | { readonly kind: 'other-kind'; readonly type: string }
  /** of the right kind, and not readable */
  | { readonly kind: 'unreadable' };
