// Says why something cannot be brought in, and what to do about it.

import type { AddressProblem } from '../domain/address/parseAddress.ts';
import type { EncryptedKeyProblem } from '../domain/keys/EncryptedKeyProblem.ts';
import type { ExtendedKeyProblem } from '../domain/keys/ExtendedKeyProblem.ts';
import type { ImportProblem } from '../domain/keys/ImportProblem.ts';
import type { KeyPathProblem } from '../domain/keys/keyPath.ts';
import type { PhraseProblem } from '../domain/keys/phrase.ts';
import type { WifProblem } from '../domain/keys/wif.ts';
import { inLanguage } from './language.ts';
import { nameNetwork } from './nameNetwork.ts';

const COPY_AGAIN = 'Copy it again from its source.';

const characters = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;

const cut = (length: number, usual: number): string =>
  length < usual
    ? 'Part of it is missing: copy it again.'
    : 'It is too long: copy nothing but the key itself.';

const numbers = (places: readonly number[]): string =>
  places.length < 2 ? places.join('') : `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`;

/** Why words are no recovery phrase. Mistyped words are named by their places alone. */
export const describePhraseProblem = inLanguage(
  'describeImportProblem.describePhraseProblem',
  (problem: PhraseProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return 'Enter your recovery words first.';
      case 'wrong-count':
        return `These are ${problem.count} words; a phrase has 12, 15, 18, 21 or 24. Check whether one is missing or there twice.`;
      case 'unknown-words': {
        const places = numbers(problem.words.map(({ place }) => place));
        return problem.words.length === 1
          ? `Word ${places} is not a recovery word. Look at how it is spelled on your paper.`
          : `Words ${places} are not recovery words. Look at how they are spelled on your paper.`;
      }
      case 'bad-checksum':
        return 'Every word exists, but together they are no phrase: one is another word, or two changed places. Compare them with your paper one by one.';
    }
  },
);

function describeWifProblem(problem: WifProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Paste the private key first.';
    case 'other-network':
      return `This key belongs to ${nameNetwork(problem.network)}, another chain than this wallet’s. It opens nothing here.`;
    case 'bitcoin-key':
      return 'This is a Bitcoin key. A Dogecoin key starts with Q or 6; look for one in the wallet it came from.';
    case 'other-coin':
      return `This is a ${problem.coin === null ? 'key of another coin' : `${problem.coin} key`}. A Dogecoin key starts with Q or 6.`;
    case 'address':
      return 'This is an address, which can only be watched. To send from it, paste its private key.';
    case 'extended-key':
      return 'This is an extended key, and part of it is not as it should be. Copy all of it again.';
    case 'bad-checksum':
      return `A character in this key is wrong or swapped: its checksum does not fit. ${COPY_AGAIN}`;
    case 'bad-characters':
      return `${problem.count === 1 ? '1 character' : `${problem.count} characters`} in it can be in no key. ${COPY_AGAIN}`;
    case 'wrong-length':
      return `This has ${characters(problem.length)}; a private key has 51 or 52. ${cut(problem.length, 52)}`;
    case 'not-a-key':
      return 'It is written like a private key and opens nothing: no wallet makes such a key. Use another one.';
  }
}

function describeEncryptedKeyProblem(problem: EncryptedKeyProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Paste the encrypted key first.';
    case 'wrong-length':
      return `This has ${characters(problem.length)}; an encrypted key has 58. ${cut(problem.length, 58)}`;
    case 'bad-characters':
      return `${characters(problem.count)} in it can be in no key. ${COPY_AGAIN}`;
    case 'bad-checksum':
      return `A character in this key is wrong or swapped: its checksum does not fit. ${COPY_AGAIN}`;
    case 'not-encrypted-key':
      return 'It looks like an encrypted key, but of a kind that Kennel does not open. Decrypt it in the wallet that made it.';
    case 'wrong-passphrase':
      return 'This passphrase does not open the key. Check capitals, spaces and keyboard.';
  }
}

function describeExtendedKeyProblem(problem: ExtendedKeyProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Paste the extended key first.';
    case 'wrong-length':
      return `This has ${characters(problem.length)}; an extended key has 111. ${cut(problem.length, 111)}`;
    case 'bad-characters':
      return `${characters(problem.count)} in it can be in no key. ${COPY_AGAIN}`;
    case 'bad-checksum':
      return `A character in this key is wrong or swapped: its checksum does not fit. ${COPY_AGAIN}`;
    case 'other-network':
      return `This key belongs to ${nameNetwork(problem.network)}, another chain than this wallet’s. It opens nothing here.`;
    case 'other-coin':
      return 'This is an extended key of another coin. A Dogecoin one starts with dgpv or dgub.';
    case 'not-extended-key':
      return 'It is written like an extended key, and no wallet can use it. Export it once more from where it came.';
  }
}

function describeWatchedProblem(problem: AddressProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Paste an address first.';
    case 'private-key':
      return 'This is a private key. Show it to nobody; bring it in as a key, and you can send from its address.';
    case 'bitcoin-address':
      return 'This is a Bitcoin address. A Dogecoin one starts with D, 9 or A.';
    case 'other-network':
      return `This address is of Dogecoin’s ${nameNetwork(problem.network)}, another chain than this wallet’s.`;
    case 'bech32':
      return `Dogecoin has no addresses that start with “${problem.prefix}1”. Look for one that starts with D, 9 or A.`;
    case 'other-coin':
      return `This is ${problem.coin === null ? 'an address of another coin' : `a ${problem.coin} address`}. A Dogecoin one starts with D, 9 or A.`;
    case 'bad-checksum':
      return `A character in this address is wrong or swapped: its checksum does not fit. ${COPY_AGAIN}`;
    case 'bad-characters':
      return `No address has “${problem.characters}” in it. ${COPY_AGAIN}`;
    case 'wrong-length':
      return `This has ${characters(problem.length)}; an address has 33 to 35. Copy the whole of it and nothing else.`;
    case 'commit-script':
      return 'This is a one-time script of a token transfer, not an address of anybody.';
  }
}

/** One or two sentences: what it is instead, and what to do. */
export const describeImportProblem = inLanguage(
  'describeImportProblem.describeImportProblem',
  (problem: ImportProblem): string => {
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
        return `This passphrase is too long: Kennel keeps ${problem.most} letters at most. Check whether more was pasted than you meant.`;
    }
  },
);

/** Why a typed path is none. */
export const describeKeyPathProblem = inLanguage(
  'describeImportProblem.describeKeyPathProblem',
  (problem: KeyPathProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return 'Type a path first, for example m/44’/3’/0’/0.';
      case 'not-a-step':
        return `Part ${problem.place} is not a number. The parts stand between slashes, some with a mark like 44’.`;
      case 'index-too-large':
        return `The number in part ${problem.place} is too large; ${problem.most} is the most.`;
      case 'too-deep':
        return `This has ${problem.depth} parts; a path has ${problem.most} at most.`;
    }
  },
);
