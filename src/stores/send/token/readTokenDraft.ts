/** Parses the form for sending a token or a file. */
import { plainNumber } from '../../../domain/amount/inStyle.ts';
import type { FileItem } from '../../../domain/drc20/Collectible.ts';
import type { TokenPayment, TokenSendSpec } from '../../../domain/drc20/send/TokenPayment.ts';
import type { TokenSummary } from '../../../domain/drc20/Token.ts';
import type { TokenHolding } from '../../../domain/drc20/TokenHolding.ts';
import { type TokenUnits, tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { parseTokenAmount, type TokenAmountProblem } from '../../../domain/drc20/tokenAmount.ts';
import { ok, type Result } from '../../../domain/result.ts';
import type { TokenDraft } from './TokenDraft.ts';
import type { TokenDraftInput } from './TokenDraftInput.ts';

/** What is sent, as indexes report it. */
export type SentAsset =
  | { readonly kind: 'token'; readonly holding: TokenHolding }
  | { readonly kind: 'file'; readonly file: Pick<FileItem, 'fileId' | 'name' | 'mime' | 'size'> };

/** The spendable amount of a token: the lowest claim minus what is on its way; null when no index responds. */
export function availableOf({ amount, outgoing, agreement, claims }: TokenHolding): TokenUnits | null {
  if (agreement === 'unknown' || claims.every(({ isKept }) => isKept)) return null;
  return tokenUnits(amount > outgoing ? amount - outgoing : 0n);
}

/** Null while nothing is typed, and when sending the maximum of an unknown holding. */
export function readUnits(
  { amountText, amountStyle, isMax }: TokenDraftInput,
  holding: TokenHolding,
): Result<TokenUnits, TokenAmountProblem> | null {
  if (isMax) {
    const available = availableOf(holding);
    return available === null ? null : ok(available);
  }
  if (amountText.trim() === '') return null;
  return parseTokenAmount(plainNumber(amountText, amountStyle), holding.summary.decimals);
}

/** Null while the input is incomplete or invalid. */
export function readTokenSpec(draft: TokenDraft, asset: SentAsset): TokenSendSpec | null {
  const { list } = draft.input;
  const { address: to } = draft.recipient;
  if (asset.kind === 'file') {
    const { fileId, name } = asset.file;
    return to === null ? null : { kind: 'file', fileId, name, to };
  }
  const { summary } = asset.holding;
  if (list !== null) return tokenSpec(summary, list);
  const units = readUnits(draft.input, asset.holding);
  if (to === null || units === null || !units.ok) return null;
  return tokenSpec(summary, [{ address: to, amount: units.value, name: null }]);
}

const tokenSpec = (summary: TokenSummary, payments: readonly TokenPayment[]): TokenSendSpec => ({
  kind: 'token',
  summary,
  payments,
});
