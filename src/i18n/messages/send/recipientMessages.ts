// Messages about the recipient: how to enter and find one, and how well it is known.

import type { RecipientTrust } from '../../../domain/address/judgeRecipient.ts';
import type { PictureProblem } from '../../../domain/address/PictureProblem.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { messages, t } from '../../i18n.ts';

export const RECIPIENT_MESSAGES = messages('send.recipient', {
  tools: 'Other ways to enter the recipient',
  scan: 'Scan',
  picture: 'Picture',
  pictureLabel: 'Read a code from a picture',
  contacts: 'Contacts',
  several: 'Send to several people',
  recent: 'Recent',
  reading: 'Reading the code…',
  scanHint: 'Point at a Dogecoin code',
  notAnAddress: 'This code has no Dogecoin address. Ask the recipient for another one.',
  pickTitle: 'Send to',
  search: 'Search by name or address',
  clear: 'Clear search',
  ownAccounts: 'Your other accounts',
  watched: 'Addresses you watch',
  yourContacts: 'Your contacts',
  fromFile: 'Named by a file: check first',
  noneFound: 'No matches',
  noneFoundText: 'Try part of a name, or the start of an address.',
  noContacts: 'No contacts yet',
  noContactsText: 'After a payment, you can save its address as a contact. You’ll find it here next time.',
});

/** A payment link without an amount. */
function describeOpenLink(label: string | null, message: string | null): string {
  if (label === null)
    return message === null
      ? t('send.openLink.plain', 'Payment link.')
      : t('send.openLink.message', 'Payment link: “{message}”.', { message });
  return message === null
    ? t('send.openLink.label', 'Payment link to “{label}”.', { label })
    : t('send.openLink.both', 'Payment link to “{label}”: “{message}”.', {
        label,
        message,
      });
}

/** The texts of a payment link: quoted, but untrusted. */
export function describeLink(link: {
  readonly amount: bigint | null;
  readonly label: string | null;
  readonly message: string | null;
}): string {
  const { label, message } = link;
  if (link.amount === null) return describeOpenLink(label, message);
  const amount = inDoge(link.amount);
  if (label === null)
    return message === null
      ? t('send.link.plain', 'Payment link for {amount}.', { amount })
      : t('send.link.message', 'Payment link for {amount}: “{message}”.', { amount, message });
  return message === null
    ? t('send.link.label', 'Payment link for {amount} to “{label}”.', {
        amount,
        label,
      })
    : t('send.link.both', 'Payment link for {amount} to “{label}”: “{message}”.', {
        amount,
        label,
        message,
      });
}

export function describePictureProblem(problem: PictureProblem): string {
  switch (problem.kind) {
    case 'too-big':
      return t('send.pictureProblem.too-big', 'This picture is larger than {size} MB. Crop it to the code.', {
        size: Math.round(problem.most / 1_000_000),
      });
    case 'too-many-pixels':
      return t(
        'send.pictureProblem.too-many-pixels',
        'This picture has more than {size} megapixels. Crop it to the code.',
        { size: Math.round(problem.most / 1_000_000) },
      );
    case 'not-a-picture':
      return t(
        'send.pictureProblem.not-a-picture',
        'Your phone can’t open this file as a picture. A screenshot works best.',
      );
    case 'no-code':
      return t(
        'send.pictureProblem.no-code',
        'No code found, or it’s too small or blurred. Crop the picture to the code.',
      );
  }
}

/** How a recipient is known, in one line; null for a look-alike, which needs more space. */
export function describeTrust(trust: RecipientTrust): string | null {
  switch (trust.kind) {
    case 'own':
      return t('send.trust.own', 'Your account “{name}”', { name: trust.name });
    case 'contact':
      return t('send.trust.contact', '{name}, from your contacts', { name: trust.name });
    case 'watched':
      return t('send.trust.watched', 'You watch this as “{name}”. Its key isn’t here', { name: trust.name });
    case 'paid-before':
      return trust.calledInFile === undefined
        ? t('send.trust.paid-before', 'You’ve paid this address before')
        : t('send.trust.paid-before.called', 'You’ve paid this address before. A file calls it “{name}”', {
            name: trust.calledInFile,
          });
    case 'first-time':
      return trust.calledInFile === undefined
        ? t('send.trust.first-time', 'New address')
        : t('send.trust.first-time.called', 'New address. A file calls it “{name}”: check it', {
            name: trust.calledInFile,
          });
    case 'look-alike':
      return null;
  }
}

const NAME_SOURCES = messages('send.nameSource', {
  own: 'your account',
  contact: 'your contact',
  list: 'from your list',
});

/** A recipient's name: from the list, otherwise of an account or a contact; null without a name. */
export function nameRecipient(name: string | null, trust: RecipientTrust | null): string | null {
  if (name !== null) return name;
  return trust?.kind === 'own' || trust?.kind === 'contact' ? trust.name : null;
}

/** The source of that name; null without one. */
export function describeNameSource(name: string | null, trust: RecipientTrust | null): string | null {
  if ((trust?.kind === 'own' || trust?.kind === 'contact') && (name === null || name === trust.name))
    return NAME_SOURCES[trust.kind];
  return name === null ? null : NAME_SOURCES.list;
}

export const describeLookAlike = (trust: Extract<RecipientTrust, { kind: 'look-alike' }>) => ({
  title: t('send.lookAlike.title', 'This isn’t the address you know'),
  text: t(
    'send.lookAlike.text',
    '{known, select, paid {It begins and ends like an address you paid before, but it’s different.} other {It begins and ends like the address of “{name}”, but it’s different.}} {sent, select, dust {It sent you a tiny amount before, which is how such addresses get into a history. } other {}}Compare every character.',
    {
      known: trust.name === null ? 'paid' : 'named',
      name: trust.name ?? '',
      sent: trust.sentDust ? 'dust' : 'nothing',
    },
  ),
  known: trust.name === null ? t('send.lookAlike.known', 'You paid before') : trust.name,
  given: t('send.lookAlike.given', 'You’re paying now'),
  consent: t('send.lookAlike.consent', 'I checked: this is the right address'),
});
