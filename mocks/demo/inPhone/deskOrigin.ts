/** The origin of the page around this frame. The second phone's wallet lives at another one than the desk. */
export function deskOrigin(): string {
  // Firefox does not tell of ancestors; there the page is loaded by the desk, and says so.
  const [ancestor] = window.location.ancestorOrigins ?? [];
  return ancestor ?? (document.referrer === '' ? window.location.origin : new URL(document.referrer).origin);
}
