// Explains why an entered recipient is invalid.

import type { DogecoinUriProblem } from '../../../domain/address/dogecoinUri.ts';
import type { AddressProblem } from '../../../domain/address/parseAddress.ts';
import { t } from '../../i18n.ts';
import { nameNetwork } from '../settings/nameNetwork.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';

/** One or two sentences: what the text is instead of a usable address, and what to do. */
export function describeAddressProblem(problem: AddressProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('addressProblem.empty', 'Paste or enter the recipient’s address.');
    case 'private-key':
      return t(
        'addressProblem.private-key',
        'This is a private key, not an address. Anyone who sees it can take its coins, so Kennel removed it. Don’t show it to anyone.',
      );
    case 'bitcoin-address':
      return t(
        'addressProblem.bitcoin-address',
        'This is a Bitcoin address. Coins sent there would be lost. Ask for a Dogecoin address; most start with D.',
      );
    case 'other-network':
      return t(
        'addressProblem.other-network',
        'This address is for Dogecoin’s {network}, a different network than this wallet’s. Coins sent there would be lost.',
        { network: nameNetwork(problem.network) },
      );
    case 'bech32':
      return t(
        'addressProblem.bech32',
        'Dogecoin has no addresses that start with “{prefix}1”. Ask for one that starts with D, 9 or A.',
        { prefix: problem.prefix },
      );
    case 'other-coin':
      return problem.coin === null
        ? t(
            'addressProblem.other-coin.thisIsAnAddress',
            'This is an address for another coin. Coins sent there would be lost.',
          )
        : t(
            'addressProblem.other-coin.thisIsAAddress',
            'This is a {coin} address. Coins sent there would be lost.',
            { coin: problem.coin },
          );
    case 'bad-checksum':
      return t(
        'addressProblem.bad-checksum',
        'A character is wrong or swapped: the checksum doesn’t match. Copy the address again from its source.',
      );
    case 'bad-characters':
      return t(
        'addressProblem.bad-characters',
        'Addresses don’t contain “{characters}”. Copy it again from its source.',
        { characters: problem.characters },
      );
    case 'wrong-length':
      return t(
        'addressProblem.wrong-length',
        '{count, plural, one {This has {count} character; a Dogecoin address has 33 to 35. Part of it may be missing.} other {This has {count} characters; a Dogecoin address has 33 to 35. Part of it may be missing.}}',
        { count: problem.length },
      );
    case 'commit-script':
      return t(
        'addressProblem.commit-script',
        'This is a one-time script of one of your token transfers, not a person’s address. Coins sent there would be stuck.',
      );
  }
}

/** The same for an invalid `dogecoin:` link. */
export function describeLinkProblem(problem: DogecoinUriProblem): string {
  switch (problem.kind) {
    case 'not-dogecoin-uri':
      return t('addressProblem.linkProblem.not-dogecoin-uri', 'This isn’t a dogecoin: link.');
    case 'bad-address':
      return describeAddressProblem(problem.problem);
    case 'no-address':
      return problem.isRequest
        ? t(
            'addressProblem.linkProblem.no-address.request',
            'This link has no address, only a web address for a payment protocol that Kennel doesn’t support. Ask the shop for a Dogecoin address and the amount.',
          )
        : t(
            'addressProblem.linkProblem.no-address',
            'This link has no address in it. Ask for one that starts with D, 9 or A.',
          );
    case 'bad-amount':
      return t('addressProblem.linkProblem.bad-amount', 'The link asks for “{text}”. {reason}', {
        text: problem.text,
        reason: describeAmountProblem(problem.problem),
      });
    case 'unknown-requirement':
      return t(
        'addressProblem.linkProblem.unknown-requirement',
        'The link requires “{name}”, which Kennel doesn’t support. Ask for a plain address.',
        { name: problem.name },
      );
    case 'repeated-parameter':
      return t(
        'addressProblem.linkProblem.repeated-parameter',
        'The link gives “{name}” twice, so it’s unclear what to pay. Ask for a new link.',
        { name: problem.name },
      );
    case 'bad-bill-link':
      return t(
        'addressProblem.linkProblem.bad-bill-link',
        'This bill’s link is damaged or was changed. Don’t pay it. Ask the shop for a new one.',
      );
    case 'bad-encoding':
      return t(
        'addressProblem.linkProblem.bad-encoding',
        'Part of the link is unreadable. Copy it again from its source.',
      );
  }
}

/** The same for any text in the recipient field. */
export function describeRecipientProblem(problem: AddressProblem | DogecoinUriProblem): string {
  switch (problem.kind) {
    case 'not-dogecoin-uri':
    case 'bad-address':
    case 'no-address':
    case 'bad-amount':
    case 'unknown-requirement':
    case 'repeated-parameter':
    case 'bad-bill-link':
    case 'bad-encoding':
      return describeLinkProblem(problem);
    default:
      return describeAddressProblem(problem);
  }
}
