/** After a journey: searches every place where its phrases, keys and passwords could be left. */
import { expect } from 'vitest';
import { heapOf } from './heap.ts';
import { foundIn, passwordSecrets, secretsOf } from './secrets.ts';
import { tracesOf } from './traces.ts';
import type { Wallet } from './Wallet.ts';

/** Wallets in the order of their opening, with the secrets entered in them. */
const opened: Wallet[] = [];

/** Where a secret may be while it is typed or shown. */
const WHERE_IT_SHOWS = ['fields', 'document', 'heap'];

/** This journey's console messages. */
const written: string[] = [];

/** Complaints of MobX and React, at any level. */
const COMPLAINT = /^(?:\[MobX\]|\[mobx|Warning: )|Minified React error/;
const complaints: string[] = [];

/** Registers a wallet for the search after its journey. */
export function watchForLeaks(wallet: Wallet): void {
  opened.push(wallet);
  wallet.telegram.on('console', (message) => {
    written.push(message.text());
    if (COMPLAINT.test(message.text())) complaints.push(message.text());
  });
}

/** Discards a failed journey, so that its traces don't count for the next one. */
export function forgetJourney(): void {
  for (const list of [opened, written, complaints]) list.length = 0;
}

const isOpen = ({ app, telegram }: Wallet): boolean =>
  !telegram.isClosed() && !('isDetached' in app && app.isDetached());

/** Expects no violations in the strict host: calls that some client would drop, or answer by closing the app. */
async function expectNoViolations(wallets: readonly Wallet[]): Promise<void> {
  for (const { telegram } of wallets.filter(isOpen))
    expect(await telegram.evaluate(() => globalThis.kennelHost?.violations ?? []), 'host').toEqual([]);
}

/** Searches a text for all secrets of a journey. @returns the names of those found */
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
 * In the middle of a journey: no secret so far is left in memory or anywhere else. Called on a screen that follows the one where a
 * secret was typed.
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
 * Searches all open wallets for the secrets of every wallet of this journey.
 *
 * @param inHeap - whether to search the app's memory too, which takes half as long as a journey
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
