import { describe, expect, it } from 'vitest';
import { GOLDEN, text } from '../../../mocks/fixtures/inscription/doginals.fixture.ts';
import { readDoginalToken } from './readDoginalToken.ts';

const TOKEN = 10n ** 18n;
const read = (body: string | object, contentType = 'text/plain;charset=utf-8') =>
  readDoginalToken({
    contentType,
    body: text(typeof body === 'string' ? body : JSON.stringify(body, null, 4)),
  });

const deploy = { p: 'drc-20', op: 'deploy', tick: 'dogi', max: '21000000', lim: '1000' };
const transfer = { p: 'drc-20', op: 'transfer', tick: 'DOGI', amt: '0.5' };

describe('drc-20 of doginals', () => {
  it('says what the golden one moves', () => {
    expect(read(GOLDEN.body)).toEqual({
      ok: true,
      value: { op: 'transfer', tick: 'dogi', amount: 1000n * TOKEN },
    });
  });

  it('counts in human decimals, and ticks are all one in upper or lower case', () => {
    expect(read(transfer)).toMatchObject({ value: { op: 'transfer', tick: 'dogi', amount: TOKEN / 2n } });
    expect(read({ ...transfer, op: 'mint', amt: '0.000000000000000001' }, 'application/json')).toMatchObject({
      value: { op: 'mint', amount: 1n },
    });
  });

  it('deploys with 18 decimals and mints of any size unless it says otherwise', () => {
    const [max, limit] = [21_000_000n * TOKEN, 1000n * TOKEN];
    expect(read(deploy)).toMatchObject({ value: { op: 'deploy', max, limit, decimals: 18 } });
    expect(read({ ...deploy, lim: undefined, dec: '8' })).toMatchObject({
      value: { limit: max, decimals: 8 },
    });
  });

  it.each([
    ['other-content', 'a picture', transfer, 'image/png'],
    ['other-content', 'less than forty-one bytes', '{"p":"drc-20","op":"mint","tick":"abcd"}'],
    ['not-json', 'words', 'such words that are no json, and long enough to be some'],
    ['not-json', 'a list', JSON.stringify([transfer, transfer])],
    ['other-protocol', 'another protocol', { ...transfer, p: 'brc-20' }],
    ['unknown-operation', 'another operation', { ...transfer, op: 'burn' }],
    ['bad-tick', 'a tick of three bytes', { ...transfer, tick: 'dog' }],
    ['bad-tick', 'a tick of four letters and more bytes', { ...transfer, tick: 'dögi' }],
    ['bad-tick', 'a tick that is no text', { ...transfer, tick: 1234 }],
    ['bad-decimals', 'decimals as a number', { ...deploy, dec: 8 }],
    ['bad-decimals', 'more than 18 decimals', { ...deploy, dec: '19' }],
    ['bad-amount', 'an amount as a number', { ...transfer, amt: 1000 }],
    ['bad-amount', 'a signed amount', { ...transfer, amt: '-1' }],
    ['bad-amount', 'an amount with an exponent', { ...transfer, amt: '1e3' }],
    ['bad-amount', 'nothing at all', { ...transfer, amt: '0.0' }],
    ['bad-amount', 'an amount without its end', { ...transfer, amt: '1.' }],
    ['bad-amount', 'more than can be counted', { ...deploy, max: String(2n ** 64n) }],
    ['bad-amount', 'no end of digits', { ...transfer, amt: '9'.repeat(101) }],
    ['bad-amount', 'a supply finer than its decimals', { ...deploy, dec: '2', max: '1000.001' }],
    ['bad-amount', 'a mint finer than its decimals', { ...deploy, dec: '2', lim: '1.001' }],
  ] as const)('is refused as %s: %s', (kind, _, body, contentType: string = 'text/plain') => {
    expect(read(body, contentType)).toMatchObject({ ok: false, problem: { kind } });
  });
});
