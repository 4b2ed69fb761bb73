/** Whether the holding covers a transfer, as indexes report it now. */

import { type TokenSendSpec, unitsOfSpec } from '../../../domain/drc20/send/TokenPayment.ts';
import type { TokenSendProblem, TokenSendWarning } from '../../../domain/drc20/send/TokenSendProblem.ts';
import { tokenKey } from '../../../domain/drc20/TokenId.ts';
import { NO_UNITS, tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { Fault } from '../../../domain/fault.ts';
import { lastValue } from '../../../domain/loadable.ts';
import type { Result } from '../../../domain/result.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import { fetchHoldings, type HeldAsset, judgeClaims } from '../../tokens/fetchHoldings.ts';
import { outgoingUnits } from '../../tokens/outgoingUnits.ts';
import type { TokenTools } from './TokenFlow.ts';

const assetOf = (spec: TokenSendSpec): HeldAsset =>
  spec.kind === 'file' ? { kind: 'file', fileId: spec.fileId } : { kind: 'token', id: spec.summary.id };

const unitsOf = (spec: TokenSendSpec) => unitsOfSpec(spec) ?? tokenUnits(1n);

/** Compares the reported holding with the requested amount and what is already on its way. */
export async function judgeHolding(
  {
    ports,
    wallet,
    journal,
    account,
    signal,
  }: Pick<TokenTools, 'ports' | 'wallet' | 'journal' | 'account' | 'signal'>,
  spec: TokenSendSpec,
): Promise<Result<readonly TokenSendWarning[], TokenSendProblem>> {
  if (account.address === '') throw new Fault('not-found', 'no account');
  const asset = assetOf(spec);
  const tip = lastValue(wallet.coins.cache.snapshot)?.tip.height ?? null;
  const nowMs = ports.clock.nowMs();
  const question = { indexers: ports.tokens, holder: account.address, asset, tip, nowMs, signal };
  const claims = await fetchHoldings(question);
  const leaving =
    asset.kind === 'token'
      ? (outgoingUnits(journal.transfers, account.address).get(tokenKey(asset.id)) ?? NO_UNITS)
      : tokenUnits(journal.unsettled.some(({ subject }) => isFile(subject, asset.fileId)) ? 1n : 0n);
  return judgeClaims(claims, unitsOf(spec), leaving, asset.kind);
}

const isFile = (subject: { readonly kind: string; readonly fileId?: Txid }, fileId: Txid): boolean =>
  subject.kind === 'file' && subject.fileId === fileId;
