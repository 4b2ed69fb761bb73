/**
 * A passkey as the device's lock: the authenticator's derived secret (WebAuthn PRF) seals the token that opens the vault; nothing
 * else can derive it. Source: W3C Web Authentication Level 3, §10.1.4 "prf".
 */
import type { Biometry, BiometryAnswer } from '../../ports/Biometry.ts';

/** Storage key of the sealed token: as readable as the page's other storage, and useless without the passkey. */
const PLACE = 'kennel:passkey';

/** Timeout of the user's confirmation, milliseconds. */
const TIMEOUT_MS = 60_000;

const INFO = new TextEncoder().encode('kennel passkey 1');

type Bytes = Uint8Array<ArrayBuffer>;

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
const toText = (bytes: ArrayBuffer | Bytes): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const toBytes = (text: string): Bytes => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const FIELDS = ['id', 'salt', 'iv', 'sealed'] as const;
const MAX_LENGTH = 4096;
const BASE64 = /^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/i;

/** The stored fields, in base64. */
type PasskeyRecord = Readonly<Record<(typeof FIELDS)[number], string>>;

const isBase64 = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_LENGTH && BASE64.test(text);

/** Checked by hand, so that the unlock screen needn't load a library. */
const isRecord = (value: unknown): value is PasskeyRecord =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === FIELDS.length &&
  FIELDS.every((field) => isBase64((value as Readonly<Record<string, unknown>>)[field]));

/** Reads the stored record; null if there is none, or it is damaged. */
export function readPasskeyRecord(text: string | null): PasskeyRecord | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

async function sealingKey(derived: BufferSource, salt: Bytes): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', derived, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: INFO },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const isPublicKey = (credential: Credential | null): credential is PublicKeyCredential =>
  credential?.type === 'public-key';

const derivedBy = (credential: PublicKeyCredential): BufferSource | null =>
  credential.getClientExtensionResults().prf?.results?.first ?? null;

/** Derives the secret with the passkey. Null if it doesn't support that. @throws {DOMException} when the user cancels */
async function derive(id: Bytes, salt: Bytes, signal: AbortSignal): Promise<BufferSource | null> {
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: random(32),
      allowCredentials: [{ type: 'public-key', id }],
      userVerification: 'required',
      timeout: TIMEOUT_MS,
      extensions: { prf: { eval: { first: salt } } },
    },
    signal,
  });
  return isPublicKey(credential) ? derivedBy(credential) : null;
}

/** Creates a passkey that can derive; null if it can't. @throws {DOMException} when the user cancels */
async function create(salt: Bytes, signal: AbortSignal) {
  const credential = await navigator.credentials.create({
    publicKey: {
      rp: { name: 'Kennel' },
      user: { id: random(16), name: 'Kennel', displayName: 'Kennel' },
      challenge: random(32),
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      timeout: TIMEOUT_MS,
      extensions: { prf: { eval: { first: salt } } },
    },
    signal,
  });
  if (!isPublicKey(credential)) return null;
  const id = new Uint8Array(credential.rawId);
  if (credential.getClientExtensionResults().prf?.enabled !== true) return null;
  // some derive during creation, others only in a later request
  const derived = derivedBy(credential) ?? (await derive(id, salt, signal));
  return derived === null ? null : { id, derived };
}

/** Whether this browser and device report support for such passkeys. */
async function isPossible(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false;
  const capabilities = await PublicKeyCredential.getClientCapabilities?.();
  if (capabilities?.['extension:prf'] === false) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

const quietly = async <Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await work();
  } catch {
    return otherwise;
  }
};

/**
 * One request at a time: browsers reject a second one, and keep the first prompt open for a minute even if the passkey is gone,
 * without the page noticing. A new request aborts the previous one.
 */
function oneAtATime() {
  let last = new AbortController();
  let ended: Promise<unknown> = Promise.resolve();
  return <Value>(
    work: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal | undefined,
  ): Promise<Value> => {
    last.abort();
    last = new AbortController();
    const either = signal === undefined ? last.signal : AbortSignal.any([signal, last.signal]);
    const turn = ended.then(() => work(either));
    ended = turn.catch(() => undefined);
    return turn;
  };
}

/** The lock over a passkey. Nothing rejects: cancelling, or missing support, counts as no. */
export function createPasskey(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Biometry {
  const inTurn = oneAtATime();
  const kept = () => readPasskeyRecord(storage.getItem(PLACE));
  const save = async (token: string, signal: AbortSignal): Promise<boolean> => {
    const salt = random(32);
    const made = await create(salt, signal);
    if (made === null) return false;
    const iv = random(12);
    const key = await sealingKey(made.derived, salt);
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: made.id },
      key,
      new TextEncoder().encode(token),
    );
    const parts = { id: made.id, salt, iv, sealed: new Uint8Array(sealed) };
    const record = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, toText(bytes)]));
    storage.setItem(PLACE, JSON.stringify(record));
    return true;
  };
  const read = async (signal: AbortSignal): Promise<BiometryAnswer> => {
    const record = kept();
    if (record === null) return { kind: 'lost' };
    const [id, salt, iv, sealed] = [record.id, record.salt, record.iv, record.sealed].map(toBytes) as [
      Bytes,
      Bytes,
      Bytes,
      Bytes,
    ];
    let derived: BufferSource | null;
    try {
      derived = await derive(id, salt, signal);
    } catch {
      return { kind: 'declined' };
    }
    if (derived === null) return { kind: 'lost' };
    const open = async (): Promise<BiometryAnswer> => {
      const key = await sealingKey(derived, salt);
      const token = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: id }, key, sealed);
      return { kind: 'token', token: new TextDecoder().decode(token) };
    };
    return quietly(open, { kind: 'lost' });
  };
  return {
    state: async () =>
      (await quietly(isPossible, false))
        ? { kind: 'ready', sensor: 'passkey', isTokenSaved: kept() !== null }
        : { kind: 'absent' },
    // creating the passkey prompts the user
    requestAccess: async () => true,
    save: (token, _reason, signal) => inTurn((until) => quietly(() => save(token, until), false), signal),
    read: (_reason, signal) => inTurn(read, signal),
    async remove() {
      await quietly(async () => storage.removeItem(PLACE), undefined);
    },
    openSettings: () => {},
  };
}
