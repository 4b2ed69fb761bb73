// Makes the app one that browsers can install, and that opens without a network: its manifest, and the service worker that keeps
// its files. Telegram has neither: the page registers the worker in a plain browser alone.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

/** `--page` of the theme. */
const PAGE_COLOUR = '#151212';

/** What browsers ask of an app before they offer to install it, and show when they do. */
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
  // No browser gives `dogecoin:` or `dogeconnect:` to a page: what is on no list of theirs has to begin with `web+`.
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

/** The page of practice is never answered with the app's. Below the host's servers there is no page but the app's. */
const OTHER_PAGES = [/^\/practice\.html$/];

/** Files that a person who only opens the wallet never needs. */
const NOT_KEPT = ['icons/screen-*', '**/*.map', '.vite/**', 'practice.html', 'assets/practice/**'];

/** Adds what each file must hash to: the browser takes no other, so `sw.js` stands for the whole app. What `sw.js` is, is the host's word. */
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

/** The plugins, for the build whose page is the app's. */
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
          // what a server of the host says is data: never a script, a style or a frame of the page
          urlPattern: ({ request, url, sameOrigin }) =>
            sameOrigin &&
            request.destination !== '' &&
            /^\/(blockbook|dogeuni|ord|content)\//.test(url.pathname),
          handler: async () => Response.error(),
        },
        {
          // the host's last word, so that no opening waits for a slow network; its new one from the next opening on
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/kennel.config.json',
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'kennel-config' },
        },
      ],
    },
  });
