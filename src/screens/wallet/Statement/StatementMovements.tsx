// All movements of a year, oldest first.
import { Button } from '../../../components/actions/Button.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { useHidden } from '../../../components/money/HiddenAmounts.tsx';
import { changeOf, type Movement } from '../../../domain/statement/Movement.ts';
import { movementKind } from '../../../domain/statement/statementTable.ts';
import { inUnitPrice } from '../../../i18n/format/inFiat.ts';
import {
  countMovements,
  STATEMENT_MESSAGES as MESSAGES,
} from '../../../i18n/messages/wallet/statementMessages.ts';
import styles from './StatementScreen.module.css';
import type { ShownStatement } from './StatementScreen.types.ts';
import { useWorth } from './StatementSums.tsx';

type MovementsProps = ShownStatement & {
  /** all rows are rendered, not just the first ones */
  readonly isWhole: boolean;
  readonly onWhole: () => void;
};

/** More are rendered on request, or for printing. */
const FIRST = 60;

export function StatementMovements(props: MovementsProps) {
  const { movements, accounts } = props.statement;
  const shown = props.isWhole ? movements : movements.slice(0, FIRST);
  return (
    <Card title={countMovements(movements.length)} padding="flush">
      {movements.length === 0 && <p className={styles.none}>{MESSAGES.none}</p>}
      <ol>
        {shown.map((movement) => (
          <li key={`${movement.account.address} ${movement.txid}`} className={styles.movement}>
            <MovementRow {...props} movement={movement} isNamed={accounts.length > 1} />
          </li>
        ))}
      </ol>
      {shown.length < movements.length && (
        <div className={styles.more}>
          <Button size="small" onPress={props.onWhole}>
            {MESSAGES.more}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface MovementRowProps extends ShownStatement {
  readonly movement: Movement;
  /** shows each row's account */
  readonly isNamed: boolean;
}

function MovementRow({ movement, isNamed, prices, priceAt, nameOf, noteOf }: MovementRowProps) {
  const { txid, timeMs, received, sent, fee, counterparts, account } = movement;
  const kind = movementKind(movement);
  const worthOf = useWorth(prices);
  const isHidden = useHidden();
  const price = priceAt(timeMs);
  const note = noteOf(txid);
  const tone = received > 0n ? 'received' : sent > 0n ? 'sent' : 'none';
  return (
    <>
      <p className={styles.first}>
        <time className={styles.date} dir="ltr" dateTime={new Date(timeMs).toISOString()}>
          {new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')}
        </time>
        <span className={styles.amount}>
          <AmountText amount={received > 0n ? received : sent} tone={tone} />
        </span>
      </p>
      <p className={styles.first}>
        <span>
          {MESSAGES[kind]}
          {isNamed && (
            <>
              {' '}
              · <bdi>{account.name}</bdi>
            </>
          )}
        </span>
        <span className={styles.dim}>
          {worthOf(changeOf(movement), price)}
          {price !== null && !isHidden && ` (${inUnitPrice(price)})`}
        </span>
      </p>
      {fee > 0n && (
        <p className={styles.dim}>
          {MESSAGES.fee}: <AmountText amount={fee} />
        </p>
      )}
      {note !== '' && (
        <p>
          {MESSAGES.note}: <bdi>{note}</bdi>
        </p>
      )}
      <ul className={styles.others}>
        {counterparts.map((address) => (
          <li key={address}>
            {nameOf(address) !== null && <bdi className={styles.strong}>{nameOf(address)} </bdi>}
            <span className={styles.code} dir="ltr" translate="no">
              {address}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.code} dir="ltr" translate="no">
        {txid}
      </p>
    </>
  );
}
