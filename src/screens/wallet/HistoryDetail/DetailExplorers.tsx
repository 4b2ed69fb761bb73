// Block explorers for a transaction; nothing is opened before the user presses one.

import { Avatar } from '../../../components/address/Avatar.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { DETAIL_MESSAGES } from '../../../i18n/messages/wallet/historyMessages.ts';
import styles from './HistoryDetailScreen.module.css';

interface DetailExplorersProps {
  readonly explorers: readonly string[];
  readonly onExplorer: (name: string) => void;
}

export function DetailExplorers({ explorers, onExplorer }: DetailExplorersProps) {
  return (
    <Card title={DETAIL_MESSAGES.explorers} padding="flush">
      {explorers.map((name) => (
        <Row
          key={name}
          leading={<Avatar icon="link" tone="plain" />}
          title={name}
          hasChevron
          onPress={() => onExplorer(name)}
        />
      ))}
      <p className={styles.small}>{DETAIL_MESSAGES.explorersText}</p>
    </Card>
  );
}
