/**
 * Decides which texts may become markup, or the address of a script, where the page's policy asks for trusted types: style
 * sheets, the page of a sandboxed frame, the key worker and the service worker. Imported for its effect, before anything is drawn.
 */

/** The part of the Trusted Types API that is used; browsers without it enforce nothing. */
interface TrustedTypeFactory {
  createPolicy(
    name: 'default',
    rules: {
      readonly createHTML: (text: string, type: string, sink: string) => string | null;
      readonly createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

/** No element begins without `<`. What stands in a frame without scripts is strangers' work, and stays there. */
const trustedHtml = (text: string, _type: string, sink: string): string | null =>
  sink.endsWith('srcdoc') || !text.includes('<') ? text : null;

/** The key worker as it is built, and the service worker: files of our own origin. */
const WORKERS = /^(?:\/sw\.js|.*\/assets\/keyWorker-[\w-]+\.js)$/;

const trustedScript = (url: string): string | null => {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && WORKERS.test(pathname) ? url : null;
};

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypeFactory };
trustedTypes?.createPolicy('default', { createHTML: trustedHtml, createScriptURL: trustedScript });
