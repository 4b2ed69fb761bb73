/** Derived from findings: the chosen accounts, the reading that holds the coins, and what the vault is to save. */
import { isSameReading, type PassphraseUse, readingKey } from '../../domain/keys/discovery.ts';
import type { KeyReading } from '../../domain/keys/ImportSource.ts';
import type { ImportChoice } from '../../ports/Vault.ts';
import type { AccountChoice, Finding, FoundAccount } from './ImportState.ts';

/** The user's decisions, by `choiceKey`; without an entry the default applies. */
export type AccountChoices = ReadonlyMap<string, boolean>;

export const choiceKey = (reading: KeyReading, index: number): string => `${readingKey(reading)} ${index}`;

/** Whether an account has any known history. */
export const isUsed = (found: FoundAccount): boolean =>
  found.transactionCount > 0 || (found.balance !== null && found.balance > 0n);

const hasUsed = (findings: readonly Finding[]): boolean =>
  findings.some(({ accounts }) => accounts.some(isUsed));

/**
 * The chosen accounts: by the user's decision, or else all used ones; if none is used, the very first.
 *
 * @param first - the likeliest reading
 */
export function chosenOf(
  findings: readonly Finding[],
  choices: AccountChoices,
  first: KeyReading | undefined,
): readonly AccountChoice[] {
  const isAnyUsed = hasUsed(findings);
  const isFallback = (reading: KeyReading, index: number) =>
    !isAnyUsed && index === 0 && first !== undefined && isSameReading(reading, first);
  const isChosen = (reading: KeyReading, found: FoundAccount) =>
    !found.isHere &&
    (choices.get(choiceKey(reading, found.account.index)) ??
      (isUsed(found) || isFallback(reading, found.account.index)));
  return findings.flatMap(({ reading, accounts }) =>
    accounts
      .filter((found) => isChosen(reading, found))
      .map(({ account }) => ({ reading, index: account.index })),
  );
}

/** The address of the first account found, if all found accounts are already here; otherwise null. */
export function hereAlready(findings: readonly Finding[]): string | null {
  const found = findings.flatMap(({ accounts }) => accounts);
  const used = found.filter(isUsed);
  const relevant = used.length > 0 ? used : found;
  return relevant.every(({ isHere }) => isHere) ? (relevant[0]?.account.address ?? null) : null;
}

/** Which of two kinds of reading hold coins; if neither does, which have history. Null when not applicable. */
export function rescueOf(findings: readonly Finding[]): PassphraseUse | null {
  const kinds = new Set(findings.map(({ reading }) => reading.usesPassphrase));
  if (kinds.size < 2) return null;
  const holds = (usesPassphrase: boolean, isIt: (found: FoundAccount) => boolean) =>
    findings.some(
      (finding) => finding.reading.usesPassphrase === usesPassphrase && finding.accounts.some(isIt),
    );
  const hasCoins = ({ balance }: FoundAccount) => balance !== null && balance > 0n;
  for (const isIt of [hasCoins, isUsed]) {
    const [withIt, without] = [holds(true, isIt), holds(false, isIt)];
    if (withIt && without) return 'both';
    if (withIt || without) return withIt ? 'with' : 'without';
  }
  return null;
}

/** The keyrings to create: one per reading, its indexes ascending. */
export function toImportChoices(chosen: readonly AccountChoice[]): readonly ImportChoice[] {
  const byReading = new Map<string, { readonly reading: KeyReading; readonly indexes: number[] }>();
  for (const { reading, index } of chosen) {
    const key = readingKey(reading);
    const choice = byReading.get(key) ?? { reading, indexes: [] };
    byReading.set(key, choice);
    choice.indexes.push(index);
  }
  return [...byReading.values()].map(({ reading, indexes }) => ({
    reading,
    indexes: indexes.sort((one, other) => one - other),
  }));
}
