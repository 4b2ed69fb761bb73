/** Finds the id of content in a reference: nothing else of it is ever used. */

/** A CID of version 0: 46 characters of base58. */
const CID_V0 = /^Qm[1-9A-HJ-NP-Za-km-z]{44}$/;
/** A CID of version 1 in base32, as gateways take it. */
const CID_V1 = /^b[a-z2-7]{58,110}$/;
const INSCRIPTION = /^[0-9a-f]{64}i\d{1,6}$/;

const MAX_REFERENCE_LENGTH = 2_000;

const isId = (text: string): boolean => CID_V0.test(text) || CID_V1.test(text) || INSCRIPTION.test(text);

/**
 * The id in a reference as an index gives it: alone, behind `ipfs://` with or without `ipfs/`, or at the end of an https
 * link. What stands around it — host, query, further path — is dropped: the address is always the gateway's.
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
