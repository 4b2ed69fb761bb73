// The cosigners: how many people and signatures, our key to share, and the others' keys.
import { useEffect, useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Avatar } from '../../../components/address/Avatar.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import {
  addKeyLabel,
  describeSigning,
  MULTISIG_MESSAGES as MESSAGES,
  titleCosigner,
} from '../../../i18n/messages/accounts/multisigMessages.ts';
import { KeyOrigin } from '../CosignerList.tsx';
import { AddKeySheet } from './AddKeySheet.tsx';
import { Counter } from './Counter.tsx';
import styles from './Multisig.module.css';
import type { CollectedView, MultisigEvents } from './MultisigScreen.types.ts';
import { OwnKeySheet } from './OwnKeySheet.tsx';

type FormProps = CollectedView & MultisigEvents;

export function CollectedKeysForm(props: FormProps) {
  const { own, others, required, count } = props;
  const [sheet, setSheet] = useState<'own' | 'add' | null>(null);
  const close = () => setSheet(null);
  // closes the sheet once a key was added in any way
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key that comes puts the sheet away
  useEffect(() => setSheet((open) => (open === 'add' ? null : open)), [others.length]);
  const isComplete = others.length + (own === null ? 0 : 1) === count;
  return (
    <Page
      bottom={
        <BottomAction
          label={MESSAGES.check}
          onPress={props.onCompare}
          isEnabled={isComplete}
          isBusy={false}
        />
      }
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Card>
        <Counter
          name={MESSAGES.people}
          number={count}
          fewer={MESSAGES.fewerPeople}
          more={MESSAGES.morePeople}
          onNumber={props.onCount}
        />
        <Counter
          name={MESSAGES.signatures}
          number={required}
          fewer={MESSAGES.fewerSignatures}
          more={MESSAGES.moreSignatures}
          onNumber={props.onRequired}
        />
        <p className={styles.sum} aria-live="polite">
          {describeSigning(required, count)}
        </p>
      </Card>
      {own === null && <Notice tone="caution" title={MESSAGES.noPhrase} text={MESSAGES.noPhraseText} />}
      <KeyList {...props} onOwn={() => setSheet('own')} onAddKey={() => setSheet('add')} />
      {own && <OwnKeySheet {...props} own={own} isOpen={sheet === 'own'} onClose={close} />}
      <AddKeySheet {...props} isOpen={sheet === 'add'} onClose={close} />
    </Page>
  );
}

interface KeyListProps extends FormProps {
  readonly onOwn: () => void;
  readonly onAddKey: () => void;
}

/** Our key, the added ones, and a placeholder for each missing one. */
function KeyList({ own, others, count, onOwn, onAddKey, onRemove, onName }: KeyListProps) {
  const before = own === null ? 0 : 1;
  const missing = Array.from({ length: Math.max(0, count - before - others.length) }, (_, at) => at);
  return (
    <Card padding="flush" title={MESSAGES.keys}>
      <ul>
        {own && (
          <li>
            <Row
              leading={<Avatar icon="key" tone="received" />}
              title={MESSAGES.yours}
              second={<bdi>{own.name}</bdi>}
              trailing={<span className={styles.share}>{MESSAGES.shareKey}</span>}
              onPress={onOwn}
              hasChevron
            />
          </li>
        )}
        {others.map((key, at) => (
          <li key={key.extendedKey} className={styles.key}>
            <Row
              leading={<Avatar icon="contact" />}
              title={<bdi>{titleCosigner(key, before + at + 1)}</bdi>}
              second={<KeyOrigin {...key} />}
              trailing={
                <span className={styles.share}>{key.name === null ? MESSAGES.name : MESSAGES.rename}</span>
              }
              onPress={() => onName(key.extendedKey)}
            />
            <IconButton
              icon="close"
              label={`${MESSAGES.removeKey}: ${titleCosigner(key, before + at + 1)}`}
              onPress={() => onRemove(key.extendedKey)}
            />
          </li>
        ))}
        {missing.map((at) => (
          <li key={at}>
            <Row
              leading={<Avatar icon="plus" />}
              title={addKeyLabel(before + others.length + at + 1)}
              text={MESSAGES.waiting}
              onPress={onAddKey}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
