/** Signs the answer to a site's request. */
import type { AppRight, ConnectedApp } from '../../domain/dapp/ConnectedApp.ts';
import type { DappRequest } from '../../domain/dapp/DappRequest.ts';
import { err, type Result } from '../../domain/result.ts';
import type { SignedMessage, Vault } from '../../ports/Vault.ts';
import type { Account } from '../accounts/Account.ts';
import { endedBy, type Session } from '../session/Session.ts';
import type { SiteRequestFailure } from './SiteRequest.ts';

/** What a site may do after each method, besides knowing the address. */
const RIGHTS: Readonly<Record<DappRequest['ask']['kind'], readonly AppRight[]>> = {
  connect: ['see-address', 'ask-signature', 'ask-payment'],
  sign: ['see-address', 'ask-signature'],
  pay: ['see-address', 'ask-payment'],
  psbt: [],
};

/** The site as stored after an answer. @param nowMs - milliseconds since 1970 */
export const answeredApp = (
  { origin, name, ask }: DappRequest,
  { address }: SignedMessage,
  nowMs: number,
): ConnectedApp => ({
  origin,
  name,
  address,
  connectedAtMs: nowMs,
  lastUsedAtMs: nowMs,
  may: RIGHTS[ask.kind],
});

/** Never throws. @param text - the request, as received */
export async function signAnswer(
  vault: Vault,
  session: Session,
  account: Account,
  text: string,
): Promise<Result<SignedMessage, SiteRequestFailure>> {
  const keyring = account.key.slice(0, account.key.lastIndexOf('/'));
  try {
    const signed = await vault.signAnswer(session.sessionId, keyring, account.index, text);
    return signed.ok ? signed : err({ kind: 'signing', problem: signed.problem });
  } catch (thrown) {
    return err({ kind: 'fault', fault: endedBy(thrown, session) });
  }
}
