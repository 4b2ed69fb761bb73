// What the table will be, and whose history goes into it.
import { useId } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { RadioRow } from '../../../components/fields/RadioRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import {
  describeTableCurrency,
  EXPORT_HISTORY_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/exportHistoryMessages.ts';
import { nameCurrency } from '../../../i18n/messages/settings/preferenceMessages.ts';
import styles from './ExportHistoryScreen.module.css';
import type { ExportHistoryEvents, ExportHistoryView, HistoryScope } from './ExportHistoryScreen.types.ts';

type OfferProps = Extract<ExportHistoryView, { status: 'idle' }> & ExportHistoryEvents;

/** Asks for nothing but whose history; with one account not even that. */
export function ExportHistoryOffer(props: OfferProps) {
  return (
    <Page bottom={<BottomAction label={MESSAGES.make} onPress={props.onMake} isEnabled isBusy={false} />}>
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
          <RadioRow
            key={value}
            name={name}
            label={<bdi>{label}</bdi>}
            isChosen={value === scope}
            onChoose={() => onScope(value)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
