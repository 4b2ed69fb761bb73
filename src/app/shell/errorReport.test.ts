import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LaunchUnreadable } from '../../adapters/telegram/launch.ts';
import { ConfigError } from '../configFile.ts';
import { reportOf, statusOf } from './errorReport.ts';

const ADDRESS = 'DLrkRX7UzbSRc56p5mzUn8w6a8DQuoGfrQ';
const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const KEY = 'QPkeC1ZfHx3c9g7WTj9cQ8gnvk2iSAfAcbq1aVAWjNTwDAKfZUzx';

const KNOWN = { version: '1.2.3', status: 'crashed', route: 'tx-confirm' } as const;

const thrownWith = (message: string, stack: string, name = 'TypeError'): Error =>
  Object.assign(new Error(message), { stack, name });

describe('the report of a failure', () => {
  it('names version, kind, screen and error', () => {
    const thrown = Object.assign(new RangeError('x'), { stack: '' });
    expect(reportOf({ ...KNOWN, thrown })).toBe('Kennel 1.2.3 · crashed · tx-confirm · RangeError');
  });

  it.each([
    [
      'V8',
      'TypeError: no\n    at draw (https://a.example/assets/Home-Bx3k.js:1:2207)\n    at https://a.example/assets/index-9.js:40:11',
    ],
    [
      'others',
      'draw@https://a.example/assets/Home-Bx3k.js:1:2207\n@https://a.example/assets/index-9.js:40:11',
    ],
    [
      'development',
      'TypeError: no\n    at draw (http://h/src/Home-Bx3k.js?t=17:1:2207)\n    at http://h/index-9.js?v=1:40:11',
    ],
  ])('tells where in the code, as %s write it', (_browser, stack) => {
    const report = reportOf({ ...KNOWN, thrown: thrownWith('no', stack) });
    expect(report.split('\n').slice(1)).toEqual(['Home-Bx3k.js:1:2207', 'index-9.js:40:11']);
  });

  it.each([ADDRESS, WORDS, KEY, '41.98', 'at pay (DLrk.js:1:1)', `x\n    at ${ADDRESS}.js:1:1`])(
    'never holds what the message says: %s',
    (secret) => {
      const stack = `Error: ${secret}\n    at f (https://a.example/main.js:1:2)`;
      const report = reportOf({ ...KNOWN, thrown: thrownWith(secret, stack) });
      expect(report).toBe('Kennel 1.2.3 · crashed · tx-confirm · TypeError\nmain.js:1:2');
    },
  );

  it('names the part of a launch that cannot be read', () => {
    const thrown = new LaunchUnreadable('user');
    const report = reportOf({ ...KNOWN, route: null, status: 'launch-unreadable', thrown });
    expect(report).toBe("Kennel 1.2.3 · Telegram's launch: user");
  });

  it('never holds a place that is not in the table, nor a name that is no name', () => {
    const thrown = thrownWith('no', '', `paid ${ADDRESS}`);
    expect(reportOf({ ...KNOWN, route: null, status: 'unknown-route', thrown })).toBe(
      'Kennel 1.2.3 · unknown-route',
    );
  });

  it('never holds anything of folders, parameters or function names', () => {
    const stack = `Error: no\n    at ${KEY} (https://a.example/${ADDRESS}/main.js?to=${ADDRESS}:1:2)`;
    const report = reportOf({ ...KNOWN, thrown: thrownWith('no', stack) });
    expect(report).not.toContain(ADDRESS);
    expect(report).not.toContain(KEY);
  });

  it('holds no word of any message', () => {
    const word = fc
      .stringMatching(/^[A-Za-z0-9]{6,40}$/)
      .filter((text) => !'crashed tx-confirm Kennel'.includes(text));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 24 }), (words) => {
        const thrown = new Error(words.join(' '));
        Object.assign(thrown, { stack: `Error: ${words.join(' ')}\n    at g (https://a/b.js:9:9)` });
        const report = reportOf({ ...KNOWN, thrown });
        expect(report).toBe('Kennel 1.2.3 · crashed · tx-confirm · Error\nb.js:9:9');
      }),
    );
  });

  it('holds nothing of what is thrown and is no error', () => {
    expect(reportOf({ ...KNOWN, thrown: ADDRESS })).toBe('Kennel 1.2.3 · crashed · tx-confirm');
  });
});

describe('which face a failure has', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://a.example/x.js',
    'error loading dynamically imported module: https://a.example/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('sees a part that did not load: %s', (message) => {
    expect(statusOf(new TypeError(message))).toBe('part-missing');
  });

  it('takes all else for a crash', () => {
    expect(statusOf(new Error('x is undefined'))).toBe('crashed');
    expect(statusOf(new ConfigError('network', 'must be one of mainnet'))).toBe('misconfigured');
    expect(statusOf(new LaunchUnreadable('user'))).toBe('launch-unreadable');
    expect(statusOf('dynamically imported module')).toBe('crashed');
  });
});
