// Explains why a transfer could not be signed or verified. Nothing was sent in any of these cases.

import type { SigningProblem } from '../../../domain/tx/SigningProblem.ts';
import type { BytesProblem } from '../../../domain/tx/Transfer.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

const short = (text: string): string => `${text.slice(0, 6)}…${text.slice(-6)}`;

type NoReplacement = Extract<SigningProblem, { kind: 'not-a-replacement' }>['reason'];

export function describeNoReplacement(reason: NoReplacement): string {
  switch (reason) {
    case 'unreadable':
      return t(
        'prepareFailure.noReplacement.unreadable',
        'Kennel couldn’t read the original payment, so it didn’t sign a replacement.',
      );
    case 'not-signed':
      return t(
        'prepareFailure.noReplacement.not-signed',
        'The original payment doesn’t carry your signature. Kennel only replaces payments you made.',
      );
    case 'other-coins':
      return t(
        'prepareFailure.noReplacement.other-coins',
        'The replacement doesn’t spend the original’s coins. Both could confirm, and you’d pay twice.',
      );
    case 'other-payments':
      return t(
        'prepareFailure.noReplacement.other-payments',
        'The replacement doesn’t pay the same as the original. The server may have lied about it.',
      );
  }
}

export function describeSigningProblem(problem: SigningProblem): string {
  switch (problem.kind) {
    case 'previous-missing':
      return t(
        'prepareFailure.signingProblem.previous-missing',
        'The transaction that created one of these coins ({txid}) couldn’t be read, so its value can’t be verified.',
        { txid: short(problem.txid) },
      );
    case 'value-differs':
      return t(
        'prepareFailure.signingProblem.value-differs',
        'The server reported a wrong value for a coin from {txid}. Signing could have burned the difference as a fee, so Kennel didn’t.',
        { txid: short(problem.txid) },
      );
    case 'not-ours':
      return t(
        'prepareFailure.signingProblem.not-ours',
        'A coin belongs to {address}, and this wallet doesn’t have its key.',
        { address: short(problem.address) },
      );
    case 'not-a-replacement':
      return describeNoReplacement(problem.reason);
    case 'commit-script':
      return t(
        'prepareFailure.signingProblem.commit-script',
        '{address} is a one-time script of one of your token transfers. It can’t be paid.',
        { address: short(problem.address) },
      );
    case 'frozen-coin':
      return t(
        'prepareFailure.signingProblem.frozen-coin',
        'You froze a coin that this spends, from {txid}. Unfreeze it first.',
        { txid: short(problem.txid) },
      );
    case 'not-billed':
      return t(
        'prepareFailure.signingProblem.not-billed',
        'This would write data to the blockchain that no signed bill asks for. Kennel didn’t sign it.',
      );
    case 'not-agreed':
      return t(
        'prepareFailure.signingProblem.not-agreed',
        'It asks for more than you agreed to. Check the warnings, and tick the box under each.',
      );
    case 'site-answer':
      return t(
        'prepareFailure.signingProblem.site-answer',
        'This text looks like an answer to a site. Kennel signs those only when the site itself asks.',
      );
  }
}

/** Why the signed bytes were rejected. */
export function describeBytesProblem(problem: BytesProblem): string {
  switch (problem.kind) {
    case 'not-a-transaction':
      return t(
        'prepareFailure.bytesProblem.not-a-transaction',
        'The server sent bytes that aren’t a transaction.',
      );
    case 'impossible-amount':
      return t(
        'prepareFailure.bytesProblem.impossible-amount',
        'This transaction has an amount that can’t exist.',
      );
    case 'wrong-transaction':
      return t(
        'prepareFailure.bytesProblem.wrong-transaction',
        'The server sent a different transaction ({actual}) than requested ({expected}).',
        { actual: short(problem.actual), expected: short(problem.expected) },
      );
    case 'previous-missing':
      return t(
        'prepareFailure.bytesProblem.previous-missing',
        'The transaction that created one of these coins ({txid}) is missing, so its value can’t be verified.',
        { txid: short(problem.outpoint.txid) },
      );
    case 'bare-key':
      return t(
        'prepareFailure.bytesProblem.bare-key',
        'Coins worth {amount} pay your public key itself instead of your address. Kennel can’t spend those, and the others aren’t enough.',
        { amount: inDoge(problem.value) },
      );
    case 'outputs-exceed-inputs':
      return t(
        'prepareFailure.bytesProblem.outputs-exceed-inputs',
        'The transfer would pay out more than it spends.',
      );
    case 'request-too-large':
      return t(
        'prepareFailure.bytesProblem.request-too-large',
        'The coins come from such large transactions that this request would take {size} KB. Wallets open up to {maximum} KB. Send less at once, or choose other coins.',
        { size: inCount(Math.ceil(problem.size / 1000)), maximum: inCount(problem.maximum / 1000) },
      );
  }
}

/** The titles for these explanations. */
export const PREPARE_MESSAGES = messages('prepareFailure.prepare', {
  notSigned: 'Not signed, nothing sent',
  nothingHappened: 'Nothing was signed or sent.',
});
