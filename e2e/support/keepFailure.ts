/** Keeps what a failed journey left: pictures and texts of its pages, traces, the console and what the server was asked. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { RunnerTestCase } from 'vitest';
import { failureFolder } from '../../.ci/failures.mjs';
import type { Phone } from './Phone.ts';
import type { SandboxServer } from './SandboxServer.ts';

/** A page that answers nothing is a finding too. */
const PATIENCE_MS = 5000;

const CONSOLE_LINES = 10;
const SHOWN_LETTERS = 800;

async function shownOn(page: Page): Promise<string> {
  const texts = page.frames().map(async (frame) => `${frame.url()}\n${await frame.innerText('body')}`);
  const shown = Promise.all(texts).catch((thrown: unknown) => String(thrown));
  const words = await Promise.race([shown, pause(PATIENCE_MS, 'nothing: the page does not answer')]);
  return String(words).replace(/\s*\n\s*/g, '\n');
}

/** The name of a case with those of the groups around it, as reports write it. */
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

/** Keeps all of it in the folder of the case. @returns where that is, and the last words of all pages */
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
