// The recipient in full, with an option to save it as a contact.

import { Button } from '../../../components/actions/Button.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { RecipientLine } from '../../../components/address/RecipientLine.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { NameField } from '../../../components/fields/NameField.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { andMore, LIST_MESSAGES } from '../../../i18n/messages/send/recipientListMessages.ts';
import { CONTACTS_MESSAGES } from '../../../i18n/messages/settings/contactMessages.ts';
import styles from './SentTo.module.css';
import type { PaidRecipient, TxSuccessEvents } from './TxSuccessScreen.types.ts';

type SentToProps = PaidRecipient & Pick<TxSuccessEvents, 'onNaming' | 'onNameText' | 'onSaveContact'>;

/** No option if the address already has a name, or is ours. */
export function SentTo(props: SentToProps) {
  const { to, others, trust, naming } = props;
  const isNamed =
    trust === null || trust.kind === 'contact' || trust.kind === 'own' || trust.kind === 'watched';
  const canSave = naming !== null && naming.problem === null;
  return (
    <Card title={LIST_MESSAGES.to}>
      <div className={styles.to}>
        <AddressText address={to} />
        {trust !== null && isNamed && <RecipientLine trust={trust} />}
        {others > 0 && <span className={styles.others}>{andMore(others)}</span>}
        {!isNamed && others === 0 && (
          <Button size="small" icon="contact" onPress={() => props.onNaming(true)}>
            {CONTACTS_MESSAGES.keep}
          </Button>
        )}
      </div>
      <Sheet
        isOpen={naming !== null}
        title={CONTACTS_MESSAGES.keepTitle}
        onClose={() => props.onNaming(false)}
      >
        {naming !== null && (
          <Form canSubmit={canSave} onSubmit={props.onSaveContact}>
            <p className={styles.whole}>
              <AddressText address={to} />
            </p>
            <NameField
              draft={naming.text === '' ? { ...naming, problem: null } : naming}
              onText={props.onNameText}
            />
            <Button tone="gold" isWide isDisabled={!canSave} onPress={props.onSaveContact}>
              {CONTACTS_MESSAGES.save}
            </Button>
          </Form>
        )}
      </Sheet>
    </Card>
  );
}
