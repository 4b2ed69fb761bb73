/** Chromium of any version, through Playwright. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { deleteProfile } from './deleteProfile.ts';
import { type Engine, type ProfileOptions, type Tab, TIMEOUT_MS } from './Engine.ts';
import { type Driver, ScriptedTab } from './ScriptedTab.ts';

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const driverOf = (page: Page): Driver => ({
  navigate: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
  evaluate: (body) => page.evaluate(`(async () => { ${body} })()`),
  press: (x, y) => page.mouse.click(x, y),
  insert: (text) => page.keyboard.insertText(text),
  setFiles: (css, paths) => page.setInputFiles(css, [...paths]),
  picture: () => page.screenshot(),
});

/** @param path - of the browser's executable */
export function createChromium(name: string, path: string): Engine {
  const launch = (folder: string, { width, height, language = 'en-GB' }: ProfileOptions) =>
    chromium.launchPersistentContext(folder, {
      executablePath: path,
      args: SWITCHES,
      viewport: { width, height },
      locale: language,
      reducedMotion: 'reduce',
    });
  return {
    name,
    keepsProfiles: true,
    async version() {
      const launched = await chromium.launch({ executablePath: path, args: SWITCHES });
      const version = launched.version();
      await launched.close();
      return version;
    },
    async open(options) {
      const folder = mkdtempSync(join(tmpdir(), 'kennel-chromium-'));
      let context: BrowserContext;
      let tab: Tab;
      const start = async (): Promise<void> => {
        context = await launch(folder, options);
        context.setDefaultTimeout(TIMEOUT_MS);
        tab = new ScriptedTab(driverOf(context.pages()[0] ?? (await context.newPage())));
      };
      await start();
      return {
        get tab() {
          return tab;
        },
        async restart() {
          await context.close();
          await start();
        },
        async dispose() {
          await context.close();
          await deleteProfile(folder);
        },
      };
    },
  };
}
