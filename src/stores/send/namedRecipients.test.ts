/** Names in a recipient list: they reach the review, and are kept once the money is sent. */
import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../mocks/builders/keys.ts';
import { openSandbox } from '../../../mocks/stores/openSandbox.ts';
import { txConfirmView } from '../../containers/tx/txConfirmView.ts';
import { parseRecipientList } from '../../domain/tx/recipients/recipientList.ts';

const [ANNA, BEN] = [testAddress(1), testAddress(2)];
const NOT_YET = new Set<never>();

describe('a list with names', () => {
  const { fixture, fundAndDraft } = openSandbox();

  async function review() {
    await fundAndDraft('1');
    const { tx } = fixture.app.stores;
    const list = parseRecipientList(`${ANNA}, 2, Anna\n${BEN}, 3, Ben\n`, 'regtest', 'point');
    tx.draft.setList(list?.payments ?? []);
    await tx.prepare();
    return fixture.app.stores;
  }

  it('is shown with them where money is agreed to, and keeps them as contacts once it is sent', async () => {
    const { tx, contacts, ...stores } = await review();
    const app = { stores: { tx, contacts, ...stores }, network: 'regtest' } as Parameters<
      typeof txConfirmView
    >[0];
    const view = txConfirmView(app, NOT_YET, 0);
    expect(view.status === 'ready' && view.names?.get(ANNA)).toBe('Anna');
    expect(contacts.list).toEqual([]);
    await tx.flow.confirm();
    expect(contacts.list.map(({ address, name }) => [address, name])).toEqual([
      [ANNA, 'Anna'],
      [BEN, 'Ben'],
    ]);
  });

  it('leaves the name that somebody has already', async () => {
    const { tx, contacts } = await review();
    contacts.add(ANNA, 'Mom' as Parameters<typeof contacts.add>[1]);
    await tx.flow.confirm();
    expect(contacts.nameOf(ANNA)).toBe('Mom');
    expect(contacts.nameOf(BEN)).toBe('Ben');
  });

  it('keeps nothing of what was never sent', async () => {
    const { tx, contacts } = await review();
    tx.flow.cancel();
    expect(contacts.list).toEqual([]);
  });
});
