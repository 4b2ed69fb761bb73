// Counts over what was found: what is worth showing first, and what is chosen.
import { isSingle } from '../../domain/keys/discovery.ts';
import { isOwnPath } from '../../i18n/messages/accounts/describePath.ts';
import type { FindingSummary, FoundSummary } from './ImportPhrase/ImportPhraseScreen.types.ts';

/** Whether an address says something: it was used, is here, or was picked. */
export const hasFindings = ({ wasUsed, isHere, isChosen }: FoundSummary): boolean =>
  wasUsed || isHere || isChosen;

/** How many addresses have a history. */
export const usedCount = (findings: readonly FindingSummary[]): number =>
  findings.flatMap(({ accounts }) => accounts).filter(({ wasUsed }) => wasUsed).length;

/** All that is chosen. */
export const chosenIn = (findings: readonly FindingSummary[]): readonly FoundSummary[] =>
  findings.flatMap(({ accounts }) => accounts).filter(({ isChosen }) => isChosen);

/** The coins of some addresses, koinu; those that are not known count nothing. */
export const coinsOf = (found: readonly FoundSummary[]): bigint =>
  found.reduce((sum, { balance }) => sum + (balance ?? 0n), 0n);

/** Whether the same words are read with and without their passphrase. */
export const hasBothReadings = (findings: readonly FindingSummary[]): boolean =>
  new Set(findings.map(({ reading }) => reading.usesPassphrase)).size > 1;

/** The one address of a single key or of what is watched; null where there are several paths. */
export function singleIn(findings: readonly FindingSummary[]): FoundSummary | null {
  const [finding, ...others] = findings;
  // The other paths of a key, of which it would be the seed, count once something is there.
  if (others.some(isWorthShowing)) return null;
  return finding !== undefined && isSingle(finding.reading) ? (finding.accounts[0] ?? null) : null;
}

/** Whether a path belongs on the list itself: it says something, could not be asked, or was named by the person. */
export const isWorthShowing = ({ reading, accounts, scan }: FindingSummary): boolean =>
  accounts.some(hasFindings) || scan === 'scanning' || scan === 'failed' || isOwnPath(reading.path);
