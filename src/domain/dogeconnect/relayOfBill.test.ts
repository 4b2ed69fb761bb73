/** A bill is paid through the relay that it names: an unusable one is detected before anything is signed. */
import { describe, expect, it } from 'vitest';
import { exampleBill, readChanged } from '../../../mocks/dogeconnect/exampleBill.ts';
import { readHttps } from '../address/billPointer.ts';

const REFUSED = { kind: 'malformed', field: 'relay' };
const LONGEST = 'https://relay.example.com/';

describe('the relay of a bill', () => {
  it.each([
    ['https://relay.example.com', 'https://relay.example.com'],
    ['https://relay.example.com/', 'https://relay.example.com'],
    ['https://relay.example.com/doge//', 'https://relay.example.com/doge'],
    ['https://relay.example.com//doge', 'https://relay.example.com//doge'],
    ['HTTPS://Relay.Example.com:8443/Doge', 'https://relay.example.com:8443/Doge'],
    ['https://\u0430pple.example/x', 'https://xn--pple-43d.example/x'],
  ])('%s is asked at %s', (relay, asked) => {
    expect(exampleBill({ relay }).relay).toBe(asked);
  });

  it.each([
    ['nothing', ''],
    ['no address', 'relay.example.com'],
    ['no https', 'http://relay.example.com'],
    ['a script', 'javascript:alert(1)'],
    ['a name', 'https://somebody@relay.example.com'],
    ['a password', 'https://:word@relay.example.com'],
    ['a question', 'https://relay.example.com/?x='],
    ['a question of nothing, which would swallow what is asked', 'https://relay.example.com/doge?'],
    ['a fragment', 'https://relay.example.com/#part'],
    ['a fragment of nothing, behind which nothing is ever sent', 'https://relay.example.com/doge#'],
  ])('is refused with %s', (_, relay) => {
    expect(readChanged({ relay })).toEqual(REFUSED);
  });

  it('is no longer than what can be asked of it', () => {
    const long = LONGEST.padEnd(1_000 - '/status'.length, 'x');
    const { relay } = exampleBill({ relay: long });
    expect(readHttps(`${relay}/status`)).not.toBeNull();
    expect(readChanged({ relay: `${long}x` })).toEqual(REFUSED);
    // characters that become longer when encoded
    expect(readChanged({ relay: LONGEST.padEnd(500, 'ü') })).toEqual(REFUSED);
  });
});
