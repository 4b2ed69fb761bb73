// The sentences about wallets that the vault lacks, and the ways back to them.
import { inLanguage } from './language.ts';

/** What is wrong with the vault that was opened, or was a moment ago. */
export type VaultNotice =
  /** @property unnamed - how many more are missing whose names aren't known here */
  | { readonly kind: 'missing'; readonly names: readonly string[]; readonly unnamed: number }
  /** came back as they were earlier */
  | { readonly kind: 'outdated'; readonly names: readonly string[] }
  /** the whole vault is an earlier copy */
  | { readonly kind: 'older' }
  /** taken from the host's copy when the vault was opened */
  | { readonly kind: 'back'; readonly names: readonly string[] };

/** What a notice says. */
export interface VaultNoticeMessage {
  readonly tone: 'note' | 'problem';
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const oneOr = (names: readonly string[], count: number): string => {
  const [name] = names;
  if (count === 1) return name === undefined ? 'A wallet' : `“${name}”`;
  return `${count} wallets`;
};

/** The line at home, and the head of the screen about it. */
export const describeVaultNotice = inLanguage(
  'missingMessages.describeVaultNotice',
  (notice: VaultNotice): VaultNoticeMessage => {
    switch (notice.kind) {
      case 'missing': {
        const count = notice.names.length + notice.unnamed;
        const isOne = count === 1;
        return {
          tone: 'problem',
          title: `${oneOr(notice.names, count)} ${isOne ? 'is' : 'are'} missing`,
          text: isOne
            ? "Its keys aren't on this device anymore. Its coins stay on the blockchain, but you need the keys to send them."
            : "Their keys aren't on this device anymore. Their coins stay on the blockchain, but you need the keys to send them.",
          action: isOne ? 'Get it back' : 'Get them back',
        };
      }
      case 'outdated': {
        const isOne = notice.names.length === 1;
        return {
          tone: 'problem',
          title: `${oneOr(notice.names, notice.names.length)} ${isOne ? 'is' : 'are'} from an older copy`,
          text: 'Accounts you added later may not be listed. Your keys are safe: add those accounts again.',
          action: 'Review',
        };
      }
      case 'older':
        return {
          tone: 'problem',
          title: 'Kennel opened an older copy of your wallets',
          text: 'Wallets and accounts you added later may be missing. Their coins stay on the blockchain.',
          action: 'Review',
        };
      case 'back': {
        const isOne = notice.names.length === 1;
        return {
          tone: 'note',
          title: `${oneOr(notice.names, notice.names.length)} ${isOne ? 'is' : 'are'} back`,
          text: `${isOne ? 'It was' : 'They were'} missing on this device, so Kennel restored ${isOne ? 'it' : 'them'} from Telegram’s copy.`,
          action: 'Got it',
        };
      }
    }
  },
);

/** The screen of missing wallets. */
export const MISSING_MESSAGES = inLanguage('missingMessages.MISSING_MESSAGES', {
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
  without: 'Go on without them',
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

/** Gives up one wallet; it is asked once more. */
export const leaveLabel = inLanguage(
  'missingMessages.leaveLabel',
  (name: string): string => `Remove “${name}”`,
);

/** The same keys came in again, under another name. */
export const describeImported = inLanguage(
  'missingMessages.describeImported',
  (name: string): string => `Its keys are back as “${name}”. You can remove the missing entry.`,
);

/** Some records have no name here. */
export const countUnnamed = inLanguage('missingMessages.countUnnamed', (count: number): string =>
  count === 1 ? '1 wallet whose name isn’t known here' : `${count} wallets whose names aren’t known here`,
);

/** The field of the word that has to be typed. */
export const acceptPrompt = inLanguage(
  'missingMessages.acceptPrompt',
  (word: string): string => `Type ${word}`,
);
