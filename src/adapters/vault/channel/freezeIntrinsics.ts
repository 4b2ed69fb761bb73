/**
 * Freezes the built-in objects and prototypes: a second defense behind the allow-list, in case message data ever reaches a
 * prototype or a global.
 */

/** The language's own globals, and the host's that handle secrets and messages. */
const GLOBALS = [
  'Object Function Array Map Set WeakMap WeakSet WeakRef Promise Proxy Reflect Symbol JSON Math Date RegExp',
  'String Number Boolean BigInt Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError',
  'URIError ArrayBuffer SharedArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array',
  'Uint16Array Int32Array Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array Iterator',
  'FinalizationRegistry parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent eval',
  'crypto Crypto SubtleCrypto CryptoKey TextEncoder TextDecoder WebAssembly structuredClone atob btoa',
  'EventTarget Event MessageEvent MessagePort MessageChannel postMessage addEventListener removeEventListener',
  'WorkerGlobalScope DedicatedWorkerGlobalScope setTimeout clearTimeout queueMicrotask fetch',
  'IDBFactory IDBDatabase IDBTransaction IDBObjectStore IDBRequest IDBOpenDBRequest DOMException',
]
  .join(' ')
  .split(' ');

/** Built-ins without a global name. */
const HIDDEN: readonly unknown[] = [
  async () => undefined,
  function* () {},
  async function* () {},
  [].values(),
  new Map().entries(),
  new Set().values(),
  ''[Symbol.iterator](),
  ''.matchAll(/./g),
  globalThis.crypto?.subtle,
];

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** All objects reachable from some, through properties, accessors and prototypes. */
function reachable(from: readonly unknown[], except: object): ReadonlySet<object> {
  const found = new Set<object>();
  const open = from.filter(isObject);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || next === except) continue;
    found.add(next);
    const parts = Reflect.ownKeys(next).flatMap((key) => {
      const { value, get, set } = Reflect.getOwnPropertyDescriptor(next, key) ?? {};
      return [value, get, set];
    });
    open.push(...[Reflect.getPrototypeOf(next), ...parts].filter(isObject));
  }
  return found;
}

/** Whether this is a prototype, whose properties heirs may override. */
const isPrototype = (object: object): boolean => {
  const made: unknown = Reflect.getOwnPropertyDescriptor(object, 'constructor')?.value;
  return typeof made === 'function' && made.prototype === object;
};

/**
 * A read-only property can't be overridden by assignment on an heir, which packages do (`Buffer.prototype.toString = …`). As an
 * accessor it allows that, and stays unchanged itself.
 */
function letHeirsOverride(object: object, key: string): void {
  const { value, writable } = Reflect.getOwnPropertyDescriptor(object, key) ?? {};
  if (writable !== true) return;
  const set = function (this: unknown, next: unknown): void {
    if (this === object || !isObject(this)) throw new TypeError(`${key} cannot be changed`);
    const own = { value: next, writable: true, enumerable: true, configurable: true };
    if (!Reflect.defineProperty(this, key, own)) throw new TypeError(`${key} cannot be set`);
  };
  const get = () => value;
  Object.freeze(get);
  Object.freeze(set);
  Object.freeze(set.prototype);
  Reflect.defineProperty(object, key, { get, set });
}

/** Freezes the built-ins, and makes their global names read-only. */
export function freezeIntrinsics(scope: object): void {
  const names = GLOBALS.filter((name) => name in scope);
  const values = names.map((name): unknown => Reflect.get(scope, name));
  const objects = reachable([...values, ...HIDDEN], scope);
  for (const object of objects) {
    if (!isPrototype(object)) continue;
    for (const key of Reflect.ownKeys(object)) {
      if (typeof key === 'string') letHeirsOverride(object, key);
    }
  }
  for (const object of objects) Object.freeze(object);
  names.forEach((name, index) => {
    const pinned = { value: values[index], writable: false, configurable: false };
    Reflect.defineProperty(scope, name, pinned);
  });
}
