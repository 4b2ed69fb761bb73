/** Starts what the journeys need: the served app, the fake Telegram's script, and a sandbox and a browser for each worker. */
import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { serveApp } from './appServer.ts';
import { bundleHost } from './hostScript.ts';
import { browserPath, WORKERS } from './places.ts';
import { findPorts, type Ports, switchesAt } from './ports.ts';
import { SandboxServer } from './SandboxServer.ts';
import type { Station } from './station.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appUrl: string;
    hostScript: string;
  }
}

type End = () => Promise<void>;

const startBrowser = (ports: Ports): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: browserPath(), args: [...switchesAt(ports)] });

async function openStation(ports: Ports, ends: End[]): Promise<Station> {
  const sandbox = await SandboxServer.start(ports.first);
  ends.push(() => sandbox.stop());
  const browser = await startBrowser(ports);
  ends.push(() => browser.close());
  return { ...ports, browserEndpoint: browser.wsEndpoint() };
}

/** Starts everything. @returns ends it */
export async function setup(project: TestProject): Promise<End> {
  const ends: End[] = [];
  const endAll = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const app = await serveApp();
    ends.push(app.close);
    const ports = await findPorts(WORKERS);
    const stations: Station[] = [];
    for (const own of ports) stations.push(await openStation(own, ends));
    project.provide('stations', stations);
    project.provide('appUrl', app.url);
    project.provide('hostScript', await bundleHost());
    return endAll;
  } catch (thrown) {
    await endAll();
    throw thrown;
  }
}
