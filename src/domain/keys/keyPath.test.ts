import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasHardenedChildren,
  isPublicPath,
  parentOfPath,
  parseKeyPath,
  parsePaths,
  pathOfAccount,
  pathOfSteps,
  pathPresets,
  presetOfPath,
  standardPath,
  stepsOfPath,
} from './keyPath.ts';

const pathOf = (text: string) => {
  const result = parseKeyPath(text);
  return result.ok ? result.value : result.problem;
};

describe('parseKeyPath', () => {
  it.each([
    ["m/44'/3'/0'/0", "m/44'/3'/0'/0"],
    ['44h/3H/0’/0', "m/44'/3'/0'/0"],
    ["M/44'/3'/0'/0/i", "m/44'/3'/0'/0"],
    ["m/44'/3'/0'/0/*", "m/44'/3'/0'/0"],
    [" m / 44' / 3' / 0' / 0 ", "m/44'/3'/0'/0"],
    // keyboards and word processors insert these instead of an apostrophe
    ['m/44´/3ʹ/0ʼ/0', "m/44'/3'/0'/0"],
    ["m/0'/0", "m/0'/0"],
    ["m/44'/3'/0'/0/0", "m/44'/3'/0'/0/0"],
    ['m', 'm'],
    ['m/i', 'm'],
    ['m/007', 'm/7'],
    ["m/44'/3'/0'/0\u200b", "m/44'/3'/0'/0"],
    ["\u202am/44'/3'\u202c", "m/44'/3'"],
    ['ｍ／４４＇／３＇', "m/44'/3'"],
    ['m/', 'm'],
    ["m/44'/", "m/44'"],
    ["m/44'/3'/0'/0/*/", "m/44'/3'/0'/0"],
    ['m/2147483647h', "m/2147483647'"],
    ['1/2/3/4/5/6/7/8', 'm/1/2/3/4/5/6/7/8'],
  ])('reads %j as %s', (text, path) => {
    expect(pathOf(text)).toBe(path);
  });

  it.each([
    ['  ', { kind: 'empty' }],
    ['/', { kind: 'not-a-step', step: 1 }],
    ['m//', { kind: 'not-a-step', step: 1 }],
    ["m/44'//", { kind: 'not-a-step', step: 2 }],
    ["m/44''/3", { kind: 'not-a-step', step: 1 }],
    ['m/-1', { kind: 'not-a-step', step: 1 }],
    ['m/0x10', { kind: 'not-a-step', step: 1 }],
    ['m/1.5', { kind: 'not-a-step', step: 1 }],
    ['m/i/0', { kind: 'not-a-step', step: 1 }],
    ['4m/4/0', { kind: 'not-a-step', step: 1 }],
    ["44'/m/0", { kind: 'not-a-step', step: 2 }],
    ["44'/0m", { kind: 'not-a-step', step: 2 }],
    ['legal winner thank year', { kind: 'not-a-step', step: 1 }],
    ['m/0/2147483648', { kind: 'index-too-large', step: 2, most: 2147483647 }],
    [`m/${'9'.repeat(400)}`, { kind: 'index-too-large', step: 1, most: 2147483647 }],
    ['m/1/2/3/4/5/6/7/8/9', { kind: 'too-deep', depth: 9, most: 8 }],
  ])('refuses %j with its reason', (text, problem) => {
    expect(pathOf(text)).toEqual(problem);
  });

  it('never throws, and reads its own paths as they are', () => {
    const typed = fc.string({ unit: fc.constantFrom('m', '/', "'", 'h', '0', '4', 'i', '*', ' ', '-') });
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: 'binary' })), (text) => {
        const result = parseKeyPath(text);
        if (result.ok) expect(pathOf(result.value)).toBe(result.value);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parsePaths', () => {
  const pathsOf = (text: string) => {
    const read = parsePaths(text);
    return read.ok ? read.value : read.problem;
  };

  it.each([
    ["m/0'/3'", ["m/0'/3'", "m/0'/3'/*'"]],
    ["m/0'/3'/*'", ["m/0'/3'/*'"]],
    ['0h/3h/*h', ["m/0'/3'/*'"]],
    ["m/0'/3'/i'", ["m/0'/3'/*'"]],
    ['m / 0’ / 0’ / I’', ["m/0'/0'/*'"]],
    ["m/*'", ["m/*'"]],
    ["m/0'/3'/*", ["m/0'/3'"]],
    ["m/0'/3'/i", ["m/0'/3'"]],
    ["m/44'/3'/1'/0", ["m/44'/3'/1'/0"]],
    ["m/44'/3'/1'/0/*'", ["m/44'/3'/1'/0/*'"]],
    ['m', ['m']],
  ])('reads %j as %j', (text, paths) => {
    expect(pathsOf(text)).toEqual(paths);
  });

  it.each([
    ['', { kind: 'empty' }],
    ["m/*'/0", { kind: 'not-a-step', step: 1 }],
    ["m/0'/*''", { kind: 'not-a-step', step: 2 }],
    ["m/1/2/3/4/5/6/7/8/9/*'", { kind: 'too-deep', depth: 9, most: 8 }],
  ])('refuses %j with its reason', (text, problem) => {
    expect(pathsOf(text)).toEqual(problem);
  });

  it('never throws, and each of its paths has a parent, and accounts', () => {
    const typed = fc.string({ unit: fc.constantFrom('m', '/', "'", 'h', '0', '4', 'i', '*', ' ', '-') });
    fc.assert(
      fc.property(typed, (text) => {
        const read = parsePaths(text);
        if (!read.ok) return;
        for (const path of read.value) {
          expect(pathOf(parentOfPath(path))).toBe(parentOfPath(path));
          expect(pathOfAccount(path, 7)).toBe(
            `${parentOfPath(path)}/7${hasHardenedChildren(path) ? "'" : ''}`,
          );
        }
      }),
      { numRuns: 1000 },
    );
    expect(pathOfAccount('', 0)).toBe('');
  });
});

describe('steps', () => {
  it('of a path make it again', () => {
    const steps = fc.array(fc.nat(0xffffffff), { maxLength: 8 });
    fc.assert(
      fc.property(steps, (some) => {
        expect(stepsOfPath(pathOfSteps(some))).toEqual(some);
      }),
    );
    expect(stepsOfPath("m/0'/1")).toEqual([0x80000000, 1]);
  });

  it.each(['', '44', 'm/44h', 'm/', 'm/01'])('are not taken from %j', (path) => {
    expect(() => stepsOfPath(path)).toThrow(RangeError);
  });

  it('can be walked by public keys when none is hardened', () => {
    expect(isPublicPath('m/0/1')).toBe(true);
    expect(isPublicPath("m/0'/1")).toBe(false);
  });
});

describe('presets', () => {
  it('are the standard path, its change, four more accounts and the old Android wallet', () => {
    expect(pathPresets('mainnet').map(({ path }) => path)).toEqual([
      "m/44'/3'/0'/0",
      "m/44'/3'/0'/1",
      "m/44'/3'/1'/0",
      "m/44'/3'/2'/0",
      "m/44'/3'/3'/0",
      "m/44'/3'/4'/0",
      "m/0'/0",
      "m/0'/1",
    ]);
  });

  it('have coin type 1 off mainnet', () => {
    expect(standardPath('mainnet')).toBe("m/44'/3'/0'/0");
    expect(standardPath('regtest')).toBe("m/44'/1'/0'/0");
    expect(pathPresets('testnet')[1]?.path).toBe("m/44'/1'/0'/1");
    expect(pathPresets('testnet').at(-1)?.path).toBe("m/0'/1");
  });

  it('are known by their paths', () => {
    expect(presetOfPath("m/44'/3'/2'/0", 'mainnet')).toMatchObject({ kind: 'other-account', account: 2 });
    expect(presetOfPath("m/0'/0", 'testnet')).toMatchObject({ kind: 'old-android' });
    expect(presetOfPath("m/44'/3'/0'/0", 'testnet')).toBeNull();
  });
});
