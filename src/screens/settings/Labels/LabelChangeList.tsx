// One group of changes, each with a checkbox; the reference is never shortened, whatever the name.
import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import row from '../../../components/fields/checkedRow.module.css';
import { Card } from '../../../components/layout/Card.tsx';
import { HeadlessScope } from '../../../components/theme/HeadlessScope.tsx';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import {
  describeLabelWarning,
  LABEL_MESSAGES as MESSAGES,
  nameSubject,
} from '../../../i18n/messages/settings/labelMessages.ts';
import styles from './LabelsScreen.module.css';
import type { LabelsEvents, ShownChange } from './LabelsScreen.types.ts';

interface LabelChangeListProps extends Pick<LabelsEvents, 'onChoose'> {
  readonly title: string;
  readonly text?: string;
  readonly changes: readonly ShownChange[];
  /** the control that selects all of them */
  readonly children?: ReactNode;
}

/** How many rows are rendered at a time. */
const STEP = 50;

/** Renders nothing without changes. */
export function LabelChangeList({ title, text, changes, children, onChoose }: LabelChangeListProps) {
  const [shown, setShown] = useState(STEP);
  if (changes.length === 0) return null;
  return (
    <Card title={title} padding="flush">
      {text !== undefined && <p className={styles.intro}>{text}</p>}
      {children}
      <ul>
        {changes.slice(0, shown).map((change) => (
          <li key={change.key}>
            <ChangeRow change={change} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {changes.length > shown && (
        <div className={styles.both}>
          <Button size="small" onPress={() => setShown(shown + STEP)}>
            {MESSAGES.more}
          </Button>
        </div>
      )}
    </Card>
  );
}

function ChangeRow({ change, onChoose }: { readonly change: ShownChange } & Pick<LabelsEvents, 'onChoose'>) {
  const { key, label, subject, mine, theirs, warning, isSeen, isTaken } = change;
  const about = nameSubject(subject);
  return (
    <HeadlessScope>
      <Checkbox
        className={styles.row ?? ''}
        classNames={row}
        checked={isTaken}
        onChange={(event) => onChoose(key, event.currentTarget.checked)}
        label={
          <span className={styles.change}>
            {theirs !== '' && (
              <span className={styles.name}>
                {mine !== null && <span className={styles.dim}>{MESSAGES.theirs} </span>}
                <bdi>{theirs}</bdi>
              </span>
            )}
            {mine !== null && theirs !== '' && (
              <span className={styles.dim}>
                {MESSAGES.mine} <bdi>{mine}</bdi>
              </span>
            )}
            {about !== null && <span className={styles.dim}>{about}</span>}
            {label.type === 'addr' ? (
              <AddressText address={label.ref} />
            ) : (
              <span className={styles.reference} dir="ltr" translate="no">
                {label.type === 'output' ? outpointKey(label.ref) : label.ref}
              </span>
            )}
            {label.type !== 'output' && label.isCut && <span className={styles.dim}>{MESSAGES.cut}</span>}
            {!isSeen && <span className={styles.dim}>{MESSAGES.unseen}</span>}
            {warning !== null && (
              <span className={styles.warning}>
                <Icon name="warning" size={16} />
                <span dir="auto">{describeLabelWarning(warning)}</span>
              </span>
            )}
          </span>
        }
      />
    </HeadlessScope>
  );
}
