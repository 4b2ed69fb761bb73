import { describe, expect, it } from 'vitest';
import { decideStart, type StartDecision, type StartInput } from './decideStart.ts';

const NOW = 1_000_000;
const base: StartInput = {
  startParam: null,
  hasVault: true,
  isUnlocked: false,
  expiresAtMs: null,
  nowMs: NOW,
  isRootPath: true,
  needsVault: false,
};

interface Row {
  readonly name: string;
  readonly given: Partial<StartInput>;
  readonly destination: StartDecision['destination'];
  readonly clearSession?: boolean;
}

const connect = (needsUnlock: boolean) => ({ kind: 'connect', startParam: 'abc', needsUnlock }) as const;

const ROWS: readonly Row[] = [
  {
    name: 'a start parameter and an open session',
    given: { startParam: 'abc', isUnlocked: true },
    destination: connect(false),
  },
  { name: 'a start parameter and a locked vault', given: { startParam: 'abc' }, destination: connect(true) },
  {
    name: 'a start parameter and an expired session',
    given: { startParam: 'abc', isUnlocked: true, expiresAtMs: NOW },
    destination: connect(true),
    clearSession: true,
  },
  {
    name: 'a start parameter without a vault',
    given: { startParam: 'abc', hasVault: false },
    destination: { kind: 'welcome' },
  },
  {
    name: 'a start parameter of forbidden characters',
    given: { startParam: 'a/b', isUnlocked: true },
    destination: { kind: 'home' },
  },
  {
    name: 'a start parameter of 513 characters',
    given: { startParam: 'a'.repeat(513) },
    destination: { kind: 'unlock' },
  },
  { name: 'the start parameter debug', given: { startParam: 'debug' }, destination: { kind: 'unlock' } },
  {
    name: 'a vault and an expiry that passed',
    given: { isUnlocked: true, expiresAtMs: NOW - 1, isRootPath: false },
    destination: { kind: 'unlock' },
    clearSession: true,
  },
  {
    name: 'a vault, an open session and an expiry ahead',
    given: { isUnlocked: true, expiresAtMs: NOW + 1, isRootPath: false },
    destination: { kind: 'home' },
  },
  {
    name: 'a locked vault and an expiry ahead',
    given: { expiresAtMs: NOW + 1 },
    destination: { kind: 'unlock' },
  },
  {
    name: 'an open session without expiry, at the root',
    given: { isUnlocked: true },
    destination: { kind: 'home' },
  },
  {
    name: 'an open session without expiry, elsewhere',
    given: { isUnlocked: true, isRootPath: false },
    destination: { kind: 'stay' },
  },
  { name: 'a locked vault without expiry, at the root', given: {}, destination: { kind: 'unlock' } },
  {
    name: 'a locked vault without expiry, at a wallet route',
    given: { isRootPath: false, needsVault: true },
    destination: { kind: 'unlock' },
  },
  {
    name: 'a locked vault without expiry, at an open route',
    given: { isRootPath: false },
    destination: { kind: 'stay' },
  },
  { name: 'no vault, at the root', given: { hasVault: false }, destination: { kind: 'welcome' } },
  {
    name: 'no vault, at a wallet route',
    given: { hasVault: false, isRootPath: false, needsVault: true },
    destination: { kind: 'welcome' },
  },
  {
    name: 'no vault, at an open route',
    given: { hasVault: false, isRootPath: false },
    destination: { kind: 'stay' },
  },
];

describe('decideStart', () => {
  it.each(ROWS)('$name', ({ given, destination, clearSession = false }) => {
    expect(decideStart({ ...base, ...given })).toEqual({ clearSession, destination });
  });
});
