/** What a journey that failed left on show, so that a failure which comes once in a hundred runs tells its cause. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Phone } from './Phone.ts';

/** A page that answers nothing is a finding too. */
const PATIENCE_MS = 5000;

const CONSOLE_LINES = 10;
const SHOWN_LETTERS = 800;

async function shownOn(page: Page): Promise<string> {
  const texts = page.frames().map(async (frame) => `${frame.url()}\n${await frame.innerText('body')}`);
  const shown = Promise.all(texts).catch((thrown: unknown) => String(thrown));
  const words = await Promise.race([shown, pause(PATIENCE_MS, 'nothing: the page does not answer')]);
  return String(words)
    .replace(/\s*\n\s*/g, '\n')
    .slice(0, SHOWN_LETTERS);
}

/** The addresses and words of all pages of some phones, and what was last written to their consoles. */
export async function lastSeen(phones: readonly Phone[]): Promise<string> {
  const parts = phones.map(async ({ context, console }) => {
    const shown = await Promise.all(context.pages().map(shownOn));
    return [...shown, 'console:', ...console.slice(-CONSOLE_LINES)].join('\n');
  });
  return ['last seen', ...(await Promise.all(parts))].join('\n\n');
}
