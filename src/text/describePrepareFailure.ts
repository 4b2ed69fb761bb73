// Says why a transfer could not be signed or read back. Nothing was sent in any of these cases.

import type { SigningProblem } from '../domain/tx/SigningProblem.ts';
import type { BytesProblem } from '../domain/tx/Transfer.ts';
import { inLanguage } from './language.ts';

const short = (text: string): string => `${text.slice(0, 6)}…${text.slice(-6)}`;

type NoReplacement = Extract<SigningProblem, { kind: 'not-a-replacement' }>['reason'];

/** Why a replacement was not signed. */
export const describeNoReplacement = inLanguage(
  'describePrepareFailure.describeNoReplacement',
  (reason: NoReplacement): string => {
    switch (reason) {
      case 'unreadable':
        return "Kennel couldn't read the original payment, so it didn't sign a replacement.";
      case 'not-signed':
        return "The original payment doesn't carry your signature. Kennel only replaces payments that you made.";
      case 'other-coins':
        return "The replacement doesn't spend the coins of the original. Both could confirm, and you'd pay twice.";
      case 'other-payments':
        return "The replacement doesn't pay the same as the original. The server may have lied about it.";
    }
  },
);

/** Why the keys did not sign. */
export const describeSigningProblem = inLanguage(
  'describePrepareFailure.describeSigningProblem',
  (problem: SigningProblem): string => {
    switch (problem.kind) {
      case 'previous-missing':
        return `The transfer that made one of these coins (${short(problem.txid)}) could not be read, so its value cannot be proven.`;
      case 'value-differs':
        return `The indexer told a wrong value for a coin of ${short(problem.txid)}. Signing it could have burned the difference as fee, so Kennel did not.`;
      case 'not-ours':
        return `A coin belongs to ${short(problem.address)}, which this wallet has no key for.`;
      case 'not-a-replacement':
        return describeNoReplacement(problem.reason);
      case 'commit-script':
        return `${short(problem.address)} is a one-time script of one of your own token transfers. Nobody can be paid there.`;
      case 'site-answer':
        return 'This text begins like an answer to a site. Kennel signs those only when the site itself asks.';
    }
  },
);

/** Why signed bytes were not believed. */
export const describeBytesProblem = inLanguage(
  'describePrepareFailure.describeBytesProblem',
  (problem: BytesProblem): string => {
    switch (problem.kind) {
      case 'not-a-transaction':
        return 'The indexer answered with bytes that are no transaction.';
      case 'wrong-transaction':
        return `The indexer gave another transaction (${short(problem.actual)}) than the one asked for (${short(problem.expected)}).`;
      case 'previous-missing':
        return `The transfer that made one of these coins (${short(problem.outpoint.txid)}) is missing, so its value cannot be proven.`;
      case 'outputs-exceed-inputs':
        return 'The transfer would pay out more than it takes in.';
    }
  },
);

/** What stands over those reasons. */
export const PREPARE_MESSAGES = inLanguage('describePrepareFailure.PREPARE_MESSAGES', {
  notSigned: 'Not signed, and nothing was sent',
  nothingHappened: 'Nothing was signed and nothing was sent.',
});
