// Makes the app installable and available offline: its manifest, and the service worker that caches its files. In Telegram neither
// is used: only in a plain browser does the page register the worker.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

/** `--page` of the theme. */
const PAGE_COLOUR = '#151212';

/** What browsers require of an installable app, and show for it. */
const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Kennel: Dogecoin wallet',
  short_name: 'Kennel',
  description:
    'A wallet for Dogecoin and DRC-20 tokens. Its keys are made on your device and never leave it.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: PAGE_COLOUR,
  theme_color: PAGE_COLOUR,
  categories: ['finance'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    { src: '/icons/screen-home.png', sizes: '390x780', type: 'image/png', label: 'Home' },
    { src: '/icons/screen-send.png', sizes: '390x780', type: 'image/png', label: 'Sending' },
  ],
  // Browsers don't let pages handle `dogecoin:` or `dogeconnect:`: schemes that are not on their list have to start with `web+`.
  protocol_handlers: ['web+dogecoin', 'web+dogeconnect'].map((protocol) => ({
    protocol,
    url: '/tx-create?link=%s',
  })),
  share_target: {
    action: '/tx-create',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { text: 'link', url: 'url', title: 'title' },
  },
};

/** The practice page must not be answered with the app's page. No other page exists below the paths of the host's servers. */
const OTHER_PAGES = [/^\/practice\.html$/];

/** Files that users of the wallet never need offline. */
const NOT_KEPT = ['icons/screen-*', '**/*.map', '.vite/**', 'practice.html', 'assets/practice/**'];

/** Adds each file's hash: the browser rejects others, so `sw.js` stands for the whole app. Only `sw.js` itself has to be trusted. */
const withIntegrity =
  (folder: () => string) =>
  async (entries: readonly { url: string; revision: string | null; size: number }[]) => ({
    manifest: entries.map((entry) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder(), entry.url)))
        .digest('base64');
      return { ...entry, integrity: `sha256-${hash}` };
    }),
    warnings: [],
  });

/** The plugins for the build of the app's page. */
export function installable(): PluginOption[] {
  let folder = '';
  const whereItGoes: Plugin = {
    name: 'vite-plugin-pwa:folder',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
  };
  return [whereItGoes, keptOnDevice(() => folder)];
}

const keptOnDevice = (folder: () => string) =>
  VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: false,
    filename: 'sw.js',
    manifestFilename: 'kennel.webmanifest',
    manifest: MANIFEST,
    includeAssets: [],
    workbox: {
      globPatterns: ['**/*.{js,css,html,wasm,woff2,json,png}'],
      globIgnores: NOT_KEPT.concat('kennel.config.json'),
      manifestTransforms: [withIntegrity(folder)],
      maximumFileSizeToCacheInBytes: 8_000_000,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: OTHER_PAGES,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      runtimeCaching: [
        {
          // responses of the host's servers are data: never a script, a style or a frame of the page
          urlPattern: ({ request, url, sameOrigin }) =>
            sameOrigin &&
            request.destination !== '' &&
            /^\/(blockbook|dogeuni|ord|content)\//.test(url.pathname),
          handler: async () => Response.error(),
        },
        {
          // the cached configuration, so that no start waits for a slow network; a new one applies from the next start on
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/kennel.config.json',
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'kennel-config' },
        },
      ],
    },
  });
