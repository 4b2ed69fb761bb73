/** Wallets made through the UI once per run and then copied to other phones: making one takes long. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { PersistedOnPhone, Phone, PhoneOptions } from './Phone.ts';
import type { Wallet } from './Wallet.ts';
import { isWebClient } from './webClient.ts';

/** A wallet's storage on its phone, and its phrase. */
export interface MadeWallet {
  readonly kept: PersistedOnPhone;
  readonly words: readonly string[];
  readonly address: string;
}

/** A wallet's owner: the journey's person, or others in it. */
export type Owner = 'me' | 'friend' | 'third';

/** With its phone's kind. */
type Remembered = MadeWallet & { readonly kind: string };

/** A wallet's file, shared by all workers of a run. */
const fileOf = (key: ReturnType<typeof keyOf>): string =>
  join(inject('wallets'), `${key.replaceAll(' ', '-')}.json`);

/** Wallets made by this worker. Another worker may make the same one at the same time; it is never replaced during a journey. */
const madeHere = new Map<string, Remembered>();

function read(key: ReturnType<typeof keyOf>): Remembered | undefined {
  const own = madeHere.get(key);
  if (own !== undefined) return own;
  const file = fileOf(key);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Remembered) : undefined;
}

/** Writes atomically: others may be reading. */
function write(key: ReturnType<typeof keyOf>, wallet: Remembered): void {
  madeHere.set(key, wallet);
  const half = `${fileOf(key)}.${process.pid}`;
  writeFileSync(half, JSON.stringify(wallet));
  renameSync(half, fileOf(key));
}

/** Browsers store a wallet without a user, Telegram for a user. */
const keyOf = ({ host = 'telegram' }: PhoneOptions, owner: Owner) =>
  host === 'telegram' ? owner : (`${owner} in a browser` as const);

const kindOf = ({ screen: _, ...kind }: PhoneOptions): string => JSON.stringify(kind);

/**
 * The wallet for such a phone; undefined before one is made. A page's storage is the same on all phones; Telegram's differs, so a
 * phone of another kind starts without it. Always undefined in a web client: there the app is a frame, whose storage the browser
 * keeps apart from the page's own.
 */
export function madeFor(options: PhoneOptions, owner: Owner): MadeWallet | undefined {
  if (isWebClient(options.platform)) return undefined;
  const known = read(keyOf(options, owner));
  if (known === undefined || known.kind === kindOf(options)) return known;
  return { ...known, kept: { page: known.kept.page, host: null } };
}

/** Makes a wallet through the UI on a new phone, saves the phone's reusable storage, and ends at home. */
export async function makeFor(
  options: PhoneOptions,
  owner: Owner,
  phone: Phone,
  wallet: Wallet,
): Promise<MadeWallet> {
  const words = await wallet.create();
  const address = await wallet.address();
  await wallet.openSettings();
  await wallet.lockNow();
  const result = { kept: await phone.copyKept(), words, address };
  if (!isWebClient(options.platform)) write(keyOf(options, owner), { ...result, kind: kindOf(options) });
  await wallet.unlock();
  await wallet.pressBack();
  await wallet.isHome();
  return result;
}
