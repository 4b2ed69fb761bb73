import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import { koinu } from '../../domain/amount/Koinu.ts';
import type { PersonalName } from '../../domain/session/personalName.ts';
import { namesIn, PaidContacts } from './PaidContacts.ts';

const [OWN, ANNA, BEN] = [testAddress(1), testAddress(2), testAddress(3)];
const named = (text: string) => text as PersonalName;

/** Contacts with these names, and a record of what was paid. */
function openContacts(known: Readonly<Record<string, string>> = {}) {
  const names = new Map(Object.entries(known));
  const paid: (readonly DogeAddress[])[] = [];
  const contacts = new PaidContacts(
    {
      nameOf: (address) => names.get(address) ?? null,
      add: (address, name) => void names.set(address, name),
      notePaid: (addresses) => void paid.push(addresses),
    },
    () => [OWN],
  );
  return { contacts, names, paid };
}

describe('names in a list', () => {
  it('are those that it gives; who has none is left out', () => {
    const names = namesIn([
      { address: ANNA, name: named('Anna') },
      { address: BEN, name: null },
    ]);
    expect([...names]).toEqual([[ANNA, 'Anna']]);
  });

  it('become contacts, but for addresses of ours and for who has a name already', () => {
    const { contacts, names } = openContacts({ [BEN]: 'Benjamin' });
    contacts.keepNames(
      new Map([
        [OWN, named('Me')],
        [BEN, named('Ben')],
        [ANNA, named('Anna')],
      ]),
    );
    expect([...names]).toEqual([
      [BEN, 'Benjamin'],
      [ANNA, 'Anna'],
    ]);
  });
});

describe('who was paid', () => {
  const output = (address: DogeAddress, isOwn: boolean) => ({ value: koinu(1n), address, isOwn });

  it('is everybody whom a transfer pays, and not we who get the change', () => {
    const { contacts, paid } = openContacts();
    contacts.notePaid({ outputs: [output(ANNA, false), output(BEN, false), output(OWN, true)] });
    expect(paid).toEqual([[ANNA, BEN]]);
  });

  it('is nobody where all of it came back to us', () => {
    const { contacts, paid } = openContacts();
    contacts.notePaid({ outputs: [output(OWN, true)] });
    contacts.notePaidTo([]);
    expect(paid).toEqual([]);
    contacts.notePaidTo([BEN]);
    expect(paid).toEqual([[BEN]]);
  });
});
