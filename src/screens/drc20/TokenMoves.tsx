// The last moves of a token, and the way to all of them.
import { shortAddress } from '../../components/AddressText.tsx';
import { Avatar } from '../../components/Avatar.tsx';
import { Card } from '../../components/Card.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { MoveRow } from '../../components/MoveRow.tsx';
import { Row } from '../../components/Row.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { TimeText } from '../../components/TimeText.tsx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { TokenMove } from '../../domain/drc20/TokenMove.ts';
import { wayOf } from '../../text/tokenMoveMessages.ts';
import { TOKEN_PAGE_MESSAGES as MESSAGES } from '../../text/tokenPageMessages.ts';
import styles from './TokenScreen.module.css';
import type { TokenEvents, TokenReady } from './TokenScreen.types.ts';

/** How many of them the page shows. */
const SHOWN = 4;

/** Doginals have none that anybody lists. */
export function TokenMoves(props: TokenReady & TokenEvents) {
  const { moves, onAllMoves, onRetry } = props;
  if (moves.kind === 'unreported') return null;
  if (moves.kind === 'failed') {
    return <FaultNotice fault={moves.fault} meaning={MESSAGES.movesFailed} onRetry={onRetry} />;
  }
  return (
    <Card title={MESSAGES.moves} padding="flush">
      {moves.kind === 'loading' && <RowsSkeleton count={2} />}
      {moves.kind === 'known' && moves.moves.length === 0 && (
        <p className={styles.note}>{MESSAGES.noMoves}</p>
      )}
      {moves.kind === 'known' &&
        moves.moves.slice(0, SHOWN).map((move) => <RecentMove key={keyOf(move)} {...props} move={move} />)}
      <Row leading={<Avatar icon="history" />} title={MESSAGES.allMoves} onPress={onAllMoves} hasChevron />
    </Card>
  );
}

const keyOf = ({ revealTxid, commitTxid, op, timeMs }: TokenMove): string =>
  `${revealTxid ?? commitTxid ?? timeMs} ${op}`;

const STATES = { pending: 'under-way', indexed: 'done', failed: 'failed' } as const;

interface RecentMoveProps
  extends Pick<TokenReady, 'account' | 'isHidden' | 'nowMs'>,
    Pick<TokenEvents, 'onMove'> {
  readonly move: TokenMove;
}

function RecentMove({ move, account, isHidden, nowMs, onMove }: RecentMoveProps) {
  const { status, subject, revealTxid } = move;
  const way = wayOf(move, account);
  return (
    <MoveRow
      way={way}
      state={STATES[status.kind]}
      subject={subject}
      second={<SecondLine move={move} other={way === 'sent' ? move.to : move.from} nowMs={nowMs} />}
      isHidden={isHidden}
      onPress={revealTxid === null ? undefined : () => onMove(revealTxid)}
    />
  );
}

interface SecondLineProps extends Pick<TokenReady, 'nowMs'> {
  readonly move: TokenMove;
  readonly other: DogeAddress | null;
}

function SecondLine({ move: { status, timeMs }, other, nowMs }: SecondLineProps) {
  if (status.kind === 'failed') return MESSAGES.moveFailed;
  if (status.kind === 'pending') return MESSAGES.movePending;
  return (
    <>
      {timeMs !== null && <TimeText atMs={timeMs} nowMs={nowMs} />}
      {other !== null && <span dir="ltr">&nbsp;· {shortAddress(other)}</span>}
    </>
  );
}
