// The tokens that the person hid: a row that counts them, and the sheet that brings them back.
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Figure } from '../../components/Figure.tsx';
import { Row } from '../../components/Row.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TokenFigure } from '../../components/TokenFigure.tsx';
import { TokenTick } from '../../components/TokenTick.tsx';
import { foreignText } from '../../domain/text/foreignText.ts';
import {
  countShelved,
  TOKEN_LIST_MESSAGES as MESSAGES,
  nameShowing,
  nameTokenKind,
} from '../../text/tokenListMessages.ts';
import styles from './HomeTabs.module.css';
import type { HeldToken, HomeTabsEvents, HomeTabsView } from './HomeTabs.types.ts';

interface ShelvedTokensProps extends Pick<HomeTabsEvents, 'onShelve'>, Pick<HomeTabsView, 'loadContent'> {
  readonly shelved: readonly HeldToken[];
}

/** Nothing while none is hidden. */
export function ShelvedTokens({ shelved, loadContent, onShelve }: ShelvedTokensProps) {
  const [isOpen, setOpen] = useState(false);
  if (shelved.length === 0) return null;
  return (
    <>
      <Row
        leading={<Figure icon="eye-off" />}
        title={countShelved(shelved.length)}
        onPress={() => setOpen(true)}
        hasChevron
      />
      <Sheet isOpen={isOpen} title={MESSAGES.shelvedTitle} onClose={() => setOpen(false)}>
        <p className={styles.count}>{MESSAGES.shelvedText}</p>
        <Card padding="flush">
          {shelved.map(({ key, face }) => (
            <Row
              key={key}
              leading={<TokenFigure face={face} loadContent={loadContent} />}
              title={<TokenTick face={face} />}
              second={nameTokenKind(face.id)}
              trailing={
                <Button size="small" onPress={() => onShelve(key, false)}>
                  {MESSAGES.showAgain}
                  <span className="heard"> {nameShowing(foreignText(face.tick), false)}</span>
                </Button>
              }
            />
          ))}
        </Card>
      </Sheet>
    </>
  );
}
