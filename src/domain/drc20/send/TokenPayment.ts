/** What is to be sent: a token to one or several recipients, or a file. */
import type { DogeAddress } from '../../address/DogeAddress.ts';
import type { PersonalName } from '../../session/personalName.ts';
import type { Txid } from '../../tx/Txid.ts';
import type { TokenSummary } from '../Token.ts';
import type { TokenId } from '../TokenId.ts';
import { type TokenUnits, tokenUnits } from '../TokenUnits.ts';
import type { TokenTransferSpec } from './TokenPlan.ts';

/** A recipient in a list that sends a token. */
export interface TokenPayment {
  readonly address: DogeAddress;
  /** above zero */
  readonly amount: TokenUnits;
  /** the recipient's name in the list; null when absent */
  readonly name: PersonalName | null;
}

/** Maximum recipients of one batch: each takes two transactions, and a block takes a dozen transfers of one address. */
export const MAX_TOKEN_RECIPIENTS = 100;

export type TokenSendSpec =
  | { readonly kind: 'token'; readonly summary: TokenSummary; readonly payments: readonly TokenPayment[] }
  | { readonly kind: 'file'; readonly fileId: Txid; readonly name: string | null; readonly to: DogeAddress };

function movedBy(id: TokenId) {
  if (id.protocol === 'drc-20') return { kind: 'drc-20', tick: id.tick } as const;
  if (id.protocol === 'meme-20') return { kind: 'meme-20', tickId: id.tickId } as const;
  throw new TypeError(`a token that cannot be sent: ${id.tick}`);
}

/** One spec for each recipient. @throws {TypeError} for a token that is not on the ledger */
export function specsOf(spec: TokenSendSpec): readonly TokenTransferSpec[] {
  if (spec.kind === 'file') return [{ op: { kind: 'file', fileId: spec.fileId }, to: spec.to }];
  const moved = movedBy(spec.summary.id);
  return spec.payments.map(({ address: to, amount }) => ({ op: { ...moved, amount }, to }));
}

/** The sum of a request; null for a file. */
export const unitsOfSpec = (spec: TokenSendSpec): TokenUnits | null =>
  spec.kind === 'file' ? null : tokenUnits(spec.payments.reduce((sum, { amount }) => sum + amount, 0n));
