import { describe, expect, it } from 'vitest';
import { clientOf, OWN_HEADER } from './clientOf.ts';

describe('clientOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('takes %s for %s', (address, client) => {
    expect(clientOf({}, address)).toBe(client);
    expect(clientOf({ 'x-real-ip': address }, '127.0.0.1')).toBe(client);
  });

  it('believes what stands for Cloudflare before all others, as Blockbook does', () => {
    const headers = { 'cf-connecting-ip': '203.0.113.9', 'x-real-ip': '203.0.113.7' };
    expect(clientOf(headers, '127.0.0.1')).toBe('203.0.113.9');
  });

  it('takes nobody for those who look after the sandbox', () => {
    expect(clientOf({ [OWN_HEADER]: '1' }, '127.0.0.1')).toBeNull();
  });
});
