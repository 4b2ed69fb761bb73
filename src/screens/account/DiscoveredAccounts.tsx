// Choosing among the found accounts: every path with its addresses, and the total.
import { useState } from 'react';
import { BottomAction } from '../../components/actions/BottomAction.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { FaultNotice } from '../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { Disclosure } from '../../components/layout/Disclosure.tsx';
import { Lead } from '../../components/layout/Lead.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { AmountText } from '../../components/money/AmountText.tsx';
import { readingKey } from '../../domain/keys/discovery.ts';
import type { TitledMessage } from '../../i18n/i18n.ts';
import { describeUnreadLine } from '../../i18n/messages/accounts/describeImportProblem.ts';
import {
  bringIn,
  FOUND_MESSAGES as MESSAGES,
  otherPaths,
  searchedTo,
  searchFurther,
  unreadLines,
  watch,
} from '../../i18n/messages/accounts/importMessages.ts';
import { CustomPathForm } from './CustomPathForm.tsx';
import styles from './DiscoveredAccounts.module.css';
import { DiscoveredAddress } from './DiscoveredAddress.tsx';
import { DiscoveredPath } from './DiscoveredPath.tsx';
import { chosenIn, coinsOf, hasBothReadings, isWorthShowing, singleIn, usedCount } from './discoverySums.ts';
import type { DiscoveryEvents, DiscoveryView } from './ImportPhrase/ImportPhraseScreen.types.ts';

/** How many unread lines are listed; the rest is counted. */
const SHOWN_UNREAD = 5;

type Choosing = Extract<DiscoveryView, { status: 'choosing' }>;

const rescueMessages = () =>
  ({
    with: { tone: 'note', title: MESSAGES.rescueWithTitle, text: MESSAGES.rescueWithText },
    without: { tone: 'caution', title: MESSAGES.rescueTitle, text: MESSAGES.rescueText },
    both: { tone: 'caution', title: MESSAGES.rescueBothTitle, text: MESSAGES.rescueBothText },
  }) as const;

function leadOf({ findings, item, fault }: Choosing): TitledMessage {
  const isOne = singleIn(findings) !== null;
  if (usedCount(findings) === 0 && fault !== null) {
    return { title: MESSAGES.unknownTitle, text: MESSAGES.unknownText };
  }
  if (findings.every(({ scanned }) => scanned === 0)) {
    return { title: MESSAGES.title, text: MESSAGES.unaskedText };
  }
  if (usedCount(findings) === 0) {
    return { title: MESSAGES.noneTitle, text: isOne ? MESSAGES.noneKeyText : MESSAGES.noneText };
  }
  if (isOne)
    return { title: MESSAGES.oneTitle, text: item === 'watch' ? MESSAGES.watchOnly : MESSAGES.oneText };
  return { title: MESSAGES.title, text: MESSAGES.text };
}

/** The first lines that couldn't be read, each with its reason. */
function UnreadNotice({ unread: passed }: Pick<Choosing, 'unread'>) {
  if (passed === null) return null;
  const { lines, count } = passed;
  return (
    <Notice
      tone="caution"
      title={unreadLines(count)}
      text={
        <ul>
          {lines.slice(0, SHOWN_UNREAD).map((unread) => (
            <li key={unread.line}>{describeUnreadLine(unread)}</li>
          ))}
        </ul>
      }
    />
  );
}

/** How far each path was searched; searching further is manual, since it takes a while. */
function LookFurther({ reach, onLookFurther }: Pick<Choosing & DiscoveryEvents, 'reach' | 'onLookFurther'>) {
  return (
    <>
      <p className={styles.reach}>{searchedTo(reach.gap)}</p>
      {reach.next !== null && (
        <Button tone="plain" size="small" icon="search" onPress={onLookFurther}>
          {searchFurther(reach.next)}
        </Button>
      )}
    </>
  );
}

/** Paths worth showing come first; the others are collapsed. */
export function DiscoveredAccounts(props: Choosing & DiscoveryEvents) {
  const { findings, item, rescue, fault } = props;
  const [isOthersOpen, setOthersOpen] = useState(false);
  const hasBoth = hasBothReadings(findings);
  const single = singleIn(findings);
  const chosen = chosenIn(findings);
  const telling = findings.filter(isWorthShowing);
  const shown = telling.length > 0 ? telling : findings.slice(0, 1);
  const others = findings.filter((finding) => !shown.includes(finding) && finding.accounts.length > 0);
  const path = (finding: Choosing['findings'][number]) => (
    <DiscoveredPath key={readingKey(finding.reading)} finding={finding} hasBoth={hasBoth} {...props} />
  );
  return (
    <Page
      bottom={
        <>
          {single === null && coinsOf(chosen) > 0n && (
            <p className={styles.sum}>
              <span>{MESSAGES.sum}</span>
              <AmountText amount={coinsOf(chosen)} />
            </p>
          )}
          <BottomAction
            label={item === 'watch' ? watch(chosen.length) : bringIn(chosen.length)}
            onPress={props.onKeep}
            isEnabled={chosen.length > 0}
            isBusy={false}
          />
        </>
      }
    >
      <Lead {...leadOf(props)} />
      {rescue !== null && <Notice {...rescueMessages()[rescue]} />}
      {item === 'watch' && !(single !== null && usedCount(findings) > 0) && (
        <Notice tone="note" title={MESSAGES.watchOnly} />
      )}
      {fault !== null && (
        <FaultNotice fault={fault} meaning={MESSAGES.scanFailedText} onRetry={props.onRetryScan} />
      )}
      <UnreadNotice unread={props.unread} />
      {single?.isChosen ? <DiscoveredAddress found={single} /> : shown.map(path)}
      {others.length > 0 && (
        <Disclosure
          title={otherPaths(others.length)}
          isOpen={isOthersOpen}
          onToggle={() => setOthersOpen(!isOthersOpen)}
          isFlush
        >
          {others.map(path)}
        </Disclosure>
      )}
      <div className={styles.ways}>
        {single === null && findings.some(({ scanned }) => scanned > 0) && <LookFurther {...props} />}
        {single === null && <CustomPathForm onTryPath={props.onTryPath} />}
        <Button tone="plain" size="small" icon="back" onPress={props.onBackToEntry}>
          {item === 'phrase' ? MESSAGES.change : MESSAGES.other}
        </Button>
      </div>
    </Page>
  );
}
