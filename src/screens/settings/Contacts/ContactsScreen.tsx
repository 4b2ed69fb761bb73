// Contacts: search, add, rename, and remove with undo.
import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { findNamed, NamedAddressList } from '../../../components/address/NamedAddressList.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { SearchField } from '../../../components/fields/SearchField.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import { RECIPIENT_MESSAGES } from '../../../i18n/messages/send/recipientMessages.ts';
import {
  CONTACTS_MESSAGES as MESSAGES,
  removedContact,
} from '../../../i18n/messages/settings/contactMessages.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactMenu } from './ContactMenu.tsx';
import type { ContactsEvents, ContactsView } from './ContactsScreen.types.ts';

type ContactsProps = ContactsView & ContactsEvents;

/** Fewer contacts fit on one screen. */
const SEARCHED_FROM = 7;

/** Route /settings/contacts. */
export function ContactsScreen(props: ContactsProps) {
  const { removed, isFull, onAdd } = props;
  return (
    <Page
      title={MESSAGES.title}
      isCentred={props.status === 'empty'}
      {...(props.status === 'ready' &&
        !isFull && { trailing: <IconButton icon="plus" label={MESSAGES.add} onPress={onAdd} /> })}
      {...(props.status === 'empty' && {
        bottom: <BottomAction label={MESSAGES.add} isEnabled isBusy={false} onPress={onAdd} />,
      })}
    >
      {removed !== null && (
        <Notice
          tone="note"
          isLive
          title={removedContact(removed)}
          action={{ label: MESSAGES.undo, onPress: props.onUndo }}
        />
      )}
      {isFull && <Notice tone="caution" title={MESSAGES.full} />}
      {props.status === 'empty' ? (
        <EmptyState
          illustration={<Illustration name="empty" />}
          title={MESSAGES.emptyTitle}
          text={MESSAGES.emptyText}
        />
      ) : (
        <ContactList {...props} />
      )}
      <ContactForm {...props} />
    </Page>
  );
}

function ContactList(props: Extract<ContactsProps, { status: 'ready' }>) {
  const { contacts } = props;
  const [sought, setSought] = useState('');
  const [menuOf, setMenuOf] = useState<DogeAddress | null>(null);
  const found = findNamed(contacts, sought);
  const named = found.filter(({ isFromFile }) => isFromFile !== true);
  const unchecked = found.filter(({ isFromFile }) => isFromFile === true);
  const list = { trailing: <Icon name="more" size={20} />, onPress: setMenuOf };
  return (
    <>
      {contacts.length >= SEARCHED_FROM && (
        <SearchField label={MESSAGES.search} clearLabel={MESSAGES.clear} text={sought} onText={setSought} />
      )}
      {found.length === 0 ? (
        <EmptyState title={MESSAGES.noneFound} text={MESSAGES.noneFoundText} />
      ) : (
        <>
          {named.length > 0 && <NamedAddressList {...list} entries={named} />}
          {unchecked.length > 0 && (
            <NamedAddressList {...list} title={RECIPIENT_MESSAGES.fromFile} entries={unchecked} />
          )}
        </>
      )}
      <ContactMenu {...props} contacts={contacts} menuOf={menuOf} onClose={() => setMenuOf(null)} />
    </>
  );
}
