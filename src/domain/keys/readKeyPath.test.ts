import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok, refuse } from '../result.ts';
import { readKeyPath } from './readKeyPath.ts';

describe('readKeyPath', () => {
  it.each([
    ["m/44'/3'/0'/0", "m/44'/3'/0'/0"],
    ['m/44h/3H/0’/0', "m/44'/3'/0'/0"],
    [" 44' / 3' / 0' / 1 ", "m/44'/3'/0'/1"],
    ["M/0'/0/", "m/0'/0"],
    ['m', 'm'],
    ["m/044'/03'", "m/44'/3'"],
    ['m/2147483647', 'm/2147483647'],
  ])('reads %s', (text, path) => {
    expect(readKeyPath(text)).toEqual(ok(path));
  });

  it.each([
    ['  ', { kind: 'empty' }],
    ['m/44/x/0', { kind: 'bad-step', step: 'x' }],
    ['m//0', { kind: 'bad-step', step: '' }],
    ['m/-1', { kind: 'bad-step', step: '-1' }],
    ['m/2147483648', { kind: 'number-too-large', step: '2147483648' }],
    ['m/1/2/3/4/5/6/7/8/9/10/11', { kind: 'too-long', most: 10 }],
  ] as const)('refuses %j', (text, problem) => {
    expect(readKeyPath(text)).toEqual(refuse(problem));
  });

  it('answers to any text, and reads its own answers again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = readKeyPath(text);
        if (path.ok) expect(readKeyPath(path.value)).toEqual(path);
      }),
    );
  });
});
