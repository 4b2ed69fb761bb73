import { describe, expect, it } from 'vitest';
import { decideStart, type StartDestination, type StartInput } from './decideStart.ts';

const NOW = 1_000_000;
const base: StartInput = {
  startParam: null,
  hasVault: true,
  isUnlocked: false,
  canResume: false,
  expiresAtMs: null,
  nowMs: NOW,
  isRootPath: true,
  needsVault: false,
};

interface Row {
  readonly name: string;
  readonly given: Partial<StartInput>;
  readonly destination: StartDestination;
  readonly clearSession?: boolean;
}

const connect = (needsUnlock: boolean) => ({ kind: 'connect', startParam: 'abc', needsUnlock }) as const;
const open = { isUnlocked: true } as const;
const kept = { canResume: true, expiresAtMs: NOW + 1 } as const;
const none = { hasVault: false } as const;
const elsewhere = { isRootPath: false } as const;
const atWallet = { isRootPath: false, needsVault: true } as const;

const UNLOCK = { kind: 'unlock' } as const;
const HOME = { kind: 'home' } as const;
const RESUME = { kind: 'resume' } as const;
const REMEMBERED = { kind: 'stay' } as const;
const WELCOME = { kind: 'welcome' } as const;

/** Specification §2, "Start-up navigation rules", row by row. */
const SPECIFIED: readonly Row[] = [
  {
    name: '1: a start parameter and a password: the connect screen',
    given: { ...open, startParam: 'abc' },
    destination: connect(false),
  },
  {
    name: '1: a start parameter and no password: welcome',
    given: { ...none, startParam: 'abc' },
    destination: WELCOME,
  },
  {
    name: '2: a password, and an expiry time that has passed: the password is cleared, unlock',
    given: { ...open, expiresAtMs: NOW - 1 },
    destination: UNLOCK,
    clearSession: true,
  },
  {
    name: '2: a password, and an expiry time that has not passed: home',
    given: { ...open, ...elsewhere, expiresAtMs: NOW + 1 },
    destination: HOME,
  },
  {
    name: '2: a password and no expiry time: stay on the current path',
    given: { ...open, ...elsewhere },
    destination: REMEMBERED,
  },
  { name: '3: no password, at the root path: welcome', given: none, destination: WELCOME },
  {
    name: '3: no password, at any other path: stay',
    given: { ...none, ...elsewhere },
    destination: REMEMBERED,
  },
];

/** The same rules over a vault and a session, row by row. */
const OVER_A_VAULT: readonly Row[] = [
  {
    name: 'debug, a vault: as without a start parameter',
    given: { startParam: 'debug' },
    destination: UNLOCK,
  },
  {
    name: 'debug, no vault: as without a start parameter',
    given: { ...none, startParam: 'debug' },
    destination: WELCOME,
  },
  {
    name: 'debug, a restorable session: as without a start parameter',
    given: { ...kept, startParam: 'debug' },
    destination: RESUME,
  },
  {
    name: 'a start parameter, a vault, unlocked and not expired: connect',
    given: { ...open, startParam: 'abc', expiresAtMs: NOW + 1 },
    destination: connect(false),
  },
  {
    name: 'a start parameter, a vault, locked: connect, which unlocks first',
    given: { startParam: 'abc' },
    destination: connect(true),
  },
  {
    name: 'a start parameter, a vault, expired: connect, which unlocks first',
    given: { ...open, startParam: 'abc', expiresAtMs: NOW },
    destination: connect(true),
    clearSession: true,
  },
  {
    name: 'a start parameter, a vault, a restorable session: connect, which unlocks first',
    given: { ...kept, startParam: 'abc' },
    destination: connect(true),
  },
  {
    name: 'a start parameter of forbidden characters: as without',
    given: { ...open, startParam: 'a/b' },
    destination: HOME,
  },
  {
    name: 'a start parameter of 512 characters: connect',
    given: { startParam: 'a'.repeat(512) },
    destination: { kind: 'connect', startParam: 'a'.repeat(512), needsUnlock: true },
  },
  {
    name: 'a start parameter of 513 characters: as without',
    given: { startParam: 'a'.repeat(513) },
    destination: UNLOCK,
  },
  {
    name: 'an empty start parameter: as without',
    given: { ...none, ...elsewhere, startParam: '' },
    destination: REMEMBERED,
  },
  {
    name: 'a vault and an expiry that passed: the session is cleared, unlock',
    given: { ...open, ...elsewhere, expiresAtMs: NOW },
    destination: UNLOCK,
    clearSession: true,
  },
  {
    name: 'a vault and a restorable session that passed: it is cleared, unlock',
    given: { ...elsewhere, canResume: true, expiresAtMs: NOW - 1 },
    destination: UNLOCK,
    clearSession: true,
  },
  {
    name: 'a vault, locked for good, and an expiry that passed: unlock',
    given: { expiresAtMs: NOW - 1 },
    destination: UNLOCK,
  },
  {
    name: 'a vault, a restorable session, not passed: restore it, home',
    given: { ...kept, ...elsewhere },
    destination: RESUME,
  },
  {
    name: 'a vault, no restorable session, not passed: unlock',
    given: { expiresAtMs: NOW + 1 },
    destination: UNLOCK,
  },
  { name: 'a vault, locked, no expiry, at the root: unlock', given: {}, destination: UNLOCK },
  { name: 'a vault, locked, no expiry, at a wallet route: unlock', given: atWallet, destination: UNLOCK },
  { name: 'a vault, locked, no expiry, at an open route: stay', given: elsewhere, destination: REMEMBERED },
  { name: 'a vault, unlocked, no expiry, at the root: home', given: open, destination: HOME },
  { name: 'no vault, at a wallet route: welcome', given: { ...none, ...atWallet }, destination: WELCOME },
  {
    name: 'no vault, whatever was kept of a session: welcome',
    given: { ...none, ...kept },
    destination: WELCOME,
  },
];

describe.each([
  { table: 'the rules of the specification', rows: SPECIFIED },
  { table: 'the rules over a vault', rows: OVER_A_VAULT },
])('where the app opens, by $table', ({ rows }) => {
  it.each(rows)('$name', ({ given, destination, clearSession = false }) => {
    expect(decideStart({ ...base, ...given })).toEqual({ clearSession, destination });
  });
});
