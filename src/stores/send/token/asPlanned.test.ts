/** Signed bytes are parsed back, and rejected when they differ from the plan. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import type { OpenApp } from '../../../../mocks/fixtures/openApp.ts';
import {
  createSendingFixture,
  requestTo,
  type SendingFixture,
  wake,
} from '../../../../mocks/fixtures/sendingFixture.ts';
import type { PlannedTokenTransfer } from '../../../domain/drc20/send/TokenPlan.ts';

const [ANNA, EVE] = [testAddress(1), testAddress(9)];

let fixture: SendingFixture;
let app: OpenApp;

beforeEach(async () => {
  fixture = await createSendingFixture();
  app = await fixture.open();
  await wake(app);
});

afterEach(async () => {
  app.kill();
  await fixture.server.close();
});

/** The vault signs something other than requested. */
function signInstead(other: (transfer: PlannedTokenTransfer) => PlannedTokenTransfer): void {
  const { vault } = app.ports;
  const sign = vault.signTokenTransfers.bind(vault);
  vi.spyOn(vault, 'signTokenTransfers').mockImplementation((session, request) =>
    sign(session, { ...request, plan: { ...request.plan, transfers: request.plan.transfers.map(other) } }),
  );
}

it('is put on review when it is', async () => {
  signInstead((transfer) => transfer);
  const { flow } = app.stores.tokens;
  await flow.prepare(requestTo([ANNA]));
  expect(flow.state).toMatchObject({ status: 'ready', transfers: [{ parsed: { to: ANNA } }] });
});

it('is refused when it pays another recipient', async () => {
  signInstead((transfer) => ({ ...transfer, to: EVE }));
  const { flow, journal } = app.stores.tokens;
  await flow.prepare(requestTo([ANNA]));
  expect(flow.state).toMatchObject({ status: 'rejected', problem: { kind: 'bytes' } });
  expect(await flow.confirm()).toBeNull();
  expect(journal.transfers).toEqual([]);
  expect(fixture.server.sandbox.mempool.entries).toEqual([]);
});
