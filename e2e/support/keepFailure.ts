/** Saves a failed journey's evidence: its pages' screenshots and texts, traces, the console and the server's requests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { RunnerTestCase } from 'vitest';
import { failureFolder } from '../../.ci/failures.mjs';
import type { Phone } from './Phone.ts';
import type { SandboxServer } from './SandboxServer.ts';

/** How long to wait for a page, milliseconds: one that hangs is evidence too. */
const PATIENCE_MS = 5000;

const CONSOLE_LINES = 10;
const SHOWN_LETTERS = 800;

async function shownOn(page: Page): Promise<string> {
  const texts = page.frames().map(async (frame) => `${frame.url()}\n${await frame.innerText('body')}`);
  const shown = Promise.all(texts).catch((thrown: unknown) => String(thrown));
  const words = await Promise.race([shown, pause(PATIENCE_MS, 'nothing: the page does not answer')]);
  return String(words).replace(/\s*\n\s*/g, '\n');
}

/** A case's name with its groups, as reports write it. */
const fullNameOf = (task: RunnerTestCase): string => {
  const names = [task.name];
  for (let suite = task.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return names.filter((name) => name !== '').join(' ');
};

async function keepPhone({ context, console }: Phone, folder: string, number: number): Promise<string> {
  const pages = context.pages();
  const shown = await Promise.all(pages.map(shownOn));
  for (const [at, page] of pages.entries()) {
    const path = join(folder, `phone-${number}-page-${at + 1}.png`);
    await page.screenshot({ path, timeout: PATIENCE_MS }).catch(() => undefined);
  }
  await context.tracing.stop({ path: join(folder, `phone-${number}-trace.zip`) }).catch(() => undefined);
  writeFileSync(join(folder, `phone-${number}.txt`), [...shown, 'console:', ...console].join('\n'));
  return [
    ...shown.map((text) => text.slice(0, SHOWN_LETTERS)),
    'console:',
    ...console.slice(-CONSOLE_LINES),
  ].join('\n');
}

/** Saves everything in the case's folder. @returns its path, and the pages' final texts */
export async function keepFailure(
  task: RunnerTestCase,
  phones: readonly Phone[],
  sandbox: SandboxServer,
): Promise<string> {
  const folder = failureFolder(task.file.filepath, fullNameOf(task));
  writeFileSync(join(folder, 'server.log'), sandbox.lastAsked());
  const parts = await Promise.all(phones.map((phone, at) => keepPhone(phone, folder, at + 1)));
  return [`kept in ${folder}`, 'last seen', ...parts].join('\n\n');
}
