// One part of a balance with its coins: why it is held, what frees it, and each coin.
import type { BalanceBreakdown, Outpoint } from '../../domain/tx/Coin.ts';
import {
  countCoins,
  countMoreCoins,
  describeUnindexed,
  explainFreeing,
  BREAKDOWN_MESSAGES as MESSAGES,
} from '../../i18n/messages/wallet/breakdownMessages.ts';
import { explainPart, type HeldPart } from '../../i18n/messages/wallet/describeBreakdown.ts';
import { Button } from '../actions/Button.tsx';
import { Card } from '../layout/Card.tsx';
import { AmountText } from './AmountText.tsx';
import { CoinRow, type HeldCoin } from './CoinRow.tsx';
import styles from './PartCoins.module.css';

export interface PartCoinsProps {
  readonly part: HeldPart | 'spendable';
  /** source of the amount of `part` */
  readonly breakdown: BalanceBreakdown;
  /** of this part */
  readonly coins: readonly HeldCoin[];
  readonly isHidden: boolean;
  readonly onBack: () => void;
  readonly onCoin: (coin: HeldCoin) => void;
  /** opens the release form of a protected coin; null if nothing can be sent */
  readonly onRelease: ((coin: HeldCoin) => void) | null;
  /** protects a released coin again */
  readonly onProtect: (coin: Outpoint) => void;
  /** freezes a coin, so that nothing spends it, or unfreezes it */
  readonly onFreeze: (coin: Outpoint, isFrozen: boolean) => void;
  /** to the tool that merges coins; null if nothing can be sent */
  readonly onMerge: (() => void) | null;
}

type ProtectionEvents = Pick<PartCoinsProps, 'onRelease' | 'onProtect' | 'onFreeze'>;

/** More coins are only counted. */
const MAX_SHOWN = 50;

/** The largest coins come first. */
export function PartCoins(props: PartCoinsProps) {
  const { part, breakdown, coins, isHidden, onBack, onCoin, onMerge } = props;
  const freeing = explainFreeing(part, breakdown);
  const sorted = [...coins].sort((a, b) => (a.value < b.value ? 1 : a.value > b.value ? -1 : 0));
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <p className={styles.amount}>
          <AmountText amount={breakdown[part]} isHidden={isHidden} />
        </p>
        <p className={styles.why}>{explainPart(part, breakdown)}</p>
        {part === 'spendable' && breakdown.isUnindexed && <p className={styles.why}>{describeUnindexed()}</p>}
      </div>
      {freeing !== null && (
        <Card title={MESSAGES.free}>
          <p className={styles.free}>{freeing}</p>
          {part === 'small' && onMerge && (
            <Button size="small" onPress={onMerge}>
              {MESSAGES.merge}
            </Button>
          )}
        </Card>
      )}
      <Card title={countCoins(coins.length)} padding="flush">
        {sorted.slice(0, MAX_SHOWN).map((coin) => (
          <div key={`${coin.txid}:${coin.vout}`} className={styles.coin}>
            <CoinRow coin={coin} isHidden={isHidden} onCoin={onCoin} />
            <CoinProtection {...props} coin={coin} />
          </div>
        ))}
      </Card>
      {coins.length > MAX_SHOWN && <p className={styles.more}>{countMoreCoins(coins.length - MAX_SHOWN)}</p>}
      <Button tone="plain" size="small" icon="back" onPress={onBack}>
        {MESSAGES.all}
      </Button>
    </div>
  );
}

/** Actions on a coin's protection, below the coin. */
function CoinProtection(props: { readonly coin: HeldCoin } & ProtectionEvents) {
  const { coin } = props;
  const act = protectionAct(props);
  if (act === null) return null;
  return (
    <div className={styles.protection}>
      <Button size="small" tone="plain" icon="lock" onPress={act.onPress}>
        {act.label}
        <span className="heard">{` …${coin.txid.slice(-4)}`}</span>
      </Button>
    </div>
  );
}

function protectionAct({
  coin,
  onRelease,
  onProtect,
  onFreeze,
}: { readonly coin: HeldCoin } & ProtectionEvents) {
  const { status, isReleased } = coin;
  if (status.kind === 'protected' && status.reason === 'frozen')
    return { label: MESSAGES.unfreeze, onPress: () => onFreeze(coin, false) };
  if (status.kind === 'protected' && status.reason === 'bare-key') return null;
  if (status.kind === 'protected')
    return onRelease && { label: MESSAGES.release, onPress: () => onRelease(coin) };
  if (isReleased) return { label: MESSAGES.protect, onPress: () => onProtect(coin) };
  return { label: MESSAGES.freeze, onPress: () => onFreeze(coin, true) };
}
