// The product's content security policy: the same text for the page itself, a host's headers, and docs/building.md.
import { loadEnv, type Plugin } from 'vite';

/** Pages that may frame Kennel. `frame-ancestors` only works as a header, not in a meta element. */
export const HOST_ORIGINS = ['https://web.telegram.org'] as const;

/** A server's origins: WebSockets have to be listed separately. A path is on our own origin, which is allowed. */
const withSocket = (url: string): readonly string[] => {
  if (!/^https?:/.test(url)) return [];
  const { origin } = new URL(url);
  return [origin, origin.replace(/^http/, 'ws')];
};

/**
 * The page's policy, for its meta element.
 *
 * WebAssembly derives keys and signs, so it may be compiled; the interface sets inline styles; small fonts and images are
 * inlined into style sheets. Text becomes markup or a script's address only through the
 * policy `default` (src/app/boot/trustedTypesPolicy.ts).
 *
 * @param reach - base URLs of the build's servers; `cold`: only the page's own files
 */
export function pagePolicy(reach: readonly string[] | 'cold'): string {
  // users can add servers; the build's own are listed too, since they may be on loopback without https
  const servers = reach === 'cold' ? [] : ['https:', 'wss:', ...new Set(reach.flatMap(withSocket))];
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    ["connect-src 'self'", ...servers].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** The same for a header, which can also restrict framing. */
export const contentSecurityPolicy = (reach: readonly string[] | 'cold'): string =>
  `${pagePolicy(reach)}; frame-ancestors ${HOST_ORIGINS.join(' ')}`;

const SERVER_VARIABLE = /^VITE_(BLOCKBOOK|DOGEUNI|ORD|CONTENT)_/;

/** All servers in a build's variables. */
const reachOf = (variables: Readonly<Record<string, string>>): readonly string[] | 'cold' =>
  variables.VITE_PROFILE === 'cold'
    ? 'cold'
    : Object.entries(variables)
        .filter(([name]) => SERVER_VARIABLE.test(name))
        .flatMap(([, urls]) => urls.split(',').map((url) => url.trim()))
        .filter((url) => url !== '');

/** Writes the policy into the built page, before everything that it loads. */
export function policyInPage(): Plugin {
  let policy = '';
  return {
    name: 'kennel:policy',
    apply: 'build',
    configResolved({ mode, envDir }) {
      policy = pagePolicy(reachOf(loadEnv(mode, envDir || process.cwd())));
    },
    transformIndexHtml: {
      order: 'post',
      // only the app's page: the workbench is built with the same settings
      handler: (_, { path }) =>
        path === '/index.html'
          ? [
              {
                tag: 'meta',
                attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
                injectTo: 'head-prepend',
              },
            ]
          : [],
    },
  };
}
