// What the table will be, and whose history goes into it.
import { useId } from 'react';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Card } from '../../components/Card.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import {
  describeTableCurrency,
  EXPORT_HISTORY_MESSAGES as MESSAGES,
} from '../../text/exportHistoryMessages.ts';
import { nameCurrency } from '../../text/preferenceMessages.ts';
import styles from './ExportHistoryScreen.module.css';
import type { ExportHistoryEvents, ExportHistoryView, HistoryScope } from './ExportHistoryScreen.types.ts';

type OfferProps = Extract<ExportHistoryView, { status: 'idle' }> & ExportHistoryEvents;

/** Asks for nothing but whose history; with one account not even that. */
export function ExportHistoryOffer(props: OfferProps) {
  return (
    <Page
      onBack={props.onBack}
      bottom={<BottomAction label={MESSAGES.make} onPress={props.onMake} isEnabled isBusy={false} />}
    >
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <Whose {...props} />
      <p className={styles.text}>{describeTableCurrency(nameCurrency(props.currency))}</p>
      <Notice tone="note" title={MESSAGES.privacy} />
    </Page>
  );
}

function Whose({ accountName, accountCount, scope, onScope }: OfferProps) {
  const name = useId();
  const choices: readonly { value: HistoryScope; label: string }[] = [
    { value: 'account', label: accountName },
    ...(accountCount > 1 ? [{ value: 'all', label: MESSAGES.allAccounts } as const] : []),
  ];
  return (
    <Card padding="flush" title={MESSAGES.whose}>
      <fieldset className={styles.choices}>
        <legend className="heard">{MESSAGES.whose}</legend>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              className="heard"
              type="radio"
              name={name}
              checked={value === scope}
              onChange={() => onScope(value)}
            />
            <bdi className={styles.name}>{label}</bdi>
            {value === scope && <Icon name="check" size={22} />}
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
