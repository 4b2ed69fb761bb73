// Hidden tokens: a row with their number, and the sheet to show them again.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Avatar } from '../../../components/address/Avatar.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { TokenAvatar } from '../../../components/tokens/TokenAvatar.tsx';
import { TokenTick } from '../../../components/tokens/TokenTick.tsx';
import { foreignText } from '../../../domain/text/foreignText.ts';
import {
  countArchived,
  TOKEN_LIST_MESSAGES as MESSAGES,
  nameShowing,
  nameTokenKind,
} from '../../../i18n/messages/tokens/tokenListMessages.ts';
import styles from './HomeTabs.module.css';
import type { HeldToken, HomeTabsEvents, HomeTabsView } from './HomeTabs.types.ts';

interface ArchivedTokensProps extends Pick<HomeTabsEvents, 'onShelve'>, Pick<HomeTabsView, 'loadContent'> {
  readonly archived: readonly HeldToken[];
}

/** Renders nothing while none is hidden. */
export function ArchivedTokens({ archived, loadContent, onShelve }: ArchivedTokensProps) {
  const [isOpen, setOpen] = useState(false);
  if (archived.length === 0) return null;
  return (
    <>
      <Row
        leading={<Avatar icon="eye-off" />}
        title={countArchived(archived.length)}
        onPress={() => setOpen(true)}
        hasChevron
      />
      <Sheet isOpen={isOpen} title={MESSAGES.archivedTitle} onClose={() => setOpen(false)}>
        <p className={styles.count}>{MESSAGES.archivedText}</p>
        <Card padding="flush">
          {archived.map(({ key, summary }) => (
            <Row
              key={key}
              leading={<TokenAvatar summary={summary} loadContent={loadContent} />}
              title={<TokenTick summary={summary} />}
              second={nameTokenKind(summary.id)}
              trailing={
                <Button size="small" onPress={() => onShelve(key, false)}>
                  {MESSAGES.showAgain}
                  <span className="heard"> {nameShowing(foreignText(summary.tick), false)}</span>
                </Button>
              }
            />
          ))}
        </Card>
      </Sheet>
    </>
  );
}
