/**
 * Decides which texts may become markup, or a script URL, when the page's policy requires trusted types: style sheets, the page of a
 * sandboxed frame, the key worker and the service worker. Imported for its side effect, before anything is rendered.
 */

/** The part of the Trusted Types API used here; browsers without it enforce nothing. */
interface TrustedTypeFactory {
  createPolicy(
    name: 'default',
    rules: {
      readonly createHTML: (text: string, type: string, sink: string) => string | null;
      readonly createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

/** No element begins without `<`. Content of a frame without scripts is untrusted, but stays isolated there. */
const trustedHtml = (text: string, _type: string, sink: string): string | null =>
  sink.endsWith('srcdoc') || !text.includes('<') ? text : null;

/** The built key worker and the service worker: files of our own origin. */
const WORKERS = /^(?:\/sw\.js|.*\/assets\/keyWorker-[\w-]+\.js)$/;

const trustedScript = (url: string): string | null => {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && WORKERS.test(pathname) ? url : null;
};

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypeFactory };
trustedTypes?.createPolicy('default', { createHTML: trustedHtml, createScriptURL: trustedScript });
