/** Summarizes the state of all token indexes in one verdict. */
import type { Fault } from '../fault.ts';

/** The state of one configured index. */
export type IndexReport = {
  /** its host */
  readonly name: string;
  /** `ledger`: drc-20, meme-20, NFTs and files · `doginals`: inscriptions on coins */
  readonly kind: 'ledger' | 'doginals';
} & (
  | {
      readonly status: 'answers';
      /** the last block indexed */
      readonly height: number;
      /** blocks not indexed yet; 0 when up to date as far as is known */
      readonly behind: number;
      /** invalid entries of its list that were left out. @default 0 */
      readonly leftOut?: number;
    }
  | {
      readonly status: 'silent';
      readonly fault: Fault;
      /** when its cached claims were reported, milliseconds since 1970; null: it has never answered */
      readonly lastAtMs: number | null;
    }
);

/** What a server provides: the token ledger, inscriptions on coins, or pictures and files. */
export type IndexServerKind = 'tokens' | 'inscriptions' | 'contents';

/** The most severe finding, in descending order of severity. */
export type IndexVerdict =
  /** no index answers */
  | { readonly kind: 'down' }
  /** the indexes report different amounts, for this many tokens */
  | { readonly kind: 'differ'; readonly tokens: number }
  /** some do not answer. @property name - the first of them */
  | { readonly kind: 'silent'; readonly name: string; readonly count: number }
  /** `name`: the one furthest behind, in blocks */
  | { readonly kind: 'lagging'; readonly name: string; readonly behind: number }
  /** several indexes that cover the same tokens agree. @property height - indexed by all of them */
  | { readonly kind: 'agree'; readonly count: number; readonly height: number }
  /** reported by one index, or by several that cover different tokens */
  | { readonly kind: 'reported'; readonly names: readonly string[]; readonly height: number }
  /** none is configured */
  | { readonly kind: 'none' };

/** Indexes never have the newest block: one block behind counts as up to date. */
const USUAL_LAG = 1;

/** @param behind - blocks */
export const isUpToDate = (behind: number): boolean => behind <= USUAL_LAG;

type Answer = Extract<IndexReport, { status: 'answers' }>;
type Silence = Extract<IndexReport, { status: 'silent' }>;

const isAnswer = (report: IndexReport): report is Answer => report.status === 'answers';
const isSilence = (report: IndexReport): report is Silence => report.status === 'silent';

/** @param differing - number of tokens whose amounts differ between indexes */
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
