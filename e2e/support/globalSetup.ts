/** Starts what all journeys share: the served app, a sandbox, a browser, and the script of the fake Telegram client. */
import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { serveApp } from './appServer.ts';
import { bundleHost } from './hostScript.ts';
import { BROWSER_SWITCHES, browserPath, FIRST_PORT } from './places.ts';
import { SandboxServer } from './SandboxServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appUrl: string;
    browserEndpoint: string;
    hostScript: string;
  }
}

const startBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: browserPath(), args: [...BROWSER_SWITCHES] });

/** Starts everything. @returns ends it */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ends: (() => Promise<void>)[] = [];
  const endAll = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const app = await serveApp();
    ends.push(app.close);
    const sandbox = await SandboxServer.start(FIRST_PORT);
    ends.push(() => sandbox.stop());
    const browser = await startBrowser();
    ends.push(() => browser.close());
    project.provide('appUrl', app.url);
    project.provide('browserEndpoint', browser.wsEndpoint());
    project.provide('hostScript', await bundleHost());
    return endAll;
  } catch (thrown) {
    await endAll();
    throw thrown;
  }
}
