/** After a journey: looks wherever something can be left for the words, keys and passwords that the journey used. */
import { expect } from 'vitest';
import { heapOf } from './heap.ts';
import { foundIn, passwordSecrets, secretsOf } from './secrets.ts';
import { tracesOf } from './traces.ts';
import type { Wallet } from './Wallet.ts';

/** Wallets in the order in which they were opened, with what a person told them. */
const opened: Wallet[] = [];

/** Where a secret may be while a person types it or has it shown. */
const WHERE_IT_SHOWS = ['fields', 'document', 'heap'];

/** What was written to the consoles of this journey. */
const written: string[] = [];

/** What MobX and React complain of, whatever its level. */
const COMPLAINT = /^(?:\[MobX\]|\[mobx|Warning: )|Minified React error/;
const complaints: string[] = [];

/** Has a wallet looked through when its journey is over. */
export function watchForLeaks(wallet: Wallet): void {
  opened.push(wallet);
  wallet.telegram.on('console', (message) => {
    written.push(message.text());
    if (COMPLAINT.test(message.text())) complaints.push(message.text());
  });
}

/** Lets go of a journey that failed half way: what it left is not the next one's. */
export function forgetJourney(): void {
  for (const list of [opened, written, complaints]) list.length = 0;
}

const isOpen = ({ app, telegram }: Wallet): boolean =>
  !telegram.isClosed() && !('isDetached' in app && app.isDetached());

/** What the strict host found fault with: calls that some client would drop, or answer by closing the app. */
async function expectNoViolations(wallets: readonly Wallet[]): Promise<void> {
  for (const { telegram } of wallets.filter(isOpen))
    expect(await telegram.evaluate(() => globalThis.kennelHost?.violations ?? []), 'host').toEqual([]);
}

/** Looks in a text for all secrets that a journey typed or was shown. @returns what was found, by name */
function searchFor(wallets: readonly Wallet[]): ((text: string) => readonly string[]) | null {
  const phrases = wallets.flatMap(({ secrets: known }) => known.phrases);
  const passwords = [...new Set(wallets.flatMap(({ secrets: known }) => known.passwords))];
  const secrets = [
    ...phrases.flatMap((words) => secretsOf(words)),
    ...passwords.flatMap(passwordSecrets),
    ...wallets.flatMap(({ secrets: known }) => known.others),
  ];
  return secrets.length === 0 ? null : (text) => foundIn(text, phrases, secrets);
}

const heapTextOf = async ({ app }: Wallet): Promise<string> => (await heapOf(app)).join('\n');

/**
 * In the middle of a journey: no secret so far is in memory any longer, nor anywhere else. A journey says so of a
 * screen that follows the one where a secret was typed.
 */
export async function expectLetGo(wallet: Wallet): Promise<void> {
  const find = searchFor([wallet]);
  if (find === null) throw new RangeError('a wallet that was told nothing');
  for (const [name, text] of Object.entries({
    ...(await tracesOf(wallet.app)),
    heap: await heapTextOf(wallet),
  }))
    expect(find(text), name).toEqual([]);
}

/**
 * Looks through all wallets that are still open, for the secrets of every wallet of this journey.
 *
 * @param inHeap - whether the app's memory is searched too, which takes as long as half a journey
 */
export async function expectNoLeaks({ inHeap }: { readonly inHeap: boolean }): Promise<void> {
  const wallets = opened.splice(0);
  await expectNoViolations(wallets);
  expect(complaints.splice(0), 'MobX and React').toEqual([]);
  const console = written.splice(0).join('\n');
  const find = searchFor(wallets);
  if (find === null) return;
  expect(find(console), 'console').toEqual([]);
  for (const wallet of wallets.filter(isOpen)) {
    const heap = inHeap ? { heap: await heapTextOf(wallet) } : {};
    for (const [name, text] of Object.entries({ ...(await tracesOf(wallet.app)), ...heap })) {
      if (!wallet.isShowing || !WHERE_IT_SHOWS.includes(name)) expect(find(text), name).toEqual([]);
    }
  }
}
