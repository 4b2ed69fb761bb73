// Progress while paths are searched for coins, and what was found so far.

import { Button } from '../../components/actions/Button.tsx';
import { Avatar } from '../../components/address/Avatar.tsx';
import { ProgressLine } from '../../components/feedback/ProgressLine.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { Lead } from '../../components/layout/Lead.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { Scene } from '../../components/layout/Scene.tsx';
import { AmountText } from '../../components/money/AmountText.tsx';
import { readingKey } from '../../domain/keys/discovery.ts';
import { describePath } from '../../i18n/messages/accounts/describePath.ts';
import {
  foundSoFar,
  FOUND_MESSAGES as MESSAGES,
  searchedPath,
  usedAddresses,
} from '../../i18n/messages/accounts/importMessages.ts';
import { coinsOf, hasBothReadings, usedCount } from './discoverySums.ts';
import type {
  DiscoveryEvents,
  DiscoveryView,
  FindingSummary,
} from './ImportPhrase/ImportPhraseScreen.types.ts';

type DiscoveryProgressProps = Extract<DiscoveryView, { status: 'discovering' }> &
  Pick<DiscoveryEvents, 'onSkip'>;

/** It can be stopped at any time: the results so far can be chosen. */
export function DiscoveryProgress({ findings, now, onSkip }: DiscoveryProgressProps) {
  const hasBoth = hasBothReadings(findings);
  const done = findings.filter(({ scan }) => scan === 'done' || scan === 'failed').length;
  const current = findings.find(({ scan }) => scan === 'scanning');
  const { title, text } = describePath(now, hasBoth);
  const withCoins = findings.filter(({ accounts }) => accounts.some(({ wasUsed }) => wasUsed));
  return (
    <Page
      bottom={
        <Button isWide onPress={onSkip}>
          {MESSAGES.skip}
        </Button>
      }
    >
      <Scene name="searching" size="small" />
      <Lead title={MESSAGES.searching} text={MESSAGES.searchingText} />
      <Card>
        <ProgressLine
          label={MESSAGES.searching}
          done={done}
          total={findings.length}
          title={hasBoth && text !== null ? `${title} · ${text.toLowerCase()}` : title}
          text={searchedPath(current?.scanned ?? 0)}
        />
      </Card>
      <p className="heard" role="status">
        {foundSoFar(usedCount(findings))}
      </p>
      <Card padding="flush" title={foundSoFar(usedCount(findings))}>
        {withCoins.length === 0 ? (
          <Row leading={<Avatar icon="search" isPending />} title={MESSAGES.inProgress} />
        ) : (
          <ul>
            {withCoins.map((finding) => (
              <li key={readingKey(finding.reading)}>
                <SearchRow finding={finding} hasBoth={hasBoth} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Page>
  );
}

function SearchRow({ finding, hasBoth }: { readonly finding: FindingSummary; readonly hasBoth: boolean }) {
  const { title, text } = describePath(finding.reading, hasBoth);
  const used = usedAddresses(usedCount([finding]));
  const coins = coinsOf(finding.accounts);
  return (
    <Row
      leading={<Avatar icon={coins > 0n ? 'coin' : 'history'} tone={coins > 0n ? 'received' : 'plain'} />}
      title={title}
      second={hasBoth && text !== null ? text : used}
      trailing={<AmountText amount={coins} hasUnit={false} />}
    />
  );
}
