// Sites that show a transaction; nothing is opened before a person asks for it.

import { Avatar } from '../../components/Avatar.tsx';
import { Card } from '../../components/Card.tsx';
import { Row } from '../../components/Row.tsx';
import { DETAIL_MESSAGES } from '../../text/historyMessages.ts';
import styles from './HistoryDetailScreen.module.css';

interface DetailExplorersProps {
  readonly explorers: readonly string[];
  readonly onExplorer: (name: string) => void;
}

/** A row for each. */
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
