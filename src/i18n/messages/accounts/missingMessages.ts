// Messages about wallets missing in the vault, and how to restore them.
import { messages, t } from '../../i18n.ts';

/** A problem of the opened vault, current or just resolved. */
export type VaultNotice =
  /** @property unnamed - number of further missing wallets without a known name */
  | { readonly kind: 'missing'; readonly names: readonly string[]; readonly unnamed: number }
  /** restored in an earlier state */
  | { readonly kind: 'outdated'; readonly names: readonly string[] }
  /** the whole vault is an earlier copy */
  | { readonly kind: 'older' }
  /** restored from the host's copy when the vault was opened */
  | { readonly kind: 'back'; readonly names: readonly string[] };

export interface VaultNoticeMessage {
  readonly tone: 'note' | 'problem';
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const nameOrCount = (names: readonly string[], count: number): string => {
  if (count !== 1) return t('missing.orCount.wallets', '{count} wallets', { count });
  return names[0] === undefined
    ? t('missing.orCount.aWallet', 'A wallet')
    : t('missing.orCount.text', '“{names}”', { names: names[0] });
};

/** For the notice on home, and the title of the screen about it. */
export function describeVaultNotice(notice: VaultNotice): VaultNoticeMessage {
  switch (notice.kind) {
    case 'missing': {
      const count = notice.names.length + notice.unnamed;
      const wallets = nameOrCount(notice.names, count);
      return {
        tone: 'problem',
        title: t(
          'missing.vaultNotice.missing.title',
          '{count, plural, one {{wallets} is missing} other {{wallets} are missing}}',
          { count, wallets },
        ),
        text: t(
          'missing.vaultNotice.missing.text',
          '{count, plural, one {Its keys aren’t on this device anymore. Its coins stay on the blockchain, but you need the keys to send them.} other {Their keys aren’t on this device anymore. Their coins stay on the blockchain, but you need the keys to send them.}}',
          { count },
        ),
        action: t(
          'missing.vaultNotice.missing.action',
          '{count, plural, one {Get it back} other {Get them back}}',
          { count },
        ),
      };
    }
    case 'outdated': {
      const count = notice.names.length;
      const wallets = nameOrCount(notice.names, count);
      return {
        tone: 'problem',
        title: t(
          'missing.vaultNotice.outdated.title',
          '{count, plural, one {{wallets} is from an older copy} other {{wallets} are from an older copy}}',
          { count, wallets },
        ),
        text: t(
          'missing.vaultNotice.outdated.text',
          'Accounts you added later may not be listed. Your keys are safe: add those accounts again.',
        ),
        action: t('missing.vaultNotice.outdated.action', 'Review'),
      };
    }
    case 'older':
      return {
        tone: 'problem',
        title: t('missing.vaultNotice.older.title', 'Kennel opened an older copy of your wallets'),
        text: t(
          'missing.vaultNotice.older.text',
          'Wallets and accounts you added later may be missing. Their coins stay on the blockchain.',
        ),
        action: t('missing.vaultNotice.older.action', 'Review'),
      };
    case 'back': {
      const count = notice.names.length;
      const wallets = nameOrCount(notice.names, count);
      return {
        tone: 'note',
        title: t(
          'missing.vaultNotice.back.title',
          '{count, plural, one {{wallets} is back} other {{wallets} are back}}',
          { count, wallets },
        ),
        text: t(
          'missing.vaultNotice.back.text',
          '{count, plural, one {It was missing on this device, so Kennel restored it from Telegram’s copy.} other {They were missing on this device, so Kennel restored them from Telegram’s copy.}}',
          { count },
        ),
        action: t('missing.vaultNotice.back.action', 'Got it'),
      };
    }
  }
}

export const MISSING_MESSAGES = messages('missing', {
  title: 'Missing wallets',
  wallets: 'Missing',
  unnamed: 'Unknown name',
  watched: 'Until then you can watch a missing wallet, but not send from it.',
  ways: 'Get them back',
  copy: 'Look in Telegram’s copy',
  copyText: 'Restores them if they are in it',
  searching: 'Looking in Telegram’s copy…',
  notFoundTitle: 'Couldn’t restore from Telegram’s copy',
  notFoundText:
    'It isn’t there, or Telegram didn’t answer. Nothing changed: try again, import the wallet, or restore a backup file.',
  failedText: 'Nothing changed. You can try again.',
  import: 'Import again',
  importText: 'With its recovery phrase or key',
  file: 'Restore a backup file',
  fileText: 'Brings back every wallet in it',
  without: 'Continue without them',
  accept: 'Accept the vault as it is',
  acceptTitle: 'Accept the vault as it is?',
  acceptText:
    'Kennel stops looking for what is missing here. Only a backup, a recovery phrase or a key brings it back.',
  word: 'ACCEPT',
  keep: 'Keep looking',
  noneTitle: 'No wallet is missing',
  noneText: 'Your vault has every wallet you added.',
  done: 'Done',
  chip: 'Missing: watch only',
});

/** The button that gives up one wallet; requires a confirmation. */
export const leaveLabel = (name: string): string => t('missing.leaveLabel', 'Remove “{name}”', { name });

/** The same keys were imported again under another name. */
export const describeImported = (name: string): string =>
  t('missing.imported', 'Its keys are back as “{name}”. You can remove the missing entry.', { name });

/** Records without a known name. */
export const countUnnamed = (count: number): string =>
  t(
    'missing.unnamed.1WalletWhoseName',
    '{count, plural, one {1 wallet whose name isn’t known here} other {{count} wallets whose names aren’t known here}}',
    { count },
  );

/** The label of the field for the confirmation word. */
export const acceptPrompt = (word: string): string => t('missing.acceptPrompt', 'Type {word}', { word });
