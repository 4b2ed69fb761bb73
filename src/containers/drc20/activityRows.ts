/** An account's token activity in rows: our own transfers joined with an index's report. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { isTokenTransferOver, type TokenTransfer } from '../../domain/drc20/send/TokenTransfer.ts';
import type { ActivityDirection, TokenActivity, TransferSubject } from '../../domain/drc20/TokenActivity.ts';
import { type TokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { tokenUnits } from '../../domain/drc20/TokenUnits.ts';
import type {
  ActivityFilter,
  ActivityRow,
  BatchActivity,
  SingleActivity,
} from '../../screens/drc20/TransferHistory/TransferHistoryScreen.types.ts';

export interface ActivitySources {
  readonly own: DogeAddress;
  /** our own, of this address */
  readonly transfers: readonly TokenTransfer[];
  /** as the index reports them, newest first */
  readonly reported: readonly TokenActivity[];
  readonly nameOf: (address: DogeAddress) => string | null;
}

/** A null filter matches any token. */
export const isOf = (subject: TransferSubject, filter: TokenKey | null): boolean =>
  filter === null || (subject.kind === 'token' && tokenKey(subject.id) === filter);

/** Rows of one token or of all: open ones first, then newest first. */
export function activityRows(sources: ActivitySources, filter: TokenKey | null): readonly ActivityRow[] {
  const { transfers, reported, nameOf, own } = sources;
  const known = new Set<string>(transfers.map(({ id }) => id));
  const others = reported.filter(
    ({ subject, revealTxid }) => isOf(subject, filter) && (revealTxid === null || !known.has(revealTxid)),
  );
  const ours = transfers.filter(({ subject }) => isOf(subject, filter));
  const rows = [...ownRows(ours, nameOf), ...others.map((activity) => reportedRow(activity, own, nameOf))];
  return rows.sort((one, other) => rankOf(one) - rankOf(other) || (other.timeMs ?? 0) - (one.timeMs ?? 0));
}

function rankOf(row: ActivityRow): number {
  if (row.kind === 'batch') return row.done + row.failed < row.of ? 0 : 1;
  const { progress } = row;
  if (progress.kind === 'pending') return 0;
  return progress.kind === 'own' && !isSettled(progress.stage) ? 0 : 1;
}

const isSettled = (stage: TokenTransfer['stage']): boolean =>
  stage === 'indexed' || stage === 'failed' || stage === 'rejected' || stage === 'recovered';

/** A batch is a single row while any of its transfers is open. */
function ownRows(
  transfers: readonly TokenTransfer[],
  nameOf: ActivitySources['nameOf'],
): readonly ActivityRow[] {
  const open = new Set(
    transfers.flatMap((transfer) =>
      transfer.batch !== null && !isTokenTransferOver(transfer) ? [transfer.batch.id] : [],
    ),
  );
  const batches = [...open].map((id) => batchRow(transfers.filter(({ batch }) => batch?.id === id)));
  const singles = transfers.filter(({ batch }) => batch === null || !open.has(batch.id));
  return [
    ...batches.flatMap((row) => (row === null ? [] : [row])),
    ...singles.map((transfer) => ownRow(transfer, nameOf)),
  ];
}

function batchRow(transfers: readonly TokenTransfer[]): BatchActivity | null {
  const [first] = transfers;
  if (first === undefined || first.batch === null || first.subject.kind !== 'token') return null;
  const { id, of } = first.batch;
  const failed = ({ stage }: TokenTransfer) =>
    stage === 'failed' || stage === 'rejected' || stage === 'stuck' || stage.startsWith('recover');
  const units = transfers.reduce(
    (sum, { subject }) => sum + (subject.kind === 'token' ? subject.amount : 0n),
    0n,
  );
  return {
    kind: 'batch',
    id,
    key: `batch ${id}`,
    of,
    timeMs: first.createdAtMs,
    token: { ...first.subject, amount: tokenUnits(units) },
    done: transfers.filter(({ stage }) => stage === 'indexed').length,
    failed: transfers.filter(failed).length,
  };
}

const ownRow = (
  { id, subject, to, stage, createdAtMs }: TokenTransfer,
  nameOf: ActivitySources['nameOf'],
): SingleActivity => ({
  kind: 'single',
  txid: id,
  key: `own ${id}`,
  direction: 'sent',
  subject,
  other: to,
  otherName: nameOf(to),
  progress: { kind: 'own', stage },
  timeMs: createdAtMs,
});

function directionOf({ op, from }: TokenActivity, own: DogeAddress): ActivityDirection {
  if (op === 'mint') return 'minted';
  if (op === 'deploy') return 'deployed';
  if (op === 'burn') return 'burned';
  return from === own ? 'sent' : 'received';
}

function reportedRow(
  activity: TokenActivity,
  own: DogeAddress,
  nameOf: ActivitySources['nameOf'],
): SingleActivity {
  const { op, subject, from, to, revealTxid, commitTxid, status, timeMs } = activity;
  const direction = directionOf(activity, own);
  const other = direction === 'received' ? from : direction === 'sent' ? to : null;
  const what = subject.kind === 'token' ? `${subject.tick} ${subject.amount}` : subject.kind;
  return {
    kind: 'single',
    txid: revealTxid,
    direction,
    subject,
    other,
    timeMs,
    key: ['reported', op, revealTxid ?? '', commitTxid ?? '', to ?? '', what].join(' '),
    otherName: other === null ? null : nameOf(other),
    progress: { kind: status.kind },
  };
}

/** Every token with activity, with its name. */
export function activityFilters({ transfers, reported }: ActivitySources): readonly ActivityFilter[] {
  const filters = new Map<TokenKey, ActivityFilter>();
  for (const { subject } of [...transfers, ...reported]) {
    if (subject.kind !== 'token') continue;
    const key = tokenKey(subject.id);
    if (!filters.has(key)) filters.set(key, { key, tick: subject.tick });
  }
  return [...filters.values()];
}
