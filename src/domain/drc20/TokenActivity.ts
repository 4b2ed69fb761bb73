/** A transfer of a token, NFT or file as an index reports it. */
import type { DogeAddress } from '../address/DogeAddress.ts';
import type { Txid } from '../tx/Txid.ts';
import type { TokenSummary } from './Token.ts';
import type { TokenId } from './TokenId.ts';
import { LEDGER_DECIMALS, type TokenUnits } from './TokenUnits.ts';

/** One transfer of one thing, as in the inscription's JSON. */
export type LedgerOp =
  | { readonly kind: 'drc-20'; readonly tick: string; readonly amount: TokenUnits }
  | { readonly kind: 'meme-20'; readonly tickId: Txid; readonly amount: TokenUnits }
  | { readonly kind: 'file'; readonly fileId: Txid };

/** What was transferred. */
export type TransferSubject =
  | {
      readonly kind: 'token';
      readonly id: TokenId;
      readonly tick: string;
      readonly decimals: number;
      readonly amount: TokenUnits;
    }
  | { readonly kind: 'file'; readonly fileId: Txid; readonly name: string | null }
  | { readonly kind: 'nft'; readonly tick: string; readonly number: bigint | null };

/** Its progress, as the index reports it. */
export type ActivityStatus =
  /** the index has not read its block, or knows of none */
  | { readonly kind: 'pending' }
  | { readonly kind: 'indexed'; readonly height: number }
  /** the ledger rejected it: nothing was transferred. `reason` is the index's own text */
  | { readonly kind: 'failed'; readonly height: number | null; readonly reason: string };

export interface TokenActivity {
  readonly op: 'deploy' | 'mint' | 'transfer' | 'burn';
  readonly subject: TransferSubject;
  /** null for a mint */
  readonly from: DogeAddress | null;
  /** null for a burn */
  readonly to: DogeAddress | null;
  readonly commitTxid: Txid | null;
  /** null until there is one */
  readonly revealTxid: Txid | null;
  readonly status: ActivityStatus;
  /** milliseconds since 1970; null when unknown */
  readonly timeMs: number | null;
}

/** The effect from the account's point of view. */
export type ActivityDirection = 'received' | 'sent' | 'minted' | 'deployed' | 'burned';

/** What the user asked to send, with the names that an inscription lacks. */
type RequestedSubject =
  | { readonly kind: 'token'; readonly summary: Pick<TokenSummary, 'tick' | 'decimals'> }
  | { readonly kind: 'file'; readonly fileId: Txid; readonly name: string | null };

/** What a signed inscription transfers, with its display name. @param spec - null: not requested here */
export function subjectOf(op: LedgerOp, spec: RequestedSubject | null): TransferSubject {
  if (op.kind === 'file') {
    const name = spec?.kind === 'file' && spec.fileId === op.fileId ? spec.name : null;
    return { kind: 'file', fileId: op.fileId, name };
  }
  const { amount } = op;
  const summary = spec?.kind === 'token' ? spec.summary : null;
  const decimals = summary?.decimals ?? LEDGER_DECIMALS;
  if (op.kind === 'drc-20') {
    const { tick } = op;
    return { kind: 'token', id: { protocol: 'drc-20', tick }, tick, decimals, amount };
  }
  const { tickId } = op;
  return { kind: 'token', id: { protocol: 'meme-20', tickId }, tick: summary?.tick ?? '', decimals, amount };
}
