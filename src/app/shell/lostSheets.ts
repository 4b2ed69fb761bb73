/**
 * Retries failed style sheets of lazily loaded parts. The bundler requests each only once: the part's next attempt would be rendered
 * without its styles.
 */

const SHEET = /preload CSS for (\S+)/;
const RETRY_MS = 2000;
const RETRIES = 5;

/** Replaces a failed link with a new element, which makes the browser request it again. */
function replaceSheet(failed: HTMLLinkElement, retries: number): void {
  const link = failed.cloneNode() as HTMLLinkElement;
  if (retries > 0)
    link.addEventListener('error', () => setTimeout(() => replaceSheet(link, retries - 1), RETRY_MS));
  failed.replaceWith(link);
}

/** Listens for failed style sheets. @returns stops */
export function fetchLostSheets(page: Document): () => void {
  const onFailure = (event: Event) => {
    const { payload } = event as Event & { readonly payload?: unknown };
    const path = payload instanceof Error ? SHEET.exec(payload.message)?.[1] : undefined;
    if (path === undefined) return;
    const { href } = new URL(path, page.URL);
    for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.href === href) replaceSheet(link, RETRIES);
    }
  };
  const window = page.defaultView;
  window?.addEventListener('vite:preloadError', onFailure);
  return () => window?.removeEventListener('vite:preloadError', onFailure);
}
