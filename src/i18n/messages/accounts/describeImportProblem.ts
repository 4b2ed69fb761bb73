// Says why something cannot be brought in, and what to do about it.

import type { AddressProblem } from '../../../domain/address/parseAddress.ts';
import type {
  EncryptedKeyProblem,
  ExtendedKeyProblem,
  ImportProblem,
} from '../../../domain/keys/ImportProblem.ts';
import type { KeyPathProblem } from '../../../domain/keys/keyPath.ts';
import type { PhraseProblem } from '../../../domain/keys/phrase.ts';
import type { WifProblem } from '../../../domain/keys/wif.ts';
import { inCount } from '../../format/inCount.ts';
import { inList } from '../../format/intl.ts';
import { t } from '../../i18n.ts';
import { nameNetwork } from '../settings/nameNetwork.ts';

const cut = (length: number, usual: number): string =>
  length < usual
    ? t('importProblem.cut.partOfItIs', 'Part of it is missing: copy it again.')
    : t('importProblem.cut.itIsTooLong', 'It is too long: copy nothing but the key itself.');

/** Why words are no recovery phrase. Mistyped words are named by their positions alone. */
export function describePhraseProblem(problem: PhraseProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('importProblem.phraseProblem.empty', 'Enter your recovery words first.');
    case 'wrong-count':
      return t(
        'importProblem.phraseProblem.wrong-count',
        '{count, plural, one {This is {number} word} other {These are {number} words}}; a phrase has 12, 15, 18, 21 or 24. Check whether one is missing or there twice.',
        { count: problem.count, number: inCount(problem.count) },
      );
    case 'unknown-words': {
      const positions = inList(problem.words.map(({ position }) => String(position)));
      return t(
        'importProblem.phraseProblem.unknown-words',
        '{count, plural, one {Word {positions} is not a recovery word. Look at how it is spelled on your paper.} other {Words {positions} are not recovery words. Look at how they are spelled on your paper.}}',
        { count: problem.words.length, positions },
      );
    }
    case 'bad-checksum':
      return t(
        'importProblem.phraseProblem.bad-checksum',
        'Every word exists, but together they are no phrase: one is another word, or two changed places. Compare them with your paper one by one.',
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
        'This key belongs to {network}, another chain than this wallet’s. It opens nothing here.',
        { network: nameNetwork(problem.network) },
      );
    case 'bitcoin-key':
      return t(
        'importProblem.wifProblem.bitcoin-key',
        'This is a Bitcoin key. A Dogecoin key starts with Q or 6; look for one in the wallet it came from.',
      );
    case 'other-coin':
      return problem.coin === null
        ? t(
            'importProblem.wifProblem.other-coin.unknown',
            'This is a key of another coin. A Dogecoin key starts with Q or 6.',
          )
        : t(
            'importProblem.wifProblem.other-coin.known',
            'This is a {coin} key. A Dogecoin key starts with Q or 6.',
            { coin: problem.coin },
          );
    case 'address':
      return t(
        'importProblem.wifProblem.address',
        'This is an address, which can only be watched. To send from it, paste its private key.',
      );
    case 'extended-key':
      return t(
        'importProblem.wifProblem.extended-key',
        'This is an extended key, and part of it is not as it should be. Copy all of it again.',
      );
    case 'bad-checksum':
      return t(
        'importProblem.wifProblem.bad-checksum',
        'A character in this key is wrong or swapped: its checksum does not fit. Copy it again from its source.',
      );
    case 'bad-characters':
      return t(
        'importProblem.wifProblem.bad-characters',
        '{count, plural, one {1 character in it can be in no key. Copy it again from its source.} other {{number} characters in it can be in no key. Copy it again from its source.}}',
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
        'It is written like a private key and opens nothing: no wallet makes such a key. Use another one.',
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
        '{count, plural, one {{number} character in it can be in no key. Copy it again from its source.} other {{number} characters in it can be in no key. Copy it again from its source.}}',
        { count: problem.count, number: inCount(problem.count) },
      );
    case 'bad-checksum':
      return t(
        'importProblem.encryptedKeyProblem.bad-checksum',
        'A character in this key is wrong or swapped: its checksum does not fit. Copy it again from its source.',
      );
    case 'not-encrypted-key':
      return t(
        'importProblem.encryptedKeyProblem.not-encrypted-key',
        'It looks like an encrypted key, but of a kind that Kennel does not open. Decrypt it in the wallet that made it.',
      );
    case 'wrong-passphrase':
      return t(
        'importProblem.encryptedKeyProblem.wrong-passphrase',
        'This passphrase does not open the key. Check capitals, spaces and keyboard.',
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
        '{count, plural, one {{number} character in it can be in no key. Copy it again from its source.} other {{number} characters in it can be in no key. Copy it again from its source.}}',
        { count: problem.count, number: inCount(problem.count) },
      );
    case 'bad-checksum':
      return t(
        'importProblem.extendedKeyProblem.bad-checksum',
        'A character in this key is wrong or swapped: its checksum does not fit. Copy it again from its source.',
      );
    case 'other-network':
      return t(
        'importProblem.extendedKeyProblem.other-network',
        'This key belongs to {network}, another chain than this wallet’s. It opens nothing here.',
        { network: nameNetwork(problem.network) },
      );
    case 'other-coin':
      return t(
        'importProblem.extendedKeyProblem.other-coin',
        'This is an extended key of another coin. A Dogecoin one starts with dgpv or dgub.',
      );
    case 'not-extended-key':
      return t(
        'importProblem.extendedKeyProblem.not-extended-key',
        'It is written like an extended key, and no wallet can use it. Export it once more from where it came.',
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
        'This is a private key. Show it to nobody; bring it in as a key, and you can send from its address.',
      );
    case 'bitcoin-address':
      return t(
        'importProblem.watchedProblem.bitcoin-address',
        'This is a Bitcoin address. A Dogecoin one starts with D, 9 or A.',
      );
    case 'other-network':
      return t(
        'importProblem.watchedProblem.other-network',
        'This address is of Dogecoin’s {network}, another chain than this wallet’s.',
        { network: nameNetwork(problem.network) },
      );
    case 'bech32':
      return t(
        'importProblem.watchedProblem.bech32',
        'Dogecoin has no addresses that start with “{prefix}1”. Look for one that starts with D, 9 or A.',
        { prefix: problem.prefix },
      );
    case 'other-coin':
      return problem.coin === null
        ? t(
            'importProblem.watchedProblem.other-coin.thisIsAnAddress',
            'This is an address of another coin. A Dogecoin one starts with D, 9 or A.',
          )
        : t(
            'importProblem.watchedProblem.other-coin.thisIsAAddress',
            'This is a {coin} address. A Dogecoin one starts with D, 9 or A.',
            { coin: problem.coin },
          );
    case 'bad-checksum':
      return t(
        'importProblem.watchedProblem.bad-checksum',
        'A character in this address is wrong or swapped: its checksum does not fit. Copy it again from its source.',
      );
    case 'bad-characters':
      return t(
        'importProblem.watchedProblem.bad-characters',
        'No address has “{characters}” in it. Copy it again from its source.',
        { characters: problem.characters },
      );
    case 'wrong-length':
      return t(
        'importProblem.watchedProblem.wrong-length',
        '{count, plural, one {This has {number} character; an address has 33 to 35. Copy the whole of it and nothing else.} other {This has {number} characters; an address has 33 to 35. Copy the whole of it and nothing else.}}',
        { count: problem.length, number: inCount(problem.length) },
      );
    case 'commit-script':
      return t(
        'importProblem.watchedProblem.commit-script',
        'This is a one-time script of a token transfer, not an address of anybody.',
      );
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
    case 'passphrase-too-long':
      return t(
        'importProblem.passphrase-too-long',
        'This passphrase is too long: Kennel keeps {most} letters at most. Check whether more was pasted than you meant.',
        { most: inCount(problem.most) },
      );
  }
}

/** Why a typed path is none. */
export function describeKeyPathProblem(problem: KeyPathProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('importProblem.keyPathProblem.empty', 'Type a path first, for example m/44’/3’/0’/0.');
    case 'not-a-step':
      return t(
        'importProblem.keyPathProblem.not-a-step',
        'Part {position} is not a number. The parts stand between slashes, some with a mark like 44’.',
        { position: problem.step },
      );
    case 'index-too-large':
      return t(
        'importProblem.keyPathProblem.index-too-large',
        'The number in part {position} is too large; {most} is the most.',
        { position: problem.step, most: problem.most },
      );
    case 'too-deep':
      return t(
        'importProblem.keyPathProblem.too-deep',
        'This has {depth} parts; a path has {most} at most.',
        { depth: inCount(problem.depth), most: inCount(problem.most) },
      );
  }
}
