// One derivation path, with its addresses to choose from.

import { Button } from '../../components/actions/Button.tsx';
import { Avatar } from '../../components/address/Avatar.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { FoundRow } from '../../components/lists/FoundRow.tsx';
import { AmountText } from '../../components/money/AmountText.tsx';
import { isSingle } from '../../domain/keys/discovery.ts';
import { describePath } from '../../i18n/messages/accounts/describePath.ts';
import {
  addressNumber,
  describeFound,
  FOUND_MESSAGES as MESSAGES,
  searchedPath,
} from '../../i18n/messages/accounts/importMessages.ts';
import styles from './DiscoveredPath.module.css';
import type { DiscoveryEvents, FindingSummary } from './ImportPhrase/ImportPhraseScreen.types.ts';

interface DiscoveredPathProps extends Pick<DiscoveryEvents, 'onChoose' | 'onMore'> {
  readonly finding: FindingSummary;
  /** others in the list read the same words with or without their passphrase */
  readonly hasBoth: boolean;
}

export function DiscoveredPath({ finding, hasBoth, onChoose, onMore }: DiscoveredPathProps) {
  const { reading, accounts, scan } = finding;
  const { title, text } = describePath(reading, hasBoth);
  const hasOne = isSingle(reading);
  return (
    <Card padding="flush" {...(hasOne ? {} : { title: text === null ? title : `${title} · ${text}` })}>
      <ul>
        {accounts.map((account) => (
          <li key={account.index}>
            <FoundRow
              address={account.address}
              name={account.label ?? addressNumber(account.index)}
              note={describeFound(account)}
              trailing={
                account.balance === null ? undefined : <AmountText amount={account.balance} hasUnit={false} />
              }
              isChosen={account.isChosen}
              onChoose={account.isHere ? undefined : (isOn) => onChoose(reading, account.index, isOn)}
            />
          </li>
        ))}
      </ul>
      {scan === 'scanning' && (
        <Row
          leading={<Avatar icon="search" isPending />}
          title={MESSAGES.inProgress}
          text={searchedPath(finding.scanned)}
        />
      )}
      {scan === 'failed' && (
        <Row leading={<Avatar icon="offline" tone="caution" />} title={MESSAGES.scanFailed} />
      )}
      {!hasOne && scan !== 'scanning' && (
        <div className={styles.more}>
          <Button tone="plain" size="small" icon="plus" onPress={() => onMore(reading)}>
            {MESSAGES.more}
          </Button>
        </div>
      )}
    </Card>
  );
}
