// Before the export: what the table contains, and whose history.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { AccountScope } from '../../../components/address/AccountScope.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import {
  describeTableCurrency,
  EXPORT_HISTORY_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/exportHistoryMessages.ts';
import styles from './ExportHistoryScreen.module.css';
import type { ExportHistoryEvents, ExportHistoryView } from './ExportHistoryScreen.types.ts';

type OfferProps = Extract<ExportHistoryView, { status: 'idle' }> & ExportHistoryEvents;

/** Asks only for the scope; with a single account not even that. */
export function ExportHistoryOffer(props: OfferProps) {
  return (
    <Page bottom={<BottomAction label={MESSAGES.make} onPress={props.onMake} isEnabled isBusy={false} />}>
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      <AccountScope {...props} title={MESSAGES.whose} all={MESSAGES.allAccounts} />
      <p className={styles.text}>{describeTableCurrency(props.currency)}</p>
      <Notice tone="note" title={MESSAGES.privacy} />
    </Page>
  );
}
