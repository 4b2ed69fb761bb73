/** Reads the persisted sites and answered requests; malformed ones are dropped. */
import type { AppRight, ConnectedApp, PaidRequest, UsedNonce } from '../../domain/dapp/ConnectedApp.ts';
import { isTxid } from '../../domain/tx/Txid.ts';

const RIGHTS: readonly AppRight[] = ['see-address', 'ask-signature', 'ask-payment'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

function isApp(value: unknown): value is ConnectedApp {
  if (typeof value !== 'object' || value === null) return false;
  const app: Partial<Record<keyof ConnectedApp, unknown>> = value;
  const isNamed = isText(app.origin) && isText(app.name) && isText(app.address);
  return isNamed && isTime(app.connectedAtMs) && isTime(app.lastUsedAtMs) && Array.isArray(app.may);
}

function isPaid(value: unknown): value is PaidRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { txid, signed }: Partial<Record<keyof PaidRequest, unknown>> = value;
  if (typeof txid !== 'string' || !isTxid(txid) || typeof signed !== 'object' || signed === null)
    return false;
  const said: Partial<Record<keyof PaidRequest['signed'], unknown>> = signed;
  return isText(said.signature) && isText(said.address) && isText(said.pubkey);
}

function isUsed(value: unknown): value is UsedNonce {
  if (typeof value !== 'object' || value === null) return false;
  const used: Partial<Record<keyof UsedNonce, unknown>> = value;
  return isText(used.origin) && isText(used.nonce) && isTime(used.untilMs);
}

/** A payment that can't be read counts as reported: it is never requested twice. */
const readUsed = ({ paid, ...used }: UsedNonce): UsedNonce => (isPaid(paid) ? { ...used, paid } : used);

const listOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

export const readApps = (stored: unknown): readonly ConnectedApp[] =>
  listOf(stored)
    .filter(isApp)
    .map((app) => ({ ...app, may: RIGHTS.filter((right) => app.may.includes(right)) }));

/** Null when malformed. */
export const readNonce = (stored: unknown): UsedNonce | null => (isUsed(stored) ? readUsed(stored) : null);
