// Says why a typed or pasted recipient is refused.

import type { DogecoinUriProblem } from '../domain/address/dogecoinUri.ts';
import type { AddressProblem } from '../domain/address/parseAddress.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';
import { inLanguage } from './language.ts';
import { nameNetwork } from './nameNetwork.ts';

const ALONE = 'Coins sent there would be lost, so Kennel does not.';

/** One or two sentences: what the text is instead of an address that can be paid, and what to do. */
export const describeAddressProblem = inLanguage(
  'describeAddressProblem.describeAddressProblem',
  (problem: AddressProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return 'Paste or type the receiver’s address.';
      case 'private-key':
        return 'This is a private key, not an address. Whoever sees it can take its coins, so Kennel dropped it: show it to nobody.';
      case 'bitcoin-address':
        return `This is a Bitcoin address. ${ALONE} Ask for a Dogecoin one; most start with D.`;
      case 'other-network':
        return `This address is of Dogecoin’s ${nameNetwork(problem.network)}, another chain than this wallet’s. ${ALONE}`;
      case 'bech32':
        return `Dogecoin has no addresses that start with “${problem.prefix}1”. Ask for one that starts with D, 9 or A.`;
      case 'other-coin':
        return `This is ${problem.coin === null ? 'an address of another coin' : `a ${problem.coin} address`}. ${ALONE}`;
      case 'bad-checksum':
        return 'A character in this address is wrong or swapped: its checksum does not fit. Copy it again from its source.';
      case 'bad-characters':
        return `No address has “${problem.characters}” in it. Copy it again from its source.`;
      case 'wrong-length':
        return `This has ${problem.length} ${problem.length === 1 ? 'character' : 'characters'}; a Dogecoin address has 33 to 35. Part of it may be missing.`;
      case 'commit-script':
        return 'This is a one-time script of one of your own token transfers, not an address of anybody. Coins sent there would be stuck.';
    }
  },
);

/** The same for a `dogecoin:` link that cannot be paid. */
export const describeLinkProblem = inLanguage(
  'describeAddressProblem.describeLinkProblem',
  (problem: DogecoinUriProblem): string => {
    switch (problem.kind) {
      case 'not-dogecoin-uri':
        return 'This is not a dogecoin: link.';
      case 'bad-address':
        return describeAddressProblem(problem.problem);
      case 'bad-amount':
        return `The link asks for “${problem.text}”. ${describeAmountProblem(problem.problem)}`;
      case 'unknown-requirement':
        return `The link demands “${problem.name}”, which Kennel does not know, and forbids paying without it. Ask for a plain address.`;
      case 'repeated-parameter':
        return `The link says “${problem.name}” twice, so it is not clear what to pay. Ask for a new link.`;
      case 'bad-encoding':
        return 'Part of the link is garbled. Copy it again from its source.';
    }
  },
);

/** The same for whatever stands in the recipient’s field. */
export const describeRecipientProblem = inLanguage(
  'describeAddressProblem.describeRecipientProblem',
  (problem: AddressProblem | DogecoinUriProblem): string => {
    switch (problem.kind) {
      case 'not-dogecoin-uri':
      case 'bad-address':
      case 'bad-amount':
      case 'unknown-requirement':
      case 'repeated-parameter':
      case 'bad-encoding':
        return describeLinkProblem(problem);
      default:
        return describeAddressProblem(problem);
    }
  },
);
