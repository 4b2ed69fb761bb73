// The content security policy of the product: one text for the page itself, the headers of a host, and docs/building.md.
import { loadEnv, type Plugin } from 'vite';

/** Pages that may hold Kennel in a frame. `frame-ancestors` works as a header only, never as a meta element. */
export const HOST_ORIGINS = ['https://web.telegram.org'] as const;

/** Socket addresses of a server: WebSockets are named apart from HTTP. A path is on our own origin, which is allowed. */
const withSocket = (url: string): readonly string[] => {
  if (!/^https?:/.test(url)) return [];
  const { origin } = new URL(url);
  return [origin, origin.replace(/^http/, 'ws')];
};

/**
 * What a page may do, for its meta element.
 *
 * WebAssembly derives passwords and signs, so it may be compiled; styles are written into elements by the interface;
 * small fonts and images stand in the style sheets themselves. Text becomes markup or a script's address only through the
 * policy `default` (src/app/boot/trustedTypesPolicy.ts).
 *
 * @param reach - base URLs that the build was made with; `cold`: nothing but the page's own files
 */
export function pagePolicy(reach: readonly string[] | 'cold'): string {
  // people add servers of their own; those of the build stand here too, for they may be on loopback without https
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

/** The same for a header, which also says who may hold the page in a frame. */
export const contentSecurityPolicy = (reach: readonly string[] | 'cold'): string =>
  `${pagePolicy(reach)}; frame-ancestors ${HOST_ORIGINS.join(' ')}`;

const SERVER_VARIABLE = /^VITE_(BLOCKBOOK|DOGEUNI|ORD|CONTENT)_/;

/** All servers that the variables of a build name. */
const reachOf = (variables: Readonly<Record<string, string>>): readonly string[] | 'cold' =>
  variables.VITE_PROFILE === 'cold'
    ? 'cold'
    : Object.entries(variables)
        .filter(([name]) => SERVER_VARIABLE.test(name))
        .flatMap(([, urls]) => urls.split(',').map((url) => url.trim()))
        .filter((url) => url !== '');

/** Writes the policy into the built page, ahead of everything that it loads. */
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
      // the app's page alone: the workbench is built with the same settings
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
