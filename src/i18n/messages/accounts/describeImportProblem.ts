// Explains why something cannot be imported, and what to do about it.

import type { AddressProblem } from '../../../domain/address/parseAddress.ts';
import type {
  EncryptedKeyProblem,
  ExtendedKeyProblem,
  ImportProblem,
  WalletTextProblem,
} from '../../../domain/keys/ImportProblem.ts';
import type { UnreadLine } from '../../../domain/keys/keyList.ts';
import type { KeyPathProblem } from '../../../domain/keys/keyPath.ts';
import type { OtherWallet } from '../../../domain/keys/otherWallets.ts';
import type { PhraseProblem } from '../../../domain/keys/phrase.ts';
import type { WifProblem } from '../../../domain/keys/wif.ts';
import { inCount } from '../../format/inCount.ts';
import { inList } from '../../format/intl.ts';
import { t } from '../../i18n.ts';
import { nameNetwork } from '../settings/nameNetwork.ts';
import { describeMultisigProblem } from './multisigMessages.ts';

const cut = (length: number, usual: number): string =>
  length < usual
    ? t('importProblem.cut.partOfItIs', 'Part of it is missing: copy it again.')
    : t('importProblem.cut.itIsTooLong', 'It’s too long: copy only the key itself.');

/** Names the other wallet, and what to do with its words. */
function describeOtherWallet(wallet: OtherWallet): string {
  switch (wallet) {
    case 'electrum':
      return t(
        'importProblem.otherWallet.electrum',
        'These look like Electrum seed words, which only open in Electrum. Restore them there and send your coins here. If not, compare them with your written copy.',
      );
    case 'monero':
      return t(
        'importProblem.otherWallet.monero',
        'These are the seed words of a Monero wallet. They open no Dogecoin wallet, so there’s nothing to import.',
      );
    case 'slip39':
      return t(
        'importProblem.otherWallet.slip39',
        'This is a share of a Shamir backup (SLIP-39), which Kennel can’t open. Restore it in the wallet that created it, then send your coins here.',
      );
    case 'aezeed':
      return t(
        'importProblem.otherWallet.aezeed',
        'These are the seed words of a Lightning wallet (LND). They open no Dogecoin wallet, so there’s nothing to import.',
      );
  }
}

/** Mistyped words are named only by position. */
export function describePhraseProblem(problem: PhraseProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('importProblem.phraseProblem.empty', 'Enter your recovery phrase first.');
    case 'wrong-count':
      return t(
        'importProblem.phraseProblem.wrong-count',
        '{count, plural, one {This is {number} word} other {These are {number} words}}; a recovery phrase has 12, 15, 18, 21 or 24. Check whether one is missing or repeated.',
        { count: problem.count, number: inCount(problem.count) },
      );
    case 'unknown-words': {
      const positions = inList(problem.words.map(({ position }) => String(position)));
      return t(
        'importProblem.phraseProblem.unknown-words',
        '{count, plural, one {Word {positions} isn’t a recovery word. Check its spelling in your written copy.} other {Words {positions} aren’t recovery words. Check their spelling in your written copy.}}',
        { count: problem.words.length, positions },
      );
    }
    case 'other-language':
      return t(
        'importProblem.phraseProblem.other-language',
        'Most of these words aren’t in a language Kennel reads. Restore them in the wallet that created them, then send your coins here.',
      );
    case 'other-wallet':
      return describeOtherWallet(problem.wallet);
    case 'bad-checksum':
      return t(
        'importProblem.phraseProblem.bad-checksum',
        'Every word exists, but together they aren’t a recovery phrase. One is wrong, or two are swapped. Compare them with your written copy.',
      );
  }
}

function describeWifProblem(problem: WifProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('importProblem.wifProblem.empty', 'Paste the private key first.');
    case 'other-network':
      return t(
        'importProblem.wifProblem.other-network',
        'This key is for {network}, a different network than this wallet’s. It won’t work here.',
        { network: nameNetwork(problem.network) },
      );
    case 'bitcoin-key':
      return t(
        'importProblem.wifProblem.bitcoin-key',
        'This is a Bitcoin key. A Dogecoin key starts with Q or 6.',
      );
    case 'other-coin':
      return problem.coin === null
        ? t(
            'importProblem.wifProblem.other-coin.unknown',
            'This key is for another coin. A Dogecoin key starts with Q or 6.',
          )
        : t(
            'importProblem.wifProblem.other-coin.known',
            'This is a {coin} key. A Dogecoin key starts with Q or 6.',
            { coin: problem.coin },
          );
    case 'address':
      return t(
        'importProblem.wifProblem.address',
        'This is an address, so you can only watch it. To send from it, paste its private key.',
      );
    case 'extended-key':
      return t(
        'importProblem.wifProblem.extended-key',
        'This is an extended key, but part of it is wrong. Copy all of it again.',
      );
    case 'bad-checksum':
      return t(
        'importProblem.wifProblem.bad-checksum',
        'A character is wrong or swapped: the checksum doesn’t match. Copy the key again from its source.',
      );
    case 'bad-characters':
      return t(
        'importProblem.wifProblem.bad-characters',
        '{count, plural, one {1 character isn’t allowed in a key. Copy it again from its source.} other {{number} characters aren’t allowed in a key. Copy it again from its source.}}',
        { count: problem.count, number: inCount(problem.count) },
      );
    case 'wrong-length':
      return t(
        'importProblem.wifProblem.wrong-length',
        '{count, plural, one {This has {number} character; a private key has 51 or 52. {advice}} other {This has {number} characters; a private key has 51 or 52. {advice}}}',
        { count: problem.length, number: inCount(problem.length), advice: cut(problem.length, 52) },
      );
    case 'not-a-key':
      return t(
        'importProblem.wifProblem.not-a-key',
        'This looks like a private key, but it isn’t valid. Use another one.',
      );
  }
}

function describeEncryptedKeyProblem(problem: EncryptedKeyProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('importProblem.encryptedKeyProblem.empty', 'Paste the encrypted key first.');
    case 'wrong-length':
      return t(
        'importProblem.encryptedKeyProblem.wrong-length',
        '{count, plural, one {This has {number} character; an encrypted key has 58. {advice}} other {This has {number} characters; an encrypted key has 58. {advice}}}',
        { count: problem.length, number: inCount(problem.length), advice: cut(problem.length, 58) },
      );
    case 'bad-characters':
      return t(
        'importProblem.encryptedKeyProblem.bad-characters',
        '{count, plural, one {{number} character isn’t allowed in a key. Copy it again from its source.} other {{number} characters aren’t allowed in a key. Copy it again from its source.}}',
        { count: problem.count, number: inCount(problem.count) },
      );
    case 'bad-checksum':
      return t(
        'importProblem.encryptedKeyProblem.bad-checksum',
        'A character is wrong or swapped: the checksum doesn’t match. Copy the key again from its source.',
      );
    case 'not-encrypted-key':
      return t(
        'importProblem.encryptedKeyProblem.not-encrypted-key',
        'This looks like an encrypted key, but Kennel doesn’t support its kind. Decrypt it in the wallet that created it.',
      );
    case 'wrong-passphrase':
      return t(
        'importProblem.encryptedKeyProblem.wrong-passphrase',
        'Wrong passphrase. Check capitals, spaces and your keyboard.',
      );
  }
}

function describeExtendedKeyProblem(problem: ExtendedKeyProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('importProblem.extendedKeyProblem.empty', 'Paste the extended key first.');
    case 'wrong-length':
      return t(
        'importProblem.extendedKeyProblem.wrong-length',
        '{count, plural, one {This has {number} character; an extended key has 111. {advice}} other {This has {number} characters; an extended key has 111. {advice}}}',
        { count: problem.length, number: inCount(problem.length), advice: cut(problem.length, 111) },
      );
    case 'bad-characters':
      return t(
        'importProblem.extendedKeyProblem.bad-characters',
        '{count, plural, one {{number} character isn’t allowed in a key. Copy it again from its source.} other {{number} characters aren’t allowed in a key. Copy it again from its source.}}',
        { count: problem.count, number: inCount(problem.count) },
      );
    case 'bad-checksum':
      return t(
        'importProblem.extendedKeyProblem.bad-checksum',
        'A character is wrong or swapped: the checksum doesn’t match. Copy the key again from its source.',
      );
    case 'other-network':
      return t(
        'importProblem.extendedKeyProblem.other-network',
        'This key is for {network}, a different network than this wallet’s. It won’t work here.',
        { network: nameNetwork(problem.network) },
      );
    case 'other-coin':
      return t(
        'importProblem.extendedKeyProblem.other-coin',
        'This extended key is for another coin. A Dogecoin one starts with dgpv or dgub.',
      );
    case 'not-extended-key':
      return t(
        'importProblem.extendedKeyProblem.not-extended-key',
        'This looks like an extended key, but it isn’t valid. Export it again from where it came from.',
      );
  }
}

function describeWatchedProblem(problem: AddressProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('importProblem.watchedProblem.empty', 'Paste an address first.');
    case 'private-key':
      return t(
        'importProblem.watchedProblem.private-key',
        'This is a private key. Don’t show it to anyone. Import it as a key to send from its address.',
      );
    case 'bitcoin-address':
      return t(
        'importProblem.watchedProblem.bitcoin-address',
        'This is a Bitcoin address. A Dogecoin address starts with D, 9 or A.',
      );
    case 'other-network':
      return t(
        'importProblem.watchedProblem.other-network',
        'This address is for Dogecoin’s {network}, a different network than this wallet’s.',
        { network: nameNetwork(problem.network) },
      );
    case 'bech32':
      return t(
        'importProblem.watchedProblem.bech32',
        'Dogecoin has no addresses that start with “{prefix}1”. A Dogecoin address starts with D, 9 or A.',
        { prefix: problem.prefix },
      );
    case 'other-coin':
      return problem.coin === null
        ? t(
            'importProblem.watchedProblem.other-coin.thisIsAnAddress',
            'This is an address for another coin. A Dogecoin address starts with D, 9 or A.',
          )
        : t(
            'importProblem.watchedProblem.other-coin.thisIsAAddress',
            'This is a {coin} address. A Dogecoin address starts with D, 9 or A.',
            { coin: problem.coin },
          );
    case 'bad-checksum':
      return t(
        'importProblem.watchedProblem.bad-checksum',
        'A character is wrong or swapped: the checksum doesn’t match. Copy the address again from its source.',
      );
    case 'bad-characters':
      return t(
        'importProblem.watchedProblem.bad-characters',
        'Addresses don’t contain “{characters}”. Copy it again from its source.',
        { characters: problem.characters },
      );
    case 'wrong-length':
      return t(
        'importProblem.watchedProblem.wrong-length',
        '{count, plural, one {This has {number} character; an address has 33 to 35. Copy all of it and nothing else.} other {This has {number} characters; an address has 33 to 35. Copy all of it and nothing else.}}',
        { count: problem.length, number: inCount(problem.length) },
      );
    case 'commit-script':
      return t(
        'importProblem.watchedProblem.commit-script',
        'This is a one-time script of a token transfer, not a person’s address.',
      );
  }
}

function describeLine({ problem }: UnreadLine): string {
  switch (problem.kind) {
    case 'no-key':
      return t('importProblem.line.no-key', 'There’s no private key in it.');
    case 'encrypted':
      return t(
        'importProblem.line.encrypted',
        'It’s encrypted by itself. Import it alone, with its passphrase.',
      );
    case 'too-many':
      return t(
        'importProblem.line.too-many',
        'It’s after the first {most} keys. Import the rest from a second file.',
        { most: inCount(1000) },
      );
    default:
      return describeWifProblem(problem);
  }
}

/** Why a line of a text was skipped. */
export const describeUnreadLine = (unread: UnreadLine): string =>
  t('importProblem.unreadLine', 'Line {line}: {reason}', {
    line: inCount(unread.line),
    reason: describeLine(unread),
  });

function describeWalletTextProblem(problem: WalletTextProblem): string {
  switch (problem.kind) {
    case 'too-long':
      return t(
        'importProblem.walletText.too-long',
        'This text is too long: the maximum is {most} characters. Split it.',
        {
          most: inCount(problem.most),
        },
      );
    case 'no-keys':
      return problem.first === null
        ? t('importProblem.walletText.no-keys', 'There’s no private key in this text.')
        : describeUnreadLine(problem.first);
    case 'damaged':
      return t(
        'importProblem.walletText.damaged',
        'Part of this backup is missing or changed. Copy all of it again.',
      );
    case 'wrong-password':
      return t('importProblem.walletText.wrong-password', 'Wrong password, or a backup Kennel can’t read.');
    case 'has-pin':
      return t(
        'importProblem.walletText.has-pin',
        'Its keys are encrypted with a spending PIN too. Remove the PIN in that wallet, then back up again.',
      );
    case 'other-chain':
      return t('importProblem.walletText.other-chain', 'This backup is of another coin or network.');
  }
}

/** One or two sentences: what it is instead, and what to do. */
export function describeImportProblem(problem: ImportProblem): string {
  switch (problem.kind) {
    case 'phrase':
      return describePhraseProblem(problem.problem);
    case 'private-key':
      return describeWifProblem(problem.problem);
    case 'encrypted-key':
      return describeEncryptedKeyProblem(problem.problem);
    case 'extended-key':
      return describeExtendedKeyProblem(problem.problem);
    case 'address':
      return describeWatchedProblem(problem.problem);
    case 'multisig':
      return describeMultisigProblem(problem.problem);
    case 'wallet-text':
      return describeWalletTextProblem(problem.problem);
    case 'passphrase-too-long':
      return t(
        'importProblem.passphrase-too-long',
        'This passphrase is too long: the maximum is {most} characters. Check whether you pasted more than you meant to.',
        { most: inCount(problem.most) },
      );
  }
}

/** Why a typed path is invalid. */
export function describeKeyPathProblem(problem: KeyPathProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('importProblem.keyPathProblem.empty', 'Enter a path first, such as m/44’/3’/0’/0.');
    case 'not-a-step':
      return t(
        'importProblem.keyPathProblem.not-a-step',
        'Part {position} isn’t a number. Separate parts with slashes; some have a mark, like 44’.',
        { position: problem.step },
      );
    case 'index-too-large':
      return t(
        'importProblem.keyPathProblem.index-too-large',
        'The number in part {position} is too large; the maximum is {most}.',
        { position: problem.step, most: problem.most },
      );
    case 'too-deep':
      return t(
        'importProblem.keyPathProblem.too-deep',
        'This path has {depth} parts; the maximum is {most}.',
        { depth: inCount(problem.depth), most: inCount(problem.most) },
      );
  }
}
