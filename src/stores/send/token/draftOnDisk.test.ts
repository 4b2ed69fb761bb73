/** The form is emptied in the same write that records its transfers: an app killed during the broadcast sends nothing twice. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { OpenApp } from '../../../../mocks/fixtures/openApp.ts';
import type { SandboxSnapshot } from '../../../../mocks/fixtures/sandboxSnapshot.ts';
import {
  createSendingFixture,
  requestTo,
  type SendingFixture,
  wake,
} from '../../../../mocks/fixtures/sendingFixture.ts';
import { tokenKey } from '../../../domain/drc20/TokenId.ts';

const UNIX = tokenKey({ protocol: 'drc-20', tick: 'UNIX' });
const PEOPLE = [testAddress(1), testAddress(2)];

let fixture: SendingFixture;
let app: OpenApp;
let photos: SandboxSnapshot[] = [];

beforeEach(async () => {
  fixture = await createSendingFixture();
  photos = [];
  app = await fixture.open((moment) => {
    if (moment === 'after write') photos.push(fixture.photograph());
  });
  await wake(app);
});

afterEach(async () => {
  app.kill();
  await fixture.server.close();
});

/** Enters both recipients, and prepares the transfer. */
async function prepare() {
  const { tokens, accounts, tx } = app.stores;
  await tx.rules.load();
  const { spec, feeRate } = requestTo(PEOPLE);
  tokens.draft.begin(accounts.current.key, { kind: 'token', key: UNIX });
  if (spec.kind === 'token') tokens.draft.setList(spec.payments);
  await tokens.flow.prepare({ spec, feeRate });
  return tokens;
}

/** How many recipients and transfers an app finds when opened after a write. */
async function foundIn(photo: SandboxSnapshot): Promise<string> {
  fixture.putBack(photo);
  const { stores, kill } = await fixture.open();
  await stores.tx.rules.load();
  stores.tokens.draft.begin(stores.accounts.current.key, { kind: 'token', key: UNIX });
  const found = `${stores.tokens.draft.input.list?.length ?? 0} typed, ${stores.tokens.journal.transfers.length} sent`;
  kill();
  return found;
}

it('is there until its transfers are, and never beside them', async () => {
  const tokens = await prepare();
  await tokens.flow.confirm();
  expect(tokens.draft.isEmpty).toBe(true);
  await app.ports.state.settled();
  app.kill();
  const found = [];
  for (const photo of photos) found.push(await foundIn(photo));
  expect([...new Set(found)]).toEqual(['0 typed, 0 sent', '2 typed, 0 sent', '0 typed, 2 sent']);
});

it('stays when its transfers could not be written down', async () => {
  const tokens = await prepare();
  fixture.device.writeFault = new DOMException('full', 'QuotaExceededError');
  expect(await tokens.flow.confirm()).toBeNull();
  fixture.device.writeFault = null;
  expect(tokens.draft.input.list).toHaveLength(2);
  expect(tokens.journal.transfers).toEqual([]);
});

it('is filled again when the network refuses', async () => {
  const tokens = await prepare();
  fixture.reject({ 1: 'fee-too-low' });
  await tokens.flow.confirm();
  expect(tokens.journal.transfers.some(({ stage }) => stage === 'rejected')).toBe(true);
  expect(tokens.draft.input.list).toHaveLength(2);
});

it('leaves nothing in doubt of what the network refused, however early the app was killed', async () => {
  const tokens = await prepare();
  fixture.reject({ 1: 'fee-too-low' });
  photos = [];
  await tokens.flow.confirm();
  await app.ports.state.settled();
  app.kill();
  let refused = 0;
  for (const photo of photos) {
    fixture.putBack(photo);
    app = await fixture.open();
    await wake(app);
    const commits = app.stores.tx.journal.transfers.filter(({ stage }) => stage === 'rejected');
    if (commits.length > 0) {
      refused += 1;
      await fixture.finish(app, 1);
      const { tx } = app.stores;
      expect(new Set(tx.journal.transfers.map(({ stage }) => stage))).toEqual(new Set(['rejected']));
      expect(tx.history.entries.map(({ direction }) => direction)).not.toContain('sent');
    }
    await app.ports.state.settled();
    app.kill();
  }
  expect(refused).toBeGreaterThan(1);
});
