// Sums over discovered accounts: what to show first, and what is chosen.
import { isSingle } from '../../domain/keys/discovery.ts';
import { isOwnPath } from '../../i18n/messages/accounts/describePath.ts';
import type { FindingSummary, FoundSummary } from './ImportPhrase/ImportPhraseScreen.types.ts';

/** Whether an address is relevant: used, already in the wallet, or chosen. */
export const hasFindings = ({ wasUsed, isHere, isChosen }: FoundSummary): boolean =>
  wasUsed || isHere || isChosen;

export const usedCount = (findings: readonly FindingSummary[]): number =>
  findings.flatMap(({ accounts }) => accounts).filter(({ wasUsed }) => wasUsed).length;

export const chosenIn = (findings: readonly FindingSummary[]): readonly FoundSummary[] =>
  findings.flatMap(({ accounts }) => accounts).filter(({ isChosen }) => isChosen);

/** The coins of some addresses, koinu; unknown balances count as zero. */
export const coinsOf = (found: readonly FoundSummary[]): bigint =>
  found.reduce((sum, { balance }) => sum + (balance ?? 0n), 0n);

/** Whether the same words are read with and without their passphrase. */
export const hasBothReadings = (findings: readonly FindingSummary[]): boolean =>
  new Set(findings.map(({ reading }) => reading.usesPassphrase)).size > 1;

/** The only address of a single key or watch-only import; null if there are several paths. */
export function singleIn(findings: readonly FindingSummary[]): FoundSummary | null {
  const [finding, ...others] = findings;
  // A key that could also be a seed has other paths, which count once anything is found there.
  if (others.some(isWorthShowing)) return null;
  return finding !== undefined && isSingle(finding.reading) ? (finding.accounts[0] ?? null) : null;
}

/** Whether a path is listed: it has relevant addresses, couldn't be searched, or was entered by the user. */
export const isWorthShowing = ({ reading, accounts, scan }: FindingSummary): boolean =>
  accounts.some(hasFindings) || scan === 'scanning' || scan === 'failed' || isOwnPath(reading.path);
