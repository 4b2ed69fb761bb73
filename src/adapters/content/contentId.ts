/** Finds a content id in a reference: nothing else of the reference is used. */

/** A CID of version 0: 46 characters of base58. */
const CID_V0 = /^Qm[1-9A-HJ-NP-Za-km-z]{44}$/;
/** A CID of version 1 in base32, as gateways accept it. */
const CID_V1 = /^b[a-z2-7]{58,110}$/;
const INSCRIPTION = /^[0-9a-f]{64}i\d{1,6}$/;

const MAX_REFERENCE_LENGTH = 2_000;

const isId = (text: string): boolean => CID_V0.test(text) || CID_V1.test(text) || INSCRIPTION.test(text);

/**
 * The id in an index's reference: alone, after `ipfs://` with or without `ipfs/`, or at the end of an https link. Host, query and
 * the rest of the path are dropped: the URL is always the gateway's.
 *
 * @returns null when there is none
 */
export function contentIdIn(reference: string): string | null {
  const text = reference.trim();
  if (text.length > MAX_REFERENCE_LENGTH) return null;
  if (isId(text)) return text;
  if (!/^(?:ipfs|https):\/\//i.test(text)) return null;
  const path = text.replace(/^[a-z]+:\/\//i, '').replace(/[?#].*$/s, '');
  const last = path.split('/').at(-1) ?? '';
  return isId(last) ? last : null;
}
