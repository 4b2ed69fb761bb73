/** Content types as they come: with parameters, in any case, or as nonsense. */

const MIME = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,60}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,60}$/;

/** A content type without parameters, lower case; empty when it is none. */
export function plainMime(text: string): string {
  const type = (text.split(';')[0] ?? '').trim().toLowerCase();
  return MIME.test(type) ? type : '';
}
