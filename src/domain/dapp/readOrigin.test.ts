import { describe, expect, it } from 'vitest';
import { readOrigin } from './readOrigin.ts';

describe('readOrigin', () => {
  it.each(['https://shop.example', 'https://a.b-c.d1.example', 'https://xn--mnchen-3ya.example'])(
    'takes %s',
    (origin) => {
      expect(readOrigin(origin)).toEqual({ ok: true, value: origin });
    },
  );

  it.each([
    ['http://shop.example', 'not-https'],
    ['dogecoin://shop.example', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['https://doge@shop.example', 'user-info'],
    ['https://bank.example@shop.example', 'user-info'],
    ['https://@shop.example', 'user-info'],
    ['https://shop.example:8443', 'port'],
    ['https://shop.example:443', 'port'],
    ['https://shop.example:', 'port'],
    ['https://192.168.1.1', 'ip-address'],
    ['https://0x7f.1', 'ip-address'],
    ['https://2130706433', 'ip-address'],
    ['https://[::1]', 'ip-address'],
    ['https://shop.example.', 'trailing-dot'],
    ['https://localhost', 'no-domain'],
    ['https://shop.example/', 'not-an-origin'],
    ['https://shop.example/path', 'not-an-origin'],
    ['https://shop.example?x', 'not-an-origin'],
    ['https://shop.example#x', 'not-an-origin'],
    ['https://Shop.example', 'not-an-origin'],
    ['HTTPS://shop.example', 'not-an-origin'],
    ['https:\\\\shop.example', 'not-an-origin'],
    ['https://shop\u3002example', 'not-an-origin'],
    ['https://münchen.example', 'not-an-origin'],
    ['https://sh\top.example', 'not-an-origin'],
    [' https://shop.example', 'not-an-origin'],
    ['https://-shop.example', 'not-an-origin'],
    ['https://shop_s.example', 'not-an-origin'],
    ['https://shop..example', 'not-an-origin'],
    [`https://${'a'.repeat(64)}.example`, 'not-an-origin'],
    ['https://', 'not-an-origin'],
    ['', 'not-an-origin'],
  ])('refuses %s: %s', (text, problem) => {
    expect(readOrigin(text)).toEqual({ ok: false, problem });
  });
});
