import { describe, expect, it } from 'vitest';
import { CONDITIONS, RECIPIENT, REQUEST, wireWith } from '../../../mocks/fixtures/dapp/requests.fixture.ts';
import { answerText, beginsLikeAnswer } from './answerText.ts';
import { readOrigin } from './readOrigin.ts';
import { readRequest } from './readRequest.ts';

const judged = (origin: string, path: string) => readRequest(wireWith({ 1: origin, 7: path }), CONDITIONS);

describe('an origin that leads on to others', () => {
  it.each([
    ['t.me', 'telegram.me', 'telegram.dog', 'much.t.me'],
    ['bit.ly', 'tinyurl.com', 'goo.gl', 'is.gd', 't.co', 'ow.ly', 'buff.ly', 'rebrand.ly', 'cutt.ly'],
    ['lnkd.in', 's.id', 'such.page.link', 'www.tinyurl.com', 'l.facebook.com', 'out.reddit.com'],
  ])('is refused', (...hosts) => {
    for (const host of hosts) {
      expect([host, readOrigin(`https://${host}`)]).toEqual([host, { ok: false, problem: 'redirects' }]);
    }
  });

  it.each(['https://not.me', 'https://nott.me', 'https://t.me.shop.example', 'https://obit.ly.example'])(
    'is not taken for %s',
    (origin) => {
      expect(readOrigin(origin).ok).toBe(true);
    },
  );
});

describe('a callback that leads on to others', () => {
  it.each([
    ['https://www.google.com', '/url?q=evil.example'],
    ['https://google.co.uk', '/url'],
    ['https://google.com', '/amp/s/evil.example'],
    ['https://www.youtube.com', '/redirect?q=evil.example'],
    ['https://m.facebook.com', '/l.php?u=evil.example'],
    ['https://www.linkedin.com', '/redir/redirect?url=evil.example'],
    ['https://shop.example', '/go?to=https://evil.example'],
    ['https://shop.example', '/go?to=HTTPS%3A%2F%2Fevil.example'],
    ['https://shop.example', '/go?to=%2568ttps%253A%252F%252Fevil.example'],
    ['https://shop.example', '/go?to=%2F%2Fevil.example'],
    ['https://shop.example', '/go/https:/evil.example'],
    ['https://shop.example', '/go?to=%5C%5Cevil.example'],
    ['https://shop.example', '/go?to=javascript:alert(1)'],
  ])('is refused: %s%s', (origin, path) => {
    const problem = { kind: 'callback-redirects', origin, callback: `${origin}${path}` };
    expect(judged(origin, path)).toEqual({ ok: false, problem });
  });

  it.each([
    ['https://www.google.com', '/wallet'],
    ['https://shop.example', '/url?q=1'],
    ['https://shop.example', '/wallet?order=12%2F3&at=a:b'],
    ['https://shop.example', '/wallet?broken=%zz'],
  ])('is not taken for %s%s', (origin, path) => {
    expect(judged(origin, path).ok).toBe(true);
  });
});

describe('the signed text', () => {
  it('names where the answer goes', () => {
    expect(answerText(REQUEST, RECIPIENT)).toContain('\nAnswer to: https://much.shop.example/wallet\n');
  });

  it.each([
    answerText(REQUEST, RECIPIENT),
    'Kennel answers a site, version 1\nSite: https://shop.example',
    'KENNEL ANSWERS A SITE, VERSION 9',
    '  \n\tKennel  answers\na   site',
    'Kennel\u200b answers\u00a0a\u2060 site',
    '\u202eKennel answers a site',
    'Ｋｅｎｎｅｌ answers a site',
    'Kеnnеl answers a sitе',
    '"Kennel answers a site, version 2"',
    'Kénnel answers a site',
  ])('is known by its beginning: %j', (text) => {
    expect(beginsLikeAnswer(text)).toBe(true);
  });

  it.each(['Kennel is a wallet', 'A kennel answers a site', '', 'Log in to Much Shop'])(
    'is not seen in %j',
    (text) => {
      expect(beginsLikeAnswer(text)).toBe(false);
    },
  );
});
