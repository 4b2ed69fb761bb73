/** Token transfers of a wallet that confirms every payment. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { TEST_PASSWORD } from '../../../../mocks/fixtures/makeWallet.ts';
import type { OpenApp } from '../../../../mocks/fixtures/openApp.ts';
import {
  createSendingFixture,
  requestTo,
  type SendingFixture,
  wake,
} from '../../../../mocks/fixtures/sendingFixture.ts';
import { SecondConfirmationRule } from '../../session/SecondConfirmationRule.ts';

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

describe('the rule', () => {
  it('is read from the vault, changed by its password, and by no other', async () => {
    const rule = app.stores.lazy.of(SecondConfirmationRule);
    await rule.load();
    expect(rule.rule).toMatchObject({ kind: 'above', koinu: 50_000_000_000n });
    expect(await rule.change({ kind: 'never' }, 'wrong')).toBe(false);
    expect(app.stores.session.unlockState).toMatchObject({ problem: { kind: 'wrong-password' } });
    expect(rule.rule).toMatchObject({ kind: 'above' });
    expect(await rule.change({ kind: 'always' }, TEST_PASSWORD)).toBe(true);
    await rule.load();
    expect(rule.rule).toEqual({ kind: 'always' });
  });
});

describe('token transfers that need a second confirmation', () => {
  it('can be looked at, and all of them leave after the password alone', async () => {
    const { tokens, session, lazy } = app.stores;
    await lazy.of(SecondConfirmationRule).change({ kind: 'always' }, TEST_PASSWORD);
    await tokens.flow.prepare(requestTo([testAddress(1), testAddress(2)]));
    const reviewed = tokens.flow.state;
    if (reviewed.status !== 'ready') throw new Error(reviewed.status);
    expect(reviewed.transfers.map(({ parsed }) => parsed.to)).toEqual([testAddress(1), testAddress(2)]);
    expect(await tokens.flow.confirm()).toBeNull();
    expect(fixture.server.sandbox.mempool.entries).toHaveLength(0);

    expect(await session.owner.prove({ password: 'wrong' }, tokens.flow.release)).toBe(false);
    expect(await session.owner.prove({ password: TEST_PASSWORD }, tokens.flow.release)).toBe(true);
    const sent = await tokens.flow.confirm();
    expect(sent?.transfers.map(({ to }) => to)).toEqual([testAddress(1), testAddress(2)]);
    expect(fixture.server.sandbox.mempool.entries).toHaveLength(4);
    expect(fixture.server.sandbox.mempool.entries.every(({ relay }) => relay.relayed)).toBe(true);
  });
});
