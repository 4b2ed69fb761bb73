// An index's record of a token: supply, holders, transfers, origin.
import { AddressText, shortAddress } from '../../../components/address/AddressText.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { IdCard } from '../../../components/layout/IdCard.tsx';
import { SupplyMeter } from '../../../components/tokens/SupplyMeter.tsx';
import type { TokenInfo } from '../../../domain/drc20/Token.ts';
import { describeDate } from '../../../i18n/format/describeTime.ts';
import { bareTokens } from '../../../i18n/format/inAmounts.ts';
import { inCount } from '../../../i18n/format/inCount.ts';
import {
  describeReporter,
  TOKEN_PAGE_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/tokenPageMessages.ts';
import styles from './TokenScreen.module.css';
import type { TokenEvents, TokenReady } from './TokenScreen.types.ts';

/** Names its index. Doginals have no such record. */
export function TokenFacts(props: TokenReady & TokenEvents) {
  const { facts, summary } = props;
  return (
    <>
      {facts.kind === 'loading' && (
        <Card>
          <div className={styles.lines} aria-hidden="true">
            <Skeleton />
            <Skeleton height="6px" />
            <Skeleton width="60%" />
          </div>
        </Card>
      )}
      {facts.kind === 'failed' && (
        <FaultNotice fault={facts.fault} meaning={MESSAGES.factsFailed} onRetry={props.onRetry} />
      )}
      {facts.kind === 'known' && (
        <Card title={describeReporter(facts.index)}>
          <div className={styles.lines}>
            <SupplyMeter info={facts.info} />
            <Facts facts={factsOf(facts.info)} />
          </div>
        </Card>
      )}
      {summary.id.protocol === 'meme-20' && (
        <IdCard
          title={MESSAGES.tickId}
          id={summary.id.tickId}
          copyLabel={MESSAGES.copyId}
          copied={props.copied}
          onCopy={props.onCopyId}
          text={MESSAGES.tickIdText}
          byHand={MESSAGES.idByHand}
        />
      )}
    </>
  );
}

/** Unknown facts are omitted. */
function factsOf(info: TokenInfo): readonly Fact[] {
  const { limit, holders, transfers, deployedAtMs, deployedBy, deployTxid, decimals } = info;
  const facts: (Fact | null)[] = [
    limit === null ? null : { name: MESSAGES.limit, value: bareTokens(limit, decimals) },
    holders === null ? null : { name: MESSAGES.holders, value: inCount(holders) },
    transfers === null ? null : { name: MESSAGES.transfers, value: inCount(transfers) },
    deployedAtMs === null ? null : { name: MESSAGES.deployedAt, value: describeDate(deployedAtMs) },
    deployedBy === null
      ? null
      : { name: MESSAGES.deployedBy, value: <AddressText address={deployedBy} mode="short" /> },
    deployTxid === null
      ? null
      : { name: MESSAGES.deploy, value: <code className={styles.mono}>{shortAddress(deployTxid)}</code> },
  ];
  return facts.filter((fact) => fact !== null);
}
