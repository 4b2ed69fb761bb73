import { describe, expect, it } from 'vitest';
import { aName } from '../../../mocks/builders/keyrings.ts';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { ContactsStore, MAX_CONTACTS } from './ContactsStore.ts';

const SHOP = testAddress(1);
const FRIEND = testAddress(2);

function open() {
  const clock = createManualClock();
  return { clock, contacts: new ContactsStore({ clock }) };
}

describe('contacts', () => {
  it('name an address, under the last name it was given', () => {
    const { contacts } = open();
    expect(contacts.nameOf(SHOP)).toBeNull();
    contacts.add(SHOP, aName('Shop'));
    contacts.add(SHOP, aName('Moon Coffee'));
    contacts.rename(FRIEND, aName('Nobody'));
    expect(contacts.nameOf(SHOP)).toBe('Moon Coffee');
    expect(contacts.list).toHaveLength(1);
  });

  it('come back to their place when their removal is undone', () => {
    const { contacts, clock } = open();
    contacts.add(SHOP, aName('Shop'));
    clock.advance(10);
    contacts.add(FRIEND, aName('Friend'));
    const gone = contacts.find(SHOP);
    contacts.remove(SHOP);
    expect(contacts.list).toHaveLength(1);
    if (gone !== null) contacts.putBack(gone);
    expect(contacts.list.map(({ name }) => name)).toEqual(['Shop', 'Friend']);
  });

  it('are no more than fit; one that is there can still be renamed', () => {
    const { contacts } = open();
    for (let index = 0; index < MAX_CONTACTS; index++) contacts.add(`${index}` as DogeAddress, aName('One'));
    expect(contacts.isFull).toBe(true);
    expect(contacts.add(SHOP, aName('Late'))).toBe(false);
    expect(contacts.add('7' as DogeAddress, aName('Shop'))).toBe(true);
    expect(contacts.nameOf('7')).toBe('Shop');
  });
});

describe('addresses that were paid', () => {
  it('are remembered once each, the latest first', () => {
    const { contacts } = open();
    contacts.notePaid(['a', 'b']);
    contacts.notePaid(['b', 'c', 'c']);
    expect(contacts.paid).toEqual(['b', 'c', 'a']);
  });
});
