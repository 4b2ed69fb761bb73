import { beforeEach, describe, expect, it } from 'vitest';
import { freezeIntrinsics } from './freezeIntrinsics.ts';

/** The property as it is, of a prototype or a global. */
const descriptor = (object: object, key: PropertyKey): PropertyDescriptor =>
  Reflect.getOwnPropertyDescriptor(object, key) ?? {};

/** Whether an object accepts no new property, value or prototype. */
const isFixed = (object: object): boolean =>
  Object.isFrozen(object) &&
  !Reflect.defineProperty(object, 'stolen', { get: () => 1 }) &&
  !Reflect.setPrototypeOf(object, {});

const NAMES = [
  ...[
    'Object',
    'Function',
    'Array',
    'Map',
    'Promise',
    'JSON',
    'Math',
    'RangeError',
    'ArrayBuffer',
    'Uint8Array',
  ],
  ...['crypto', 'CryptoKey', 'TextEncoder', 'MessagePort', 'structuredClone', 'setTimeout'],
];

/** A worker's scope: its globals are real, but its names are not the runner's, which changes some. */
const scope: Record<string, unknown> = Object.fromEntries(
  NAMES.map((name) => [name, Reflect.get(globalThis, name)]),
);
const ours = { kept: [] as string[] };
/** Not a prototype, though it has a constructor property. */
const like = { constructor: Map, of: 'maps' };
const SOME = {
  ours,
  fetch: Object.assign(() => undefined, { home: scope, like }),
  SharedArrayBuffer: undefined,
};
Object.assign(scope, SOME);

// Freezing is permanent; a second time changes nothing.
beforeEach(() => freezeIntrinsics(scope));

describe('what every object is made of', () => {
  it('takes no setter from a thief, by whom a later secret would be posted out', () => {
    const taken: unknown[] = [];
    for (const prototype of [Object.prototype, Array.prototype, Map.prototype, Uint8Array.prototype]) {
      const trap = { set: (value: unknown) => void taken.push(value), configurable: true };
      expect(Reflect.defineProperty(prototype, 'phrase', trap)).toBe(false);
    }
    const holder: { phrase?: string } = {};
    holder.phrase = 'such secret';
    expect(taken).toEqual([]);
  });

  it.each([
    ['objects', Object.prototype],
    ['functions', Function.prototype],
    ['promises', Promise.prototype],
    ['bytes', Object.getPrototypeOf(Uint8Array.prototype)],
    ['buffers', ArrayBuffer.prototype],
    ['errors', RangeError.prototype],
    ['messages', MessagePort.prototype],
    ['texts', TextEncoder.prototype],
    ['keys', CryptoKey.prototype],
    ['async functions', Object.getPrototypeOf(async () => undefined)],
    ['generators', Object.getPrototypeOf(function* () {}).prototype],
    ['async generators', Object.getPrototypeOf(async function* () {}).prototype],
    ['iterators of lists', Object.getPrototypeOf([].values())],
    ['iterators of maps', Object.getPrototypeOf(new Map().entries())],
    ['iterators of sets', Object.getPrototypeOf(new Set().values())],
    ['iterators of texts', Object.getPrototypeOf(''[Symbol.iterator]())],
    ['matches', Object.getPrototypeOf(''.matchAll(/./g))],
    ['ciphers', crypto.subtle],
    ['JSON', JSON],
    ['Math', Math],
    ['a constructor', Promise],
    ['a method', Array.prototype.push],
    ['a method of a constructor', Object.freeze],
  ])('is fixed: %s', (_, object) => {
    expect(isFixed(object)).toBe(true);
  });

  it('is fixed where only an accessor leads to it', () => {
    const { get } = descriptor(Map.prototype, 'size');
    const proto = descriptor(Object.prototype, '__proto__');
    for (const accessor of [get, proto.get, proto.set]) expect(isFixed(accessor as object)).toBe(true);
  });

  it('still works: what was read by an accessor, too', () => {
    expect(new Map([[1, 2]]).size).toBe(1);
    expect(new Uint8Array(3).length).toBe(3);
    expect([...new Set([1, 2])].map(String).join()).toBe('1,2');
    expect({}.toString()).toBe('[object Object]');
  });
});

describe('heirs of what is frozen', () => {
  it('may have their own, as packages give it to them', () => {
    class Dog {}
    const bark = () => 'wow';
    Dog.prototype.toString = bark;
    expect(String(new Dog())).toBe('wow');
    expect(descriptor(Dog.prototype, 'toString')).toEqual({
      value: bark,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    const thrown = new Error('much');
    thrown.name = 'DogeError';
    expect(String(thrown)).toBe('DogeError: much');
    expect(String(new Error('much'))).toBe('Error: much');
    expect(String({})).toBe('[object Object]');
  });

  it('may not change by it what they inherit from', () => {
    const before = Object.prototype.toString;
    expect(() => {
      Object.prototype.toString = () => 'stolen';
    }).toThrow(new TypeError('toString cannot be changed'));
    expect(() => descriptor(Object.prototype, 'toString').set?.call('a text', 1)).toThrow(TypeError);
    expect(() => descriptor(Object.prototype, 'toString').set?.call(null, 1)).toThrow(TypeError);
    expect(Object.prototype.toString).toBe(before);
    expect(Array.prototype.push).toBe([].push);
  });

  it('that are frozen take nothing, and say so', () => {
    const fixed = Object.freeze({});
    expect(() => {
      fixed.toString = () => 'wow';
    }).toThrow(new TypeError('toString cannot be set'));
  });

  it('reach no function by which the next heir could be changed', () => {
    const { get, set } = descriptor(Array.prototype, 'push');
    for (const made of [get, set, set?.prototype]) expect(isFixed(made as object)).toBe(true);
  });

  it('find what is no prototype as it was, and what has no name', () => {
    expect(descriptor(Math, 'abs')).toMatchObject({ value: Math.abs, writable: false });
    expect(descriptor(Object, 'keys')).toMatchObject({ value: Object.keys, writable: false });
    expect(descriptor(like, 'of')).toMatchObject({ value: 'maps', writable: false });
    const { value, writable } = descriptor(Array.prototype, Symbol.iterator);
    expect([typeof value, writable]).toEqual(['function', false]);
  });
});

describe('the names by which code finds it', () => {
  it.each(NAMES)('always lead to the same: %s', (name) => {
    const before = Reflect.get(globalThis, name);
    expect(Reflect.set(scope, name, ours)).toBe(false);
    expect(Reflect.deleteProperty(scope, name)).toBe(false);
    expect(Reflect.defineProperty(scope, name, { value: ours })).toBe(false);
    expect(scope[name]).toBe(before);
  });

  it('are no more than there were: what a host lacks is not made', () => {
    expect(Reflect.ownKeys(scope)).toEqual([...NAMES, ...Object.keys(SOME)]);
  });

  it('leave everything else to the host, also where one of them leads back to it', () => {
    scope.added = 'later';
    ours.kept.push('wow');
    expect([scope.added, ours.kept]).toEqual(['later', ['wow']]);
  });
});
