/** Bytes as an address that loads nothing from anywhere: the only kind that the page's rules let a picture have. */

/** As many as one call takes as arguments everywhere. */
const CHUNK = 0x8000;

/** `data:image/png;base64,…`. @param mime - of ours, never what strangers call it */
export function dataUrl(mime: string, bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return `data:${mime};base64,${btoa(binary)}`;
}
