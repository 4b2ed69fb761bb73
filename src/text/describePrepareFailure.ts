// Says why a transfer could not be signed or read back. Nothing was sent in any of these cases.

import type { SigningProblem } from '../domain/tx/SigningProblem.ts';
import type { BytesProblem } from '../domain/tx/Transfer.ts';
import { inLanguage } from './language.ts';

const short = (text: string): string => `${text.slice(0, 6)}…${text.slice(-6)}`;

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
export const PREPARE_WORDS = inLanguage('describePrepareFailure.PREPARE_WORDS', {
  notSigned: 'Not signed, and nothing was sent',
  nothingHappened: 'Nothing was signed and nothing was sent.',
});
