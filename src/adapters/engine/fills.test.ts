// The polyfills, in an engine whose own versions were removed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const FILLED = [
  [URL, 'canParse'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [AbortSignal, 'any'],
] as const;

const own = FILLED.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {});

beforeEach(async () => {
  for (const [owner, name] of FILLED) Reflect.deleteProperty(owner, name);
  vi.resetModules();
  await import('./fills.ts');
});

afterEach(() => {
  FILLED.forEach(([owner, name], at) => {
    Object.defineProperty(owner, name, own[at] ?? {});
  });
});

it('tells what is a URL, also one that belongs to another', () => {
  expect(['https://a.example', '/x', 'no url', ''].map((text) => URL.canParse(text))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(URL.canParse('/x', 'https://a.example')).toBe(true);
});

it('sorts and turns a copy, and leaves the list as it is', () => {
  const list = [3, 1, 2];
  expect(list.toSorted()).toEqual([1, 2, 3]);
  expect(list.toSorted((one, other) => other - one)).toEqual([3, 2, 1]);
  expect(list.toReversed()).toEqual([2, 1, 3]);
  expect(list).toEqual([3, 1, 2]);
  expect(Object.keys(list)).toEqual(['0', '1', '2']);
});

it('gives up with the first signal that does, and keeps its reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const either = AbortSignal.any([first.signal, second.signal]);
  expect(either.aborted).toBe(false);
  second.abort('enough');
  first.abort('too late');
  expect([either.aborted, either.reason]).toEqual([true, 'enough']);
  expect(AbortSignal.any([second.signal]).reason).toBe('enough');
});

it('leaves an engine alone that has all of it', async () => {
  const before = FILLED.map(([owner, name]) => Reflect.get(owner, name));
  vi.resetModules();
  await import('./fills.ts');
  expect(FILLED.map(([owner, name]) => Reflect.get(owner, name))).toEqual(before);
});
