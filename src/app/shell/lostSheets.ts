/**
 * Style sheets of parts that load late, fetched again after they failed. The bundler asks for each of them once: the part's next
 * try would come without its styles.
 */

const SHEET = /preload CSS for (\S+)/;
const RETRY_MS = 2000;
const RETRIES = 5;

/** Puts a new element in place of one that failed, which has the browser ask again. */
function replaceSheet(failed: HTMLLinkElement, retries: number): void {
  const link = failed.cloneNode() as HTMLLinkElement;
  if (retries > 0)
    link.addEventListener('error', () => setTimeout(() => replaceSheet(link, retries - 1), RETRY_MS));
  failed.replaceWith(link);
}

/** Listens for style sheets that failed. @returns stops */
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
