import { describe, expect, it } from 'vitest';
import { testAddress } from '../../builders/keys.ts';
import { SandboxControl } from '../control.ts';
import { answerControl } from '../controlApi.ts';
import type { IndexWrong } from './indexFaults.ts';
import { queryDogeuni, queryOrd, queryText } from './querying.fixture.ts';

const ANNA = testAddress(1);
const HELD = { holder_address: ANNA };

function openFixture(): SandboxControl {
  const control = new SandboxControl();
  control.tokensGive({ address: ANNA, tick: 'UNIX', amount: 12_345n });
  return control;
}

const balance = async (control: SandboxControl, service: 'dogeuni' | 'dogeuni2' = 'dogeuni') =>
  (await queryDogeuni(control, '/v4/drc20/collect-address', HELD, service)) as {
    data: unknown;
    total: number;
  };

const text = (control: SandboxControl) =>
  queryText(control, '/dogeuni/v4/drc20/collect-address', 'POST', JSON.stringify(HELD));

describe('an index', () => {
  it('goes down by itself, in each way', async () => {
    const control = openFixture();
    control.indexFaults('dogeuni', { down: 'refused' });
    await expect(text(control)).rejects.toThrow('cut');
    control.indexFaults('dogeuni', { down: 'silence' });
    await expect(text(control)).rejects.toThrow('silence');
    control.indexFaults('dogeuni', { down: 'unavailable' });
    expect(await text(control)).toBe('Service Unavailable');
    expect(await balance(control, 'dogeuni2')).toMatchObject({ total: 1 });
    expect(await queryOrd(control, `/drc20/balance/${ANNA}`)).toEqual({ drc20: [] });
  });

  it('lags by itself: it knows nothing of the newest blocks, and says so', async () => {
    const control = openFixture();
    const { height } = control.sandbox.tip;
    control.indexFaults('dogeuni', { lag: 2 });
    expect(await balance(control)).toMatchObject({ data: [], total: 0 });
    expect(await balance(control, 'dogeuni2')).toMatchObject({ total: 1 });
    expect(await queryDogeuni(control, '/v4/info/blocknumber')).toMatchObject({
      data: { index_height: height - 2, chain_height: height },
    });
    control.mine(2);
    expect(await balance(control)).toMatchObject({ total: 1 });
  });

  it('catches up when it no longer lags', async () => {
    const control = openFixture();
    control.indexFaults('dogeuni', { lag: 5 });
    expect(await balance(control)).toMatchObject({ total: 0 });
    control.indexFaults('dogeuni');
    expect(await balance(control)).toMatchObject({ total: 1 });
  });

  it('lies about balances, and about nothing else', async () => {
    const control = openFixture();
    control.indexFaults('dogeuni', { wrong: 'lying-balance' });
    expect(await balance(control)).toMatchObject({ data: [{ tick: 'UNIX', amt: '1234' }] });
    control.indexFaults('dogeuni', { wrong: 'lying-balance', direction: 'up' });
    expect(await balance(control)).toMatchObject({ data: [{ amt: '123450' }] });
    const [token] = ((await queryDogeuni(control, '/v4/drc20/collect')) as { data: { max_amt: string }[] })
      .data;
    expect(token?.max_amt).toBe('2100000000000000');
  });

  it('gives numbers where digits belong, exactly as many', async () => {
    const control = openFixture();
    control.indexFaults('dogeuni', { wrong: 'numbers' });
    expect(await text(control)).toContain('"amt":12345,');
  });

  it('gives totals that are not true, and leaves fields out', async () => {
    const control = openFixture();
    control.indexFaults('dogeuni', { wrong: 'wrong-total' });
    expect((await balance(control)).total).toBe(17);
    control.indexFaults('dogeuni', { wrong: 'missing-fields' });
    expect(await text(control)).not.toContain('"amt"');
  });

  it.each<[IndexWrong, RegExp]>([
    ['html', /^<!doctype html>/],
    ['garbage', /^much wow/],
    ['truncated', /[^}]$/],
    ['server-error', /"code":500/],
    ['freezing', /^\[{500000}/],
  ])('answers with %s', async (wrong, form) => {
    const control = openFixture();
    control.indexFaults('dogeuni', { wrong });
    expect(await text(control)).toMatch(form);
  });

  it('is well again with everything else', async () => {
    const control = openFixture();
    control.indexFaults('dogeuni', { wrong: 'html' });
    control.heal();
    expect(await balance(control)).toMatchObject({ total: 1 });
  });
});

describe('the control API', () => {
  const order = (control: SandboxControl, verb: string, body: object) => {
    const { status, body: answer } = answerControl(`/control/${verb}`, JSON.stringify(body), control);
    return { status, answer: JSON.parse(answer) as Record<string, unknown> };
  };

  it('gives tokens, memes, files, NFTs and inscriptions', async () => {
    const control = new SandboxControl();
    const address = ANNA;
    order(control, 'tokens-deploy', { tick: 'WOW', max: '5000', isChecked: true, price: 2 });
    expect(order(control, 'tokens-give', { address, tick: 'WOW', amount: '7' }).status).toBe(200);
    const meme = order(control, 'meme-give', { address, tick: 'PUP', name: 'Puppy', amount: '3' });
    expect(meme.answer.tickId).toMatch(/^[0-9a-f]{64}$/);
    order(control, 'file-give', { address, name: 'a', mime: 'text/plain', bytes: btoa('wow') });
    order(control, 'nft-give', { address, tick: 'DOGES', tickId: 1 });
    const made = order(control, 'inscribe', { address, mime: 'text/plain', text: 'hi', offset: '200000' });
    const { ledger, library, inscriptions } = control.tokens;
    expect(ledger.drc20.get('WOW', address)?.amount).toBe(7n);
    expect([...ledger.files.values()]).toMatchObject([{ holder: address }]);
    expect(library.nfts).toHaveLength(1);
    expect(inscriptions.inscriptions.get(String(made.answer.id))?.location.offset).toBe(200_000n);
  });

  it('lets an index go wrong, and refuses what it does not understand', () => {
    const control = new SandboxControl();
    order(control, 'index-faults', { service: 'ord', lag: 3, wrong: 'html' });
    expect(control.state().indexes.ord).toMatchObject({ lag: 3, wrong: 'html', down: null });
    expect(order(control, 'index-faults', { service: 'ouija' }).status).toBe(400);
    expect(order(control, 'index-faults', { service: 'ord', wrong: 'odd' }).status).toBe(400);
    expect(order(control, 'tokens-give', { address: ANNA, tick: 'WOW', amount: 7.5 }).status).toBe(400);
    expect(order(control, 'tokens-give', { address: 'nobody', tick: 'WOW', amount: '7' }).status).toBe(400);
  });
});
