// The page of a year: for the screen, and for print, where only the statement is left.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { CopyButton } from '../../../components/actions/CopyButton.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { SegmentedChips } from '../../../components/fields/SegmentedChips.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { HiddenAmounts } from '../../../components/money/HiddenAmounts.tsx';
import { hasGap } from '../../../domain/history/historyGap.ts';
import { NO_FILES_MESSAGES } from '../../../i18n/messages/app/noFilesMessages.ts';
import { describeGap } from '../../../i18n/messages/wallet/gapMessages.ts';
import {
  describePeriod,
  describeUnknowns,
  STATEMENT_MESSAGES as MESSAGES,
} from '../../../i18n/messages/wallet/statementMessages.ts';
import { StatementMovements } from './StatementMovements.tsx';
import styles from './StatementScreen.module.css';
import type { ShownStatement, StatementEvents } from './StatementScreen.types.ts';
import { StatementSums } from './StatementSums.tsx';

type PageProps = ShownStatement & StatementEvents;

export function StatementPage(props: PageProps) {
  const { statement, years, isHidden, canPrint } = props;
  const [isWhole, setWhole] = useState(false);
  const print = () => {
    setWhole(true);
    // renders the remaining rows before the printer reads the page
    setTimeout(props.onPrint, 0);
  };
  return (
    <HiddenAmounts isHidden={isHidden}>
      <Page
        title={MESSAGES.title}
        bottom={
          props.onSave && (
            <Button tone="gold" isWide icon="file" onPress={props.onSave}>
              {MESSAGES.save}
            </Button>
          )
        }
      >
        <div className={styles.aside}>
          {isHidden && <Notice tone="note" title={MESSAGES.hidden} />}
          <SegmentedChips
            isStrip
            label={MESSAGES.year}
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
            chosen={String(statement.year)}
            onChoose={(year) => props.onYear(Number(year))}
          />
          <Ways {...props} onPrint={canPrint && !isHidden ? print : null} />
        </div>
        <article className={styles.sheet}>
          <Head {...props} />
          <StatementSums {...props} />
          <Unknowns {...props} />
          <StatementMovements {...props} isWhole={isWhole} onWhole={() => setWhole(true)} />
        </article>
      </Page>
    </HiddenAmounts>
  );
}

/** Downloads start with a press; whether one succeeded is unknown. */
function Ways(props: Omit<PageProps, 'onPrint'> & { readonly onPrint: (() => void) | null }) {
  return (
    <>
      <div className={styles.ways}>
        {props.onPrint && (
          <Button size="small" onPress={props.onPrint}>
            {MESSAGES.print}
          </Button>
        )}
        {props.canShare && (
          <Button size="small" icon="share" onPress={props.onShare}>
            {MESSAGES.share}
          </Button>
        )}
        <CopyButton label={MESSAGES.copy} outcome={props.copied} onCopy={props.onCopy} />
      </div>
      {props.onSave === undefined && (
        <Notice tone="note" title={NO_FILES_MESSAGES.title} text={NO_FILES_MESSAGES.copy} />
      )}
      {props.delivery === 'started' && <Notice tone="note" isLive title={MESSAGES.started} />}
      {props.hasShareFailed && <Notice tone="caution" isLive title={MESSAGES.shareFailed} />}
    </>
  );
}

/** Accounts and year; addresses are never shortened. */
function Head({ statement, atMs }: PageProps) {
  const { accounts, year } = statement;
  return (
    <header className={styles.head}>
      <h2 className={styles.heading}>
        {MESSAGES.title} {year}
      </h2>
      <p className={styles.dim}>{describePeriod(year)}</p>
      <ul className={styles.accounts}>
        {accounts.map(({ address, name }) => (
          <li key={address}>
            <bdi className={styles.strong}>{name}</bdi> <AddressText address={address} />
          </li>
        ))}
      </ul>
      <p className={styles.dim}>
        {MESSAGES.made}: <time dir="ltr">{new Date(atMs).toISOString().slice(0, 16).replace('T', ' ')}</time>
      </p>
    </header>
  );
}

/** Unknown data is stated on the page, also in print. */
function Unknowns({ statement, prices, priceAt, openingPrice, closingPrice, onRetryPrices }: PageProps) {
  const { movements, unknown, gap } = statement;
  const times = [...new Set(movements.map(({ timeMs }) => timeMs))];
  const ends = [openingPrice, closingPrice];
  const unpriced = [...times.map(priceAt), ...ends].filter((price) => price === null).length;
  const said = describeUnknowns(unknown, prices === 'ready' ? unpriced : 0);
  return (
    <>
      {hasGap(gap) && <Notice tone="caution" {...describeGap(gap)} />}
      {unknown.difference !== 0n && <Notice tone="caution" title={said[0]} />}
      {prices === 'failed' && (
        <Notice
          tone="caution"
          title={MESSAGES.noPrices}
          text={MESSAGES.noPricesText}
          action={{ label: MESSAGES.retry, onPress: onRetryPrices }}
        />
      )}
      <Card title={MESSAGES.unknowns}>
        <ul className={styles.unknowns}>
          {said.slice(unknown.difference === 0n ? 0 : 1).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>{MESSAGES.tokensAside}</li>
          <li>{MESSAGES.utc}</li>
        </ul>
      </Card>
    </>
  );
}
