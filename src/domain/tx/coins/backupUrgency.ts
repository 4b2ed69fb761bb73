/** How urgently to ask for a backup check, depending on what would be lost without one. */

const DOGE = 100_000_000n;
const PLAIN_FROM = 10n * DOGE;
const LOUD_ABOVE = 1_000n * DOGE;

/** `none`: nothing to lose · `quiet`: a note · `plain`: a banner · `loud`: a warning. Nothing is ever blocked. */
export type BackupUrgency = 'none' | 'quiet' | 'plain' | 'loud';

/** @param atRisk - koinu that only the unchecked backup can recover; totals may exceed MAX_MONEY */
export function backupUrgency(atRisk: bigint): BackupUrgency {
  if (atRisk > LOUD_ABOVE) return 'loud';
  if (atRisk >= PLAIN_FROM) return 'plain';
  return atRisk > 0n ? 'quiet' : 'none';
}
