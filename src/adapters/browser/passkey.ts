/**
 * A passkey as the device's lock: what the authenticator derives (WebAuthn's PRF) seals the token that opens the vault, and no
 * one else can derive it. Sources: W3C Web Authentication Level 3, §10.1.4 "prf".
 */
import type { Biometry, BiometryAnswer } from '../../ports/Biometry.ts';

/** Where the sealed token lies: as open as the rest of the page's storage, and of no use without the passkey. */
const PLACE = 'kennel:passkey';

/** How long a person may look for their finger or key, milliseconds. */
const TIMEOUT_MS = 60_000;

const INFO = new TextEncoder().encode('kennel passkey 1');

type Bytes = Uint8Array<ArrayBuffer>;

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
const toText = (bytes: ArrayBuffer | Bytes): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const toBytes = (text: string): Bytes => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const FIELDS = ['id', 'salt', 'iv', 'sealed'] as const;
const MAX_LENGTH = 4096;
const BASE64 = /^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/i;

/** What is kept, each in base64. */
type PasskeyRecord = Readonly<Record<(typeof FIELDS)[number], string>>;

const isBase64 = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_LENGTH && BASE64.test(text);

/** Checked by hand: the unlock screen waits for this, and for no library. */
const isRecord = (value: unknown): value is PasskeyRecord =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === FIELDS.length &&
  FIELDS.every((field) => isBase64((value as Readonly<Record<string, unknown>>)[field]));

/** Reads what is kept; null for nothing, and for what is damaged. */
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

/** Has the passkey derive. Null where it has no such thing. @throws {DOMException} when the person turns away */
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

/** Makes a passkey that can derive; null where it cannot. @throws {DOMException} when the person turns away */
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
  // some derive while they are made, others only when they are asked for afterwards
  const derived = derivedBy(credential) ?? (await derive(id, salt, signal));
  return derived === null ? null : { id, derived };
}

/** Whether this browser and device have such passkeys at all, as far as they say. */
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
 * One question at a time: browsers refuse a second one, and keep the first on the screen for a minute where the passkey is gone,
 * so that no page can tell. Whoever went on with the password meanwhile is done with it.
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

/** The lock over a passkey. Nothing here rejects: a person who turns away, or a device without, counts as no. */
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
    // making the passkey asks the person
    requestAccess: async () => true,
    save: (token, _reason, signal) => inTurn((until) => quietly(() => save(token, until), false), signal),
    read: (_reason, signal) => inTurn(read, signal),
    async remove() {
      await quietly(async () => storage.removeItem(PLACE), undefined);
    },
    openSettings: () => {},
  };
}
