// The recorded requests are sent to the sandbox, about things of the same kinds: its responses must have the same fields.
import { describe, expect, it } from 'vitest';
import { doge } from '../../../builders/coins.ts';
import { testAddress } from '../../../builders/keys.ts';
import { differencesOf, type Reasons } from '../../comparing.fixture.ts';
import { SandboxControl } from '../../control.ts';
import endpoints from '../../vectors/ord/endpoints.json' with { type: 'json' };

interface Exchange {
  readonly what: string;
  readonly request: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly response: string;
}

const NOT_ASKED = 'the wallet never asks it';
const PAGES = 'pages, of which the wallet asks none: it takes all at once';

/** Where the sandbox's responses differ, by the request's beginning. Outdated reasons fail the test. */
const DIFFERENT: Reasons = {
  'GET /utxos/balance/DD4Wmig7MMC95sYBXC6cw58TwMizS8YHJY/2?limit=3': PAGES,
  'GET /drc20/tick': NOT_ASKED,
  'GET /drc20/validate': NOT_ASKED,
  'GET /inscriptions/validate': NOT_ASKED,
  'GET /shibescriptions_by_outputs': NOT_ASKED,
  'GET /dunes_on_outputs': NOT_ASKED,
  'GET /dunes/balance/': NOT_ASKED,
  'GET /dune/OPENDUNEAABBBBBB': NOT_ASKED,
  'GET /dune/WOW': NOT_ASKED,
  'GET /dune/1021:2': NOT_ASKED,
  'GET /dune/opendune': NOT_ASKED,
  'GET /shibescription/': NOT_ASKED,
  'GET /inscription/': NOT_ASKED,
  'GET /tx/': NOT_ASKED,
};

/** Only on regtest has the index no confirmations. */
const real = (text: string): string => text.replaceAll('"confirmations":null', '"confirmations":1');

const textOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const PLAIN = 'text/plain;charset=utf-8';

/** Things of each recorded kind, by their placeholder in the recorded requests. */
function openWorld() {
  const control = new SandboxControl();
  const [collector, holder, mover] = [testAddress(1), testAddress(2), testAddress(3)];
  const write = (address: string, text: string, mime = PLAIN) =>
    control.inscribe({ address, mime, body: textOf(text) });
  const order = (address: string, fields: object) =>
    write(address, JSON.stringify({ p: 'drc-20', ...fields }));
  const plain = control.faucet(collector, doge('10'));
  const withDunes = control.faucet(collector, doge('4'));
  for (const amount of ['7', '6', '5', '1.5', '0.4']) control.faucet(collector, doge(amount));
  control.tokens.library.dunes.set(`${withDunes.txid}:0`, [{ name: 'KENNELDUNEQQBB', amount: 1000 }]);
  const onIt = write(collector, 'kwBB2one');
  const deep = control.inscribe({
    address: collector,
    mime: PLAIN,
    body: textOf('deep'),
    offset: doge('1'),
    value: doge('3'),
  });
  for (const text of ['kwAA1one', 'kwAA1two', 'kwAA1three', 'kwAA1four']) write(holder, text);
  control.inscribe({ address: holder, mime: 'image/png', body: Uint8Array.of(1, 2, 3) });
  for (const [who, tick] of [[holder, 'kAA1'] as const, [mover, 'mut1'] as const]) {
    order(who, { op: 'deploy', tick, max: '21000000', lim: '1000' });
    order(who, { op: 'mint', tick, amt: '100' });
    order(who, { op: 'transfer', tick, amt: '30' });
  }
  // a spent carrier: an amount's transfer
  const [spent = ''] =
    control.sandbox.chain
      .record(deep.txid)
      ?.tx.ins.map(({ hash }) => Buffer.from(hash).reverse().toString('hex')) ?? [];
  const content = (text: string, mime = PLAIN) => write(testAddress(4), text, mime).id;
  const names: Readonly<Record<string, string>> = {
    DD4Wmig7MMC95sYBXC6cw58TwMizS8YHJY: collector,
    D8bBowiHhPutU1kUDXHSFfQo73rJWWDuEi: holder,
    DPqvxHGXTyXUr2nm4LkWKRGnUhz6nxE5Ej: mover,
    D7PmTJwy2dge4ouUWfHBp8J1NWoBbEHrEP: testAddress(99),
    aca5be3c96fc38fd40c4007f99ddb144bbc0a49687738c305b0f27da5a82f2d0: onIt.txid,
    a0bd869f894e86c066f09b2a6d17339ffeae6a74742dd04b3ac47f4fbc7b1693: deep.txid,
    '517b3931b2d1443cf10a8aecccbf662e17f1aa7b5be4d83a3780672a634fa992': plain.txid,
    'c304672f342e9febf40ba6f26ce89e849c2c5c728fc530580ca8b6db42815c77:1': `${withDunes.txid}:0`,
    '42b44f82a68418c85962708f77c938350fb45946d549b592477e64adc33571cc': spent,
    '4980bc5cb75039800b0ad3f0b46a922c116db607567f49f5d7768d45b7f9f1b8i0': content('much wow'),
    '29fcc29da94d78ebb90e4abc08859f0388a7fa22593b980301940a58823990eci0': content(
      '{"much":"wow","n":1}',
      'application/json',
    ),
    '4e241d7bfecc7207621b97adc54bcd3d85207b340ac6b349f5ff945316dd42e8i0': content('much wow', ''),
    d53d1d2e64102a92b9f8dfa1a10e0f86a6e8168f7aef7af18afc679087a929eai0: content('much wow', '\u00ff'),
    '2d17b4337b467405d1752b82a8b19e6d2e843ac6e328c287e482e67c4d0fd41bi0': content('much wow', '\u0001'),
    d23e9bcfcc026c563b1e06d7c921f647ec94bc26252ad991b5183dce4b9e624ai0: content(''),
    '0b2c429f325c7b33c6ce73707ec7a1bd9816bd4c05229f40236b86922e3473c2i0': content('much wow'),
  };
  const inWorld = (text: string): string =>
    Object.entries(names).reduce((changed, [theirs, own]) => changed.replaceAll(theirs, own), text);
  return { control, inWorld };
}

describe('the sandbox’s index of inscriptions', () => {
  const { control, inWorld } = openWorld();
  const exchanges = endpoints.cases as readonly Exchange[];
  const reasonsFor = (request: string): readonly string[] =>
    Object.keys(DIFFERENT).filter((beginning) => request.startsWith(beginning));

  it.each(exchanges.map((exchange) => [exchange.request, exchange] as const))(
    'answers as it was recorded: %s',
    async (request, { status, contentType, response }) => {
      const [method = '', asked = ''] = request.split(' ');
      const { pathname, searchParams: query } = new URL(`http://sandbox/ord${inWorld(asked)}`);
      const served = await control.tokens.serve({ method, path: pathname, query, body: '' });
      if (served.kind !== 'reply') throw new Error(served.kind);
      const { headers, body, status: given } = served.reply;
      const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
      const isCount = asked === '/block-count' && text !== '';
      const own = { status: given, type: headers['content-type'] ?? null, body: isCount ? response : text };
      const differences = differencesOf(own, { status, type: contentType, body: inWorld(real(response)) });
      if (isCount) expect(text).toBe(`${control.sandbox.tip.height + 1}`);
      if (reasonsFor(request).length > 0) expect(differences).not.toEqual([]);
      else expect(differences).toEqual([]);
    },
  );

  it('has reasons for recorded questions alone', () => {
    const isAsked = (beginning: string) => exchanges.some(({ request }) => request.startsWith(beginning));
    expect(Object.keys(DIFFERENT).filter((beginning) => !isAsked(beginning))).toEqual([]);
  });
});
