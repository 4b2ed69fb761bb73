/** Sites that request showing a transaction, through the real stores and vault: fetched after the approval, and only as announced. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goodPsbt } from '../../../mocks/fixtures/psbt/rejectedPsbts.ts';
import { openToSites } from '../../../mocks/stores/openToSites.ts';
import { sitePsbtHash } from '../../domain/dapp/sitePsbt.ts';
import { writeRequest } from '../../domain/dapp/writeRequest.ts';
import { signaturesIn } from '../../domain/psbt/Psbt.ts';
import { writePsbt, writePsbtText } from '../../domain/psbt/writePsbt.ts';
import { MAX_PSBT_SIZE } from '../../domain/requestLimits.ts';
import { PsbtDesk } from '../psbt/PsbtDesk.ts';

const { fixture, requestNow, ask, myKey, lastAnswer } = openToSites();

const SITE = 'https://much.shop.example';
const URL = `${SITE}/orders/1207.psbt`;

/** requests to the site */
const asked: string[] = [];
let served: () => Response | Promise<Response> = () => new Response(null, { status: 404 });

/** Sandbox requests pass through; the site returns what it serves. */
function serve(body: () => Response | Promise<Response>): void {
  served = body;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!String(input).startsWith(SITE)) return fetch(input, init);
    asked.push(String(input));
    return served();
  });
}
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const good = () => goodPsbt({ sandbox: fixture.server.sandbox, from: fixture.address });
const psbtDesk = () => fixture.app.stores.lazy.of(PsbtDesk);

/** The site requests showing the transaction with this hash. */
const askFor = (announced: Uint8Array) =>
  ask(requestNow({ ask: { kind: 'psbt', url: URL, hash: sitePsbtHash(announced) } }));

describe('a look at a transaction', () => {
  it('fetches nothing before the yes, then explains it, and signs by the rules of every other one', async () => {
    const text = bytesOf(writePsbtText(good()));
    serve(() => new Response(text));
    const desk = await askFor(text);
    expect(desk.state.status).toBe('asking');
    expect(asked).toEqual([]);
    await desk.openPsbt();
    expect(asked).toEqual([URL]);
    expect(desk.state.status).toBe('opened');
    await expect.poll(() => psbtDesk().state.status).toBe('shown');
    expect(psbtDesk().site).toBe(SITE);
    await psbtDesk().sign();
    expect(psbtDesk().shown?.psbt.inputs.map((input) => signaturesIn(input).length)).toEqual([1]);
    // the signature is only passed on by the user
    expect(fixture.opened).toEqual([]);
    expect(asked).toEqual([URL]);
  });

  it('takes its bytes as well, in place of what lies there', async () => {
    await psbtDesk().takeText(writePsbtText(good()));
    expect(psbtDesk().shown).not.toBeNull();
    const other = writePsbt(good());
    serve(() => new Response(new Uint8Array(other)));
    await (await askFor(other)).openPsbt();
    await expect.poll(() => psbtDesk().shown?.text).toBe(Buffer.from(other).toString('base64'));
    psbtDesk().clear();
    expect(psbtDesk().site).toBeNull();
  });

  it('opens nothing when the site serves other bytes than it announced, and may be tried again', async () => {
    const text = bytesOf(writePsbtText(good()));
    serve(() => new Response(bytesOf(writePsbtText(good()))));
    const desk = await askFor(text);
    await desk.openPsbt();
    expect(desk.state).toMatchObject({
      status: 'asking',
      failure: { kind: 'psbt', problem: { kind: 'other-hash' } },
    });
    expect(psbtDesk()).toMatchObject({ state: { status: 'empty' }, site: null });
    serve(() => new Response(text));
    await desk.openPsbt();
    expect(desk.state.status).toBe('opened');
  });

  it.each([
    ['more than 4 MB', () => new Response(new Uint8Array(MAX_PSBT_SIZE + 1)), { kind: 'too-large' }],
    [
      'no file',
      () => new Response(null, { status: 404 }),
      { kind: 'unreachable', fault: { kind: 'not-found' } },
    ],
    [
      'nothing',
      () => Promise.reject(new TypeError('failed to fetch')),
      { kind: 'unreachable', fault: { kind: 'offline' } },
    ],
  ])('opens nothing when the site has %s', async (_, answer, problem) => {
    serve(answer);
    const desk = await askFor(bytesOf('x'));
    await desk.openPsbt();
    expect(desk.state).toMatchObject({ status: 'asking', failure: { kind: 'psbt', problem } });
    expect(psbtDesk().state.status).toBe('empty');
  });

  it('refuses by name what is announced and no transaction', async () => {
    const page = bytesOf('<!doctype html>');
    serve(() => new Response(page));
    await (await askFor(page)).openPsbt();
    await expect
      .poll(() => psbtDesk().state)
      .toMatchObject({ status: 'refused', problem: { kind: 'not-a-psbt' } });
    expect(psbtDesk().site).toBe(SITE);
  });

  it('counts once, and ends with its expiry', async () => {
    const text = bytesOf(writePsbtText(good()));
    serve(() => new Response(text));
    const desk = await askFor(text);
    await desk.openPsbt();
    const { usedNonces } = fixture.app.stores.apps;
    expect(usedNonces).toMatchObject([{ origin: SITE }]);
    const late = requestNow({
      nonce: 'e'.repeat(16),
      ask: { kind: 'psbt', url: URL, hash: sitePsbtHash(text) },
    });
    await ask(late);
    fixture.clock.advance(600_001);
    await desk.openPsbt();
    expect(desk.state).toMatchObject({ status: 'problem', problem: { kind: 'expired' } });
    expect(asked).toEqual([URL]);
  });

  it('is declined as any other request, without a fetch', async () => {
    serve(() => new Response('x'));
    const desk = await askFor(bytesOf('x'));
    await desk.decline();
    expect(lastAnswer()).toMatchObject({ status: 'declined', reason: 'person' });
    expect(asked).toEqual([]);
  });

  it('gets no signature of an answer, not even from the key worker', async () => {
    const request = requestNow({ ask: { kind: 'psbt', url: URL, hash: sitePsbtHash(bytesOf('x')) } });
    const { session } = fixture.app.stores;
    const keyring = myKey().slice(0, myKey().lastIndexOf('/'));
    const signed = fixture.app.ports.vault.signAnswer(session.sessionId, keyring, 0, writeRequest(request));
    await expect(signed).rejects.toMatchObject({ kind: 'rejected' });
  });

  it('fetches nothing where no site is asked', async () => {
    serve(() => new Response('x'));
    Object.assign(fixture.app.ports, { siteFiles: null });
    const desk = await askFor(bytesOf('x'));
    await desk.openPsbt();
    expect(desk.state).toMatchObject({ failure: { problem: { kind: 'unavailable' } } });
    expect(asked).toEqual([]);
  });
});
