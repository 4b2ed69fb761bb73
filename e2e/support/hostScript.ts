/** The fake Telegram client as one script, for pages of a real browser. */
import { join } from 'node:path';
import { build } from 'vite';
import type { FakeHostOptions } from '../../mocks/telegram/hostContract.ts';
import { ROOT } from './paths.ts';

/** Bundles the client. @returns a script that defines `KennelTelegram` */
export async function bundleHost(): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(ROOT, 'e2e/host/telegramHost.ts'), formats: ['iife'], name: 'KennelTelegram' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !('output' in bundle)) throw new TypeError('the host was not bundled');
  return bundle.output[0].code;
}

/** A script that opens a native client around its page. */
export const wrapScript = (host: string, options: FakeHostOptions): string =>
  `${host};KennelTelegram.openNative(${JSON.stringify(options)});`;

/** A web client's page. @param appUrl - the app in its frame */
export const hostPage = (host: string, options: FakeHostOptions, appUrl: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Telegram</title><body style="margin:0"><script>${host.replaceAll('</', '<\\/')}
KennelTelegram.openAsPage(${JSON.stringify(options)}, ${JSON.stringify(appUrl)});</script></body>`;
