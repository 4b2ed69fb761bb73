// Names the places where wallets keep coins, as a person would.

import type { KeyReading } from '../domain/keys/KeyReading.ts';
import { inLanguage } from './language.ts';

/** A place in plain words. */
export interface ReadingName {
  readonly title: string;
  /** where it comes from, or the path itself; null when the title says it all */
  readonly text: string | null;
}

const BIP44 = /^m\/44'\/\d+'\/(\d+)'\/([01])$/;

const OTHERS: ReadonlyMap<string, ReadingName> = new Map(
  Object.entries({
    "m/0'/0": { title: 'Old Android wallet', text: 'Dogecoin Wallet for Android' },
    "m/0'/1": { title: 'Old Android wallet, change', text: 'Dogecoin Wallet for Android' },
    m: { title: 'Directly under the key', text: null },
    'm/0': { title: 'Standard', text: 'Addresses that were given out' },
    'm/1': { title: 'Change', text: 'What came back from payments' },
    'm/0/0': { title: 'Standard of an account', text: 'Addresses that were given out' },
    '': { title: 'This one', text: null },
  }),
);

function nameBip44(account: number, isChange: boolean): ReadingName {
  if (account > 0) return { title: `Account ${account + 1}${isChange ? ', change' : ''}`, text: null };
  return isChange
    ? { title: 'Change', text: 'What came back from payments' }
    : { title: 'Standard', text: 'Where most wallets keep coins' };
}

/** Whether a path has no name of its own: a person typed it. */
export const isOwnPath = (path: string): boolean => !BIP44.test(path) && !OTHERS.has(path);

/** The name of a path. */
function namePath(path: string): ReadingName {
  const found = BIP44.exec(path);
  if (found) return nameBip44(Number(found[1]), found[2] === '1');
  return OTHERS.get(path) ?? { title: 'Your own path', text: path };
}

/**
 * Names a reading.
 *
 * @param hasBoth - others of the same list read the same words with and without the passphrase
 */
export const nameReading = inLanguage(
  'nameReading.nameReading',
  ({ path, usesPassphrase }: KeyReading, hasBoth: boolean): ReadingName => {
    const { title, text } = namePath(path);
    if (!hasBoth) return { title, text };
    return { title, text: usesPassphrase ? 'With the passphrase' : 'Without the passphrase' };
  },
);
