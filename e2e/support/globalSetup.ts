/** Starts the journeys' servers and scripts: the served app, the fake Telegram's script, and a sandbox for each worker. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveApp } from './appServer.ts';
import { bundleHost } from './hostScript.ts';
import { WORKERS } from './paths.ts';
import { findPorts, type Ports } from './ports.ts';
import { SandboxServer } from './SandboxServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    appUrl: string;
    hostScript: string;
    /** a folder of reusable wallets */
    wallets: string;
  }
}

type End = () => Promise<void>;

async function openTestPorts(ports: Ports, ends: End[]): Promise<void> {
  const sandbox = await SandboxServer.start(ports.first);
  ends.push(() => sandbox.stop());
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
    for (const own of ports) await openTestPorts(own, ends);
    const wallets = mkdtempSync(join(tmpdir(), 'kennel-wallets-'));
    ends.push(async () => rmSync(wallets, { recursive: true, force: true }));
    project.provide('wallets', wallets);
    project.provide('testPorts', ports);
    project.provide('appUrl', app.url);
    project.provide('hostScript', await bundleHost());
    return endAll;
  } catch (thrown) {
    await endAll();
    throw thrown;
  }
}
