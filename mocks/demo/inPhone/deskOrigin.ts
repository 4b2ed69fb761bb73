/** The origin of the page around this frame. The second phone's wallet has another origin than the desk. */
export function deskOrigin(): string {
  // Firefox has no `ancestorOrigins`; there the origin is passed in.
  const [ancestor] = window.location.ancestorOrigins ?? [];
  return ancestor ?? (document.referrer === '' ? window.location.origin : new URL(document.referrer).origin);
}
