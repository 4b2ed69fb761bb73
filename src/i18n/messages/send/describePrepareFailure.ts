// Says why a transfer could not be signed or read back. Nothing was sent in any of these cases.

import type { SigningProblem } from '../../../domain/tx/SigningProblem.ts';
import type { BytesProblem } from '../../../domain/tx/Transfer.ts';
import { messages, t } from '../../i18n.ts';

const short = (text: string): string => `${text.slice(0, 6)}…${text.slice(-6)}`;

type NoReplacement = Extract<SigningProblem, { kind: 'not-a-replacement' }>['reason'];

/** Why a replacement was not signed. */
export function describeNoReplacement(reason: NoReplacement): string {
  switch (reason) {
    case 'unreadable':
      return t(
        'prepareFailure.noReplacement.unreadable',
        "Kennel couldn't read the original payment, so it didn't sign a replacement.",
      );
    case 'not-signed':
      return t(
        'prepareFailure.noReplacement.not-signed',
        "The original payment doesn't carry your signature. Kennel only replaces payments that you made.",
      );
    case 'other-coins':
      return t(
        'prepareFailure.noReplacement.other-coins',
        "The replacement doesn't spend the coins of the original. Both could confirm, and you'd pay twice.",
      );
    case 'other-payments':
      return t(
        'prepareFailure.noReplacement.other-payments',
        "The replacement doesn't pay the same as the original. The server may have lied about it.",
      );
  }
}

/** Why the keys did not sign. */
export function describeSigningProblem(problem: SigningProblem): string {
  switch (problem.kind) {
    case 'previous-missing':
      return t(
        'prepareFailure.signingProblem.previous-missing',
        'The transfer that made one of these coins ({txid}) could not be read, so its value cannot be proven.',
        { txid: short(problem.txid) },
      );
    case 'value-differs':
      return t(
        'prepareFailure.signingProblem.value-differs',
        'The indexer told a wrong value for a coin of {txid}. Signing it could have burned the difference as fee, so Kennel did not.',
        { txid: short(problem.txid) },
      );
    case 'not-ours':
      return t(
        'prepareFailure.signingProblem.not-ours',
        'A coin belongs to {address}, which this wallet has no key for.',
        { address: short(problem.address) },
      );
    case 'not-a-replacement':
      return describeNoReplacement(problem.reason);
    case 'commit-script':
      return t(
        'prepareFailure.signingProblem.commit-script',
        '{address} is a one-time script of one of your own token transfers. Nobody can be paid there.',
        { address: short(problem.address) },
      );
    case 'site-answer':
      return t(
        'prepareFailure.signingProblem.site-answer',
        'This text begins like an answer to a site. Kennel signs those only when the site itself asks.',
      );
  }
}

/** Why signed bytes were not believed. */
export function describeBytesProblem(problem: BytesProblem): string {
  switch (problem.kind) {
    case 'not-a-transaction':
      return t(
        'prepareFailure.bytesProblem.not-a-transaction',
        'The indexer answered with bytes that are no transaction.',
      );
    case 'wrong-transaction':
      return t(
        'prepareFailure.bytesProblem.wrong-transaction',
        'The indexer gave another transaction ({actual}) than the one asked for ({expected}).',
        { actual: short(problem.actual), expected: short(problem.expected) },
      );
    case 'previous-missing':
      return t(
        'prepareFailure.bytesProblem.previous-missing',
        'The transfer that made one of these coins ({txid}) is missing, so its value cannot be proven.',
        { txid: short(problem.outpoint.txid) },
      );
    case 'outputs-exceed-inputs':
      return t(
        'prepareFailure.bytesProblem.outputs-exceed-inputs',
        'The transfer would pay out more than it takes in.',
      );
  }
}

/** What stands over those reasons. */
export const PREPARE_MESSAGES = messages('prepareFailure.prepare', {
  notSigned: 'Not signed, and nothing was sent',
  nothingHappened: 'Nothing was signed and nothing was sent.',
});
