/** Requests for tests: a good one, and its fields on the wire to change. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import { encodeBase64url } from './base64url.ts';
import type { DappRequest } from './DappRequest.ts';
import type { RequestConditions } from './readRequest.ts';

/** Now, in these tests: milliseconds since 1970. */
export const NOW_MS = 1_767_225_600_000;

/** A mainnet address. */
export const RECIPIENT = 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' as DogeAddress;

/** A request that is good at `NOW_MS`. */
export const REQUEST: DappRequest = {
  origin: 'https://much.shop.example',
  name: 'Much Shop',
  nonce: 'Zm9yLW9uZS11c2Utb25seQ',
  expiresAtMs: NOW_MS + 600_000,
  network: 'mainnet',
  callback: 'https://much.shop.example/wallet',
  ask: { kind: 'connect' },
};

/** What it is judged by. */
export const CONDITIONS: RequestConditions = { nowMs: NOW_MS, network: 'mainnet', connected: [], used: [] };

/** Its fields on the wire. */
export const FIELDS = [
  2,
  REQUEST.origin,
  REQUEST.name,
  REQUEST.nonce,
  REQUEST.expiresAtMs / 1000,
  'main',
  'connect',
  '/wallet',
] as const;

/** Any JSON as a start parameter. */
export const wire = (json: unknown): string => encodeBase64url(JSON.stringify(json));

/** The good request with some fields changed by their place, and arguments added. */
export const wireWith = (changes: Readonly<Record<number, unknown>>, ...args: readonly unknown[]): string =>
  wire([...FIELDS.map((field, index) => (index in changes ? changes[index] : field)), ...args]);
