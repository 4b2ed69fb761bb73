/** Sites that request a connection or a signature, through the real stores and vault. */
import { describe, expect, it } from 'vitest';
import { REQUEST } from '../../../mocks/fixtures/dapp/requests.fixture.ts';
import { TEST_PASSWORD } from '../../../mocks/fixtures/makeWallet.ts';
import { openToSites } from '../../../mocks/stores/openToSites.ts';
import { writeRequest } from '../../domain/dapp/writeRequest.ts';
import { verifyMessage } from '../../domain/keys/messageSignature.ts';

const { fixture, start, requestNow, ask, myKey, lastAnswer, isProven } = openToSites();

describe('connecting a site', () => {
  it('opens nothing before the yes, and then the callback with a proof', async () => {
    const request = requestNow();
    const desk = await ask(request);
    expect(desk.state).toMatchObject({ status: 'asking', good: { request } });
    expect(fixture.opened).toEqual([]);
    await desk.approve(myKey());
    expect(desk.state.status).toBe('answered');
    expect(fixture.opened).toHaveLength(1);
    expect(fixture.opened[0]?.startsWith(`${request.callback}#kennel=`)).toBe(true);
    expect(lastAnswer()).toMatchObject({
      status: 'approved',
      nonce: request.nonce,
      address: fixture.address,
      txid: null,
    });
    expect(isProven(request, lastAnswer())).toBe(true);
    expect(fixture.app.stores.apps.list).toMatchObject([
      {
        origin: request.origin,
        name: 'Much Shop',
        address: fixture.address,
        connectedAtMs: fixture.clock.nowMs(),
      },
    ]);
  });

  it('answers once: also after the app was killed, until the request would have expired', async () => {
    const request = requestNow();
    await (await ask(request)).approve(myKey());
    fixture.app.kill();
    await start();
    await fixture.app.stores.unlocking.unlock(TEST_PASSWORD);
    expect((await ask(request)).state).toMatchObject({ status: 'problem', problem: { kind: 'replayed' } });
    expect(fixture.app.stores.apps.list).toHaveLength(1);
    expect(fixture.opened).toHaveLength(1);
  });

  it('forgets answered requests once they have expired', async () => {
    await (await ask(requestNow())).decline();
    expect(fixture.app.stores.apps.usedNonces).toHaveLength(1);
    fixture.clock.advance(600_001);
    await (await ask(requestNow({ nonce: 'b'.repeat(16) }))).decline();
    expect(fixture.app.stores.apps.usedNonces).toMatchObject([{ nonce: 'b'.repeat(16) }]);
  });

  it('says no with nothing of the wallet in it', async () => {
    const desk = await ask(requestNow());
    await desk.decline();
    expect(desk.state.status).toBe('declined');
    expect(lastAnswer()).toEqual({ status: 'declined', nonce: REQUEST.nonce, reason: 'person' });
    expect(fixture.opened[0]).not.toContain(fixture.address);
    expect(fixture.app.stores.apps.list).toEqual([]);
  });

  it('ends with its expiry while it is looked at, and takes no yes afterwards', async () => {
    const desk = await ask(requestNow());
    fixture.clock.advance(599_000);
    desk.tick();
    expect(desk.state.status).toBe('asking');
    fixture.clock.advance(2_000);
    await desk.approve(myKey());
    expect(desk.state).toMatchObject({ status: 'problem', problem: { kind: 'expired' } });
    expect(fixture.opened).toEqual([]);
  });

  it('asks again after a yes while the vault was locked', async () => {
    const desk = await ask(requestNow());
    await fixture.app.stores.session.lock();
    await desk.approve(myKey());
    expect(desk.state).toMatchObject({
      status: 'asking',
      failure: { kind: 'fault', fault: { kind: 'locked' } },
    });
    expect(fixture.opened).toEqual([]);
    await fixture.app.stores.unlocking.unlock(TEST_PASSWORD);
    await desk.approve(myKey());
    expect(desk.state.status).toBe('answered');
  });

  it('lets a second request take the place only when the person says so', async () => {
    const first = requestNow();
    const second = requestNow({
      nonce: 'c'.repeat(16),
      origin: 'https://other.example',
      callback: 'https://other.example/',
    });
    const desk = await ask(first);
    await ask(second);
    expect(desk).toMatchObject({ other: writeRequest(second), state: { good: { request: first } } });
    desk.keepThis();
    expect(desk).toMatchObject({ other: null, text: writeRequest(first) });
    await ask(second);
    desk.takeOther();
    expect(desk).toMatchObject({ other: null, state: { status: 'asking', good: { request: second } } });
    expect(fixture.opened).toEqual([]);
  });

  it('does not ask about the place of a request that has run out', async () => {
    const desk = await ask(requestNow());
    fixture.clock.advance(600_001);
    const next = requestNow({ nonce: 'd'.repeat(16) });
    await ask(next);
    expect(desk).toMatchObject({ other: null, state: { status: 'asking', good: { request: next } } });
  });

  it('says when the site could not be opened, and tries again when asked', async () => {
    const desk = await ask(requestNow());
    fixture.app.ports.telegram.openLink = async () =>
      ({ ok: false, problem: { kind: 'unsupported' } }) as never;
    await desk.approve(myKey());
    expect(desk.state).toMatchObject({ status: 'answered', problem: { kind: 'unsupported' } });
  });

  it('is a stranger again once it was disconnected', async () => {
    await (await ask(requestNow())).approve(myKey());
    fixture.app.stores.apps.revoke(REQUEST.origin);
    expect(fixture.app.stores.apps.appOf(REQUEST.origin)).toBeNull();
  });
});

describe('signing for a site', () => {
  it('signs the text with all that it is for', async () => {
    const request = requestNow({ ask: { kind: 'sign', text: 'Log in\nas doge' } });
    const desk = await ask(request);
    await desk.approve(myKey());
    const answer = lastAnswer();
    expect(isProven(request, answer)).toBe(true);
    if (answer?.status !== 'approved') throw new Error('no answer');
    expect(verifyMessage('Log in\nas doge', answer.signature, fixture.address, 'regtest')).toBe(false);
    expect(fixture.app.stores.apps.list[0]?.may).toEqual(['see-address', 'ask-signature']);
  });
});
