// Describes derivation paths by the wallets that use them.

import type { KeyReading } from '../../../domain/keys/ImportSource.ts';
import { messages, t } from '../../i18n.ts';

export interface PathDescription {
  readonly title: string;
  /** its origin, or the path itself; null when the title is enough */
  readonly text: string | null;
}

const BIP44 = /^m\/44'\/\d+'\/(\d+)'\/([01])$/;

const NAMED = messages('reading.others', {
  "m/0'/0": { title: 'Old Android wallet', text: 'Dogecoin Wallet for Android' },
  "m/0'/1": { title: 'Old Android wallet, change', text: 'Dogecoin Wallet for Android' },
  "m/0'/3'/*'": { title: 'Dogecoin Core wallet', text: 'Keys of its master key' },
  "m/0'/0'/*'": { title: 'Dogecoin Core, earlier', text: 'Keys of its master key' },
  m: { title: 'Directly under the key' },
  'm/0': { title: 'Standard', text: 'Receiving addresses' },
  'm/1': { title: 'Change', text: 'Change from payments' },
  'm/0/0': { title: 'Standard account', text: 'Receiving addresses' },
});

function nameBip44(account: number, isChange: boolean): PathDescription {
  if (account > 0)
    return {
      title: isChange
        ? t('reading.bip44.title.accountChange', 'Account {account}, change', { account: account + 1 })
        : t('reading.bip44.title.account', 'Account {account}', { account: account + 1 }),
      text: null,
    };
  return isChange
    ? {
        title: t('reading.bip44.title.change', 'Change'),
        text: t('reading.bip44.text.whatCameBackFrom', 'Change from payments'),
      }
    : {
        title: t('reading.bip44.title.standard', 'Standard'),
        text: t('reading.bip44.text.whereMostWalletsKeep', 'Where most wallets keep coins'),
      };
}

/** Whether a path has no name because the user entered it. */
export const isOwnPath = (path: string): boolean => !BIP44.test(path) && !(path in NAMED) && path !== '';

function namePath(path: string): PathDescription {
  const found = BIP44.exec(path);
  if (found) return nameBip44(Number(found[1]), found[2] === '1');
  if (path === '') return { title: t('reading.this', 'This one'), text: null };
  const { title, text = null }: Partial<PathDescription> = NAMED[path as keyof typeof NAMED] ?? {};
  return title === undefined
    ? { title: t('reading.path.title', 'Custom path'), text: path }
    : { title, text };
}

/** @param hasBoth - the list contains the same words both with and without the passphrase */
export function describePath({ path, usesPassphrase }: KeyReading, hasBoth: boolean): PathDescription {
  const { title, text } = namePath(path);
  if (!hasBoth) return { title, text };
  return {
    title,
    text: usesPassphrase
      ? t('reading.text.withThePassphrase', 'With the passphrase')
      : t('reading.text.withoutThePassphrase', 'Without the passphrase'),
  };
}
