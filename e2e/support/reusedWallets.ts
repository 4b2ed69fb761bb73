/** Wallets that were made by hand once a run, and are put on other phones from then on: making one takes long. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { PersistedOnPhone, Phone, PhoneOptions } from './Phone.ts';
import type { Wallet } from './Wallet.ts';
import { isWebClient } from './webClient.ts';

/** A wallet as its phone kept it, with its words. */
export interface MadeWallet {
  readonly kept: PersistedOnPhone;
  readonly words: readonly string[];
  readonly address: string;
}

/** Who has a wallet: the person of the journey, or others in it. */
export type Owner = 'me' | 'friend' | 'third';

/** With what its phone was like. */
type Remembered = MadeWallet & { readonly kind: string };

/** Where all workers of a run find a wallet. */
const fileOf = (key: ReturnType<typeof keyOf>): string =>
  join(inject('wallets'), `${key.replaceAll(' ', '-')}.json`);

/** What this worker made itself. Another may have made one at the same time, which is never put in its place in the middle of a journey. */
const madeHere = new Map<string, Remembered>();

function read(key: ReturnType<typeof keyOf>): Remembered | undefined {
  const own = madeHere.get(key);
  if (own !== undefined) return own;
  const file = fileOf(key);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Remembered) : undefined;
}

/** Whole or not at all: others read meanwhile. */
function write(key: ReturnType<typeof keyOf>, wallet: Remembered): void {
  madeHere.set(key, wallet);
  const half = `${fileOf(key)}.${process.pid}`;
  writeFileSync(half, JSON.stringify(wallet));
  renameSync(half, fileOf(key));
}

/** Browsers keep a wallet for nobody in particular, Telegram for a user. */
const keyOf = ({ host = 'telegram' }: PhoneOptions, owner: Owner) =>
  host === 'telegram' ? owner : (`${owner} in a browser` as const);

const kindOf = ({ screen: _, ...kind }: PhoneOptions): string => JSON.stringify(kind);

/**
 * The wallet for a phone like this; undefined while none was made. Pages keep the same on all phones; what Telegram keeps
 * differs, so a phone of another kind has nothing of that yet. In a web client it is always undefined: the app is a frame
 * there, and the browser keeps a frame's storage apart from that of the same page alone.
 */
export function madeFor(options: PhoneOptions, owner: Owner): MadeWallet | undefined {
  if (isWebClient(options.platform)) return undefined;
  const known = read(keyOf(options, owner));
  if (known === undefined || known.kind === kindOf(options)) return known;
  return { ...known, kept: { page: known.kept.page, host: null } };
}

/** Makes a wallet by hand on a new phone, remembers what the phone kept where another can take it, and ends at home. */
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
