// Shown instead of tokens when none can be read: why, what can be done, and what still holds.
import {
  describeProtectedCoins,
  NO_INDEX_MESSAGES as MESSAGES,
} from '../../i18n/messages/tokens/tokenMessages.ts';
import { Avatar } from '../address/Avatar.tsx';
import { Illustration } from '../art/Illustration.tsx';
import type { IconName } from '../art/iconPaths.ts';
import { Card } from '../layout/Card.tsx';
import { Row } from '../layout/Row.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './NoIndex.module.css';

export interface NoIndexProps {
  /** what can't be read */
  readonly title: string;
  readonly text: string;
  readonly onReceive: () => void;
  /** to the history of DOGE; absent: not offered */
  readonly onHistory?: () => void;
  /** to sending DOGE; absent: not offered */
  readonly onSend?: () => void;
}

/** The state of every token screen while no token index is configured. */
export function NoIndex({ title, text, onReceive, onHistory, onSend }: NoIndexProps) {
  return (
    <>
      <EmptyState illustration={<Illustration name="book" height={112} />} title={title} text={text} />
      <Card title={MESSAGES.doTitle} padding="flush">
        <Step icon="receive" title={MESSAGES.receive} text={MESSAGES.receiveText} onPress={onReceive} />
        {onSend && <Step icon="send" title={MESSAGES.send} text={MESSAGES.sendText} onPress={onSend} />}
        {onHistory && (
          <Step icon="history" title={MESSAGES.history} text={MESSAGES.historyText} onPress={onHistory} />
        )}
      </Card>
      <Card title={MESSAGES.nowTitle}>
        <ul className={styles.truths}>
          <Truth icon="shield" title={MESSAGES.safe} text={MESSAGES.safeText} />
          <Truth icon="lock" title={MESSAGES.kept} text={describeProtectedCoins()} />
        </ul>
      </Card>
    </>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly onPress: () => void;
}

function Step({ icon, title, text, onPress }: StepProps) {
  return <Row leading={<Avatar icon={icon} />} title={title} text={text} onPress={onPress} hasChevron />;
}

function Truth({ icon, title, text }: Omit<StepProps, 'onPress'>) {
  return (
    <li className={styles.truth}>
      <Avatar icon={icon} tone="received" />
      <span>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
    </li>
  );
}
