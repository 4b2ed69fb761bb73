/** Links of DogeConnect's own scheme: they name a bill but no address. */
import { describe, expect, it } from 'vitest';
import { formatDogecoinUri, parseDogecoinUri } from './dogecoinUri.ts';
import { paymentLinksIn, paymentTextIn } from './sharedText.ts';

/** The specification's example. */
const LINK = 'dogeconnect:example.com/dc/xyz123?h=p212MS4KXZBX5uDNXWmB';
const BILL = { url: 'https://example.com/dc/xyz123', keyHash: 'a76d76312e0a5d9057e6e0cd5d6981' };
const ADDRESS = 'DPD7uK4B1kRmbfGmytBhG1DZjaMWNfbpwY';

const billOf = (text: string) => {
  const read = parseDogecoinUri(text, 'mainnet');
  return read.ok ? read.value : read.problem;
};

describe('a dogeconnect: link', () => {
  it.each([
    ['as the specification has it', LINK],
    ['in capitals', LINK.replace('dogeconnect', 'DOGECONNECT')],
    ['with its host in capitals', LINK.replace('example.com', 'EXAMPLE.COM')],
    ['with slashes', LINK.replace(':', '://')],
    ['as browsers hand it over', `web+${LINK}`],
    ['with spaces around it', `  ${LINK}\n`],
    ['with what chats put in', LINK.replace('example', 'exam\u200bple').replace('p212', '\u2060p212')],
    ['with its path encoded', LINK.replaceAll('/', '%2F')],
    ['with a fragment, which is nobody’s business', `${LINK}#top`],
    ['with an address and an amount, which it has not', `${LINK}&amount=5&label=Shop`],
    ['of HTML', LINK.replace('?h', '?x=1&amp;h')],
  ])('leads to its bill: %s', (_, link) => {
    expect(billOf(link)).toEqual({ address: null, bill: BILL });
  });

  it('has its hash in either alphabet', () => {
    const url = (h: string) => billOf(`dogeconnect:example.com/dc/xyz123?h=${h}`);
    expect(url('72b-LVh5K_mm7zyN9PXO')).toEqual(url('72b+LVh5K/mm7zyN9PXO'));
    expect(url('72b-LVh5K_mm7zyN9PXO')).toMatchObject({ address: null });
  });

  it.each([
    ['no path', 'dogeconnect:?h=p212MS4KXZBX5uDNXWmB'],
    ['its path in a parameter', 'dogeconnect:?dc=example.com%2Fdc&h=p212MS4KXZBX5uDNXWmB'],
    ['no hash', 'dogeconnect:example.com/dc/xyz123'],
    ['an empty hash', 'dogeconnect:example.com/dc/xyz123?h='],
    ['a hash too short', LINK.slice(0, -1)],
    ['a hash too long', `${LINK}A`],
    ['a hash with filling', `${LINK.slice(0, -1)}=`],
    ['no hash but an address', `dogeconnect:${ADDRESS}?amount=5`],
    ['a password', LINK.replace('example', 'a:b@example')],
    ['no host with a dot', LINK.replace('example.com', 'https://example.com')],
    ['half a percent sign', LINK.replace('/dc', '%2')],
    ['nothing', 'dogeconnect:'],
  ])('is not opened with %s', (_, link) => {
    expect(billOf(link)).toEqual({ kind: 'bad-bill-link' });
  });

  it('says its hash once, and asks for nothing unknown', () => {
    expect(billOf(`${LINK}&h=p212MS4KXZBX5uDNXWmB`)).toEqual({ kind: 'repeated-parameter', name: 'h' });
    expect(billOf(`${LINK}&req-pin=1`)).toEqual({ kind: 'unknown-requirement', name: 'req-pin' });
  });

  it.each([
    ['alone', LINK],
    ['in a sentence', `Pay here: ${LINK}, thanks`],
    ['in brackets', `(${LINK}).`],
    ['before a word', `${LINK} (table 4)`],
    ['with the scheme of browsers', `web+${LINK}`],
  ])('is found %s', (_, text) => {
    expect(paymentTextIn(text)).toBe(LINK);
  });

  it('keeps the last letter of its hash, which may look like a mark', () => {
    const link = `${LINK.slice(0, -1)}_`;
    expect(paymentTextIn(`${link}. Bye`)).toBe(link);
    expect(paymentTextIn(`*dogecoin:${ADDRESS}?dc=example.com&h=p212MS4KXZBX5uDNXWm-*`)).toBe(
      `dogecoin:${ADDRESS}?dc=example.com&h=p212MS4KXZBX5uDNXWm-`,
    );
  });

  it('is read out of a field', () => {
    const found = (text: string) => paymentLinksIn(text).map(billOf);
    expect(found(`“${LINK}”`)).toContainEqual({ address: null, bill: BILL });
    expect(found(`${LINK.replace('doge', 'DOGE')} `)).toContainEqual({ address: null, bill: BILL });
  });
});

it('a dogecoin: link without dc, or without h, stays an ordinary one', () => {
  for (const query of ['h=p212MS4KXZBX5uDNXWmB', 'dc=example.com%2Fdc', 'dc=&h=p212MS4KXZBX5uDNXWmB'])
    expect(billOf(`dogecoin:${ADDRESS}?${query}`)).toEqual({ address: ADDRESS });
});

it('what chats put into dc and h is no part of either', () => {
  const dirty = `dogecoin:${ADDRESS}?dc=exam\u200bple.com%2Fdc%2Fxyz123&h=\ufeffp212MS4KXZBX5uDNXWmB`;
  expect(billOf(dirty)).toEqual({ address: ADDRESS, bill: BILL });
});

it('is never written', () => {
  const read = parseDogecoinUri(LINK, 'mainnet');
  if (!read.ok) throw new Error('not read');
  expect(formatDogecoinUri({ ...read.value, address: ADDRESS as never })).toBe(`dogecoin:${ADDRESS}`);
});
