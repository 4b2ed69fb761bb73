/** Contacts. Typed text stays here. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ContactsScreen } from '../../screens/settings/Contacts/ContactsScreen.tsx';
import { useApp } from '../AppContext.tsx';
import { contactsEvents, contactsView, NO_MEMORY } from './contactsView.ts';

/** Route /settings/contacts. */
export const ContactsContainer = observer(function ContactsContainer() {
  const app = useApp();
  const [memory, remember] = useState(NO_MEMORY);
  return <ContactsScreen {...contactsView(app, memory)} {...contactsEvents(app, memory, remember)} />;
});
