import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testAddress } from '../builders/keys.ts';
import { SandboxControl } from '../sandbox/control.ts';
import { tokenHandlers } from './tokenHandlers.ts';

const BASE = 'https://indexer.test/doge';
const ANNA = testAddress(1);
const control = new SandboxControl();
const server = setupServer(...tokenHandlers(control, BASE));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => control.reset());
afterAll(() => server.close());

const ask = (path: string, body: object) =>
  fetch(`${BASE}${path}`, { method: 'POST', body: JSON.stringify(body) });

describe('the token world behind Mock Service Worker', () => {
  it('answers for both ledger indexes, with the faults of each', async () => {
    control.tokensGive({ address: ANNA, tick: 'UNIX', amount: 5n });
    control.indexFaults('dogeuni', { down: 'refused' });
    const path = '/v4/drc20/collect-address';
    await expect(ask(`/dogeuni${path}`, { holder_address: ANNA })).rejects.toThrow(TypeError);
    const answer = await ask(`/dogeuni2${path}`, { holder_address: ANNA });
    expect(await answer.json()).toMatchObject({ code: 200, data: [{ tick: 'UNIX', amt: '5' }] });
  });

  it('answers for inscriptions, query included', async () => {
    const made = control.inscribe({ address: ANNA, mime: 'text/plain', body: Uint8Array.of(1, 2, 3) });
    const answer = await fetch(`${BASE}/ord/shibescriptions_on_outputs?outputs=${made.txid}:0`);
    expect(await answer.json()).toMatchObject([{ inscription_id: made.id }]);
  });

  it('gives contents as the bytes they are', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    const id = control.tokens.library.store('application/x-bone', bytes);
    const answer = await fetch(`${BASE}/content/${id}`);
    expect(answer.headers.get('content-type')).toBe('application/x-bone');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });
});
