// What can be exported, ways to import labels, and the frozen coins.
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { LongTextField } from '../../../components/fields/LongTextField.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { CodeNotice } from '../../../components/layout/CodeNotice.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { outpointKey } from '../../../domain/tx/Coin.ts';
import {
  describeLabelsProblem,
  describeTally,
  LABEL_EXAMPLE,
  LABEL_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/labelMessages.ts';
import styles from './LabelsScreen.module.css';
import type { LabelsEvents, LabelsView } from './LabelsScreen.types.ts';

type OfferProps = Extract<LabelsView, { status: 'idle' }> & LabelsEvents;

export function LabelsOffer(props: OfferProps) {
  const { known, problem, other = null, frozen, onMake } = props;
  const isEmpty = known.names + known.notes + known.frozen === 0;
  return (
    <Page title={MESSAGES.title}>
      <p className={styles.dim}>
        {MESSAGES.lead} {MESSAGES.standard}
      </p>
      <CodeNotice isReading={false} problem={other} />
      {problem !== null && other === null && (
        <Notice tone="problem" isLive {...describeLabelsProblem(problem)} />
      )}
      <Card title={MESSAGES.export}>
        <div className={styles.stack}>
          <p className={styles.dim}>{isEmpty ? MESSAGES.nothing : describeTally(known)}</p>
          <Button tone="quiet" isWide icon="file" isDisabled={isEmpty} onPress={onMake}>
            {MESSAGES.make}
          </Button>
        </div>
      </Card>
      <Card title={MESSAGES.import}>
        <Entry {...props} />
      </Card>
      {frozen.length > 0 && <Frozen {...props} />}
    </Page>
  );
}

function Entry({ typed, onType, onOpen, onFile }: OfferProps) {
  const input = useRef<HTMLInputElement>(null);
  const canOpen = typed.trim() !== '';
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // allows choosing the same file again
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <div className={styles.stack}>
      <Button tone="quiet" isWide icon="file" onPress={() => input.current?.click()}>
        {MESSAGES.file}
      </Button>
      <input ref={input} hidden type="file" aria-label={MESSAGES.file} onChange={change} />
      <Form canSubmit={canOpen} onSubmit={onOpen}>
        <LongTextField
          label={MESSAGES.field}
          text={typed}
          onText={onType}
          hint={MESSAGES.fieldHint}
          placeholder={LABEL_EXAMPLE}
          isCode
        />
      </Form>
      <Button tone="quiet" isWide isDisabled={!canOpen} onPress={onOpen}>
        {MESSAGES.open}
      </Button>
    </div>
  );
}

function Frozen({ frozen, onUnfreeze }: OfferProps) {
  return (
    <Card title={MESSAGES.frozen}>
      <p className={styles.dim}>{MESSAGES.frozenText}</p>
      <ul className={styles.coins}>
        {frozen.map((coin) => (
          <li key={outpointKey(coin)} className={styles.coin}>
            <span className={styles.reference} dir="ltr" translate="no">
              {outpointKey(coin)}
            </span>
            <Button size="small" onPress={() => onUnfreeze(coin)}>
              {MESSAGES.unfreeze}
              <span className="heard">{` …${coin.txid.slice(-4)}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
