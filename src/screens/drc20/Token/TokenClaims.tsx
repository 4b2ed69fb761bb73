// The part of a balance that is under way, and each index's report if they differ.
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { TimeText } from '../../../components/layout/TimeText.tsx';
import { TokenAmountText } from '../../../components/tokens/TokenAmountText.tsx';
import type { TokenClaim, TokenHolding } from '../../../domain/drc20/TokenHolding.ts';
import { type TokenUnits, tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { INDEX_MESSAGES, nameBlock } from '../../../i18n/messages/tokens/indexMessages.ts';
import { TOKEN_PAGE_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenPageMessages.ts';
import styles from './TokenScreen.module.css';
import type { TokenReady } from './TokenScreen.types.ts';

type TokenClaimsProps = Pick<TokenReady, 'isHidden' | 'nowMs'> & { readonly holding: TokenHolding };

/** Renders nothing if there is nothing to report. */
export function TokenClaims(props: TokenClaimsProps) {
  const parts = partsOf(props);
  const { agreement } = props.holding;
  return (
    <>
      {parts.length > 0 && (
        <Card>
          <Facts facts={parts} />
        </Card>
      )}
      {(agreement === 'differ' || agreement === 'one-silent') && <Claims {...props} />}
    </>
  );
}

const less = (units: bigint, other: bigint): TokenUnits => tokenUnits(units > other ? units - other : 0n);

function partsOf({ holding, isHidden }: TokenClaimsProps): readonly Fact[] {
  const { amount, outgoing, transferable, summary } = holding;
  const value = (units: TokenUnits) => (
    <TokenAmountText units={units} decimals={summary.decimals} isHidden={isHidden} />
  );
  const parts: Fact[] = [];
  if (transferable !== null) parts.push({ name: MESSAGES.transferable, value: value(transferable) });
  if (outgoing > 0n) {
    parts.push({ name: MESSAGES.outgoing, value: value(outgoing) });
    parts.push({ name: MESSAGES.left, value: value(less(amount, outgoing)) });
  }
  return parts;
}

function Claims({ holding, isHidden, nowMs }: TokenClaimsProps) {
  const { claims, summary, agreement } = holding;
  return (
    <Card title={INDEX_MESSAGES.claims}>
      <Facts
        facts={claims.map((claim) => ({
          name: claim.index,
          value: <TokenAmountText units={claim.amount} decimals={summary.decimals} isHidden={isHidden} />,
          second: <ClaimAge claim={claim} nowMs={nowMs} />,
        }))}
      />
      {agreement === 'differ' && <p className={styles.small}>{INDEX_MESSAGES.claimLower}</p>}
    </Card>
  );
}

function ClaimAge({ claim, nowMs }: { readonly claim: TokenClaim; readonly nowMs: number }) {
  if (!claim.isKept) return nameBlock(claim.height);
  return (
    <span className={styles.old}>
      {INDEX_MESSAGES.claimKept}, <TimeText atMs={claim.atMs} nowMs={nowMs} />
    </span>
  );
}
