/** Reads a contact as Telegram's servers hand it out: a query string with a JSON text in it. */

import type { HostProblem } from '../../../domain/host/HostProblem.ts';
import { ok, type Result } from '../../../domain/result.ts';
import { foreignText, foreignTextOrNull } from '../../../domain/text/foreignText.ts';
import type { HostContact } from '../../../ports/HostRequests.ts';
import { fieldOf } from '../bridge/bridge.ts';
import { problem } from './HostLine.ts';

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const optionalText = (value: unknown): string | null =>
  typeof value === 'string' ? foreignTextOrNull(value) : null;

/** @returns the contact with the names of specification §3, or which part of it makes no sense */
export function readContact(raw: unknown): Result<HostContact, HostProblem> {
  if (typeof raw !== 'string') return problem('unexpected-type');
  const query = new URLSearchParams(raw);
  const contact = parsed(query.get('contact') ?? '');
  if (contact === undefined) return problem('unreadable');
  const userId = fieldOf(contact, 'user_id');
  const phoneNumber = fieldOf(contact, 'phone_number');
  const firstName = fieldOf(contact, 'first_name');
  const seconds = Number(query.get('auth_date') ?? Number.NaN);
  const hash = query.get('hash');
  if (typeof userId !== 'number' || typeof phoneNumber !== 'string' || typeof firstName !== 'string')
    return problem('unexpected-type');
  if (!Number.isSafeInteger(seconds) || hash === null || hash === '') return problem('unexpected-value');
  return ok({
    userId: String(userId),
    phoneNumber: foreignText(phoneNumber),
    firstName: foreignText(firstName),
    lastName: optionalText(fieldOf(contact, 'last_name')),
    authDate: seconds * 1000,
    hash,
  });
}
