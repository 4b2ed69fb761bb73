/** Sums up in one verdict how the indexes of tokens did. */
import type { Fault } from '../fault.ts';

/** One for each index that is set up. */
export type IndexReport = {
  /** its host */
  readonly name: string;
  /** `ledger`: drc-20, meme-20, NFTs and files · `doginals`: inscriptions on coins */
  readonly kind: 'ledger' | 'doginals';
} & (
  | {
      readonly status: 'answers';
      /** the last block that it read */
      readonly height: number;
      /** blocks that it has not read yet; 0 when it is up to date as far as is known */
      readonly behind: number;
      /** entries of its list that make no sense and are left out. @default 0 */
      readonly leftOut?: number;
    }
  | {
      readonly status: 'silent';
      readonly fault: Fault;
      /** of when its claims are that still show, milliseconds since 1970; null: it never answered */
      readonly lastAtMs: number | null;
    }
);

/** What a server tells of: the token ledger, inscriptions on coins, or pictures and files. */
export type IndexServerKind = 'tokens' | 'inscriptions' | 'contents';

/** The worst that is to be said; the worst first. */
export type IndexVerdict =
  /** nobody answers */
  | { readonly kind: 'down' }
  /** they tell different amounts of so many tokens */
  | { readonly kind: 'differ'; readonly tokens: number }
  /** some do not answer. @property name - the first of them */
  | { readonly kind: 'silent'; readonly name: string; readonly count: number }
  /** the one that is behind most, in blocks */
  | { readonly kind: 'lagging'; readonly name: string; readonly behind: number }
  /** several that keep the same say the same. @property height - that all of them have read */
  | { readonly kind: 'agree'; readonly count: number; readonly height: number }
  /** told by one, or by several of which each keeps something else */
  | { readonly kind: 'reported'; readonly names: readonly string[]; readonly height: number }
  /** none is set up */
  | { readonly kind: 'none' };

/** Indexes never read the newest block: one that lacks no other is up to date. */
const USUAL_LAG = 1;

/** Whether an index has read all that it reads. @param behind - blocks */
export const isUpToDate = (behind: number): boolean => behind <= USUAL_LAG;

type Answer = Extract<IndexReport, { status: 'answers' }>;
type Silence = Extract<IndexReport, { status: 'silent' }>;

const isAnswer = (report: IndexReport): report is Answer => report.status === 'answers';
const isSilence = (report: IndexReport): report is Silence => report.status === 'silent';

/** @param differing - tokens of which several indexes tell different amounts */
export function judgeIndexes(reports: readonly IndexReport[], differing: number): IndexVerdict {
  const answers = reports.filter(isAnswer);
  const [silent, ...furtherSilent] = reports.filter(isSilence);
  if (reports.length === 0) return { kind: 'none' };
  if (answers.length === 0) return { kind: 'down' };
  if (differing > 0) return { kind: 'differ', tokens: differing };
  if (silent) return { kind: 'silent', name: silent.name, count: 1 + furtherSilent.length };
  return judgeAnswers(answers);
}

function judgeAnswers(answers: readonly Answer[]): IndexVerdict {
  const slowest = answers.reduce((worst, answer) => (answer.behind > worst.behind ? answer : worst));
  if (!isUpToDate(slowest.behind)) return { kind: 'lagging', name: slowest.name, behind: slowest.behind };
  const height = Math.min(...answers.map((answer) => answer.height));
  const ledgers = answers.filter(({ kind }) => kind === 'ledger');
  if (ledgers.length > 1) return { kind: 'agree', count: ledgers.length, height };
  return { kind: 'reported', names: answers.map(({ name }) => name), height };
}
