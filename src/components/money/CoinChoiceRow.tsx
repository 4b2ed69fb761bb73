// A coin in coin control: its amount, its origin, and why it can't be spent if so.
import { Checkbox } from '@mantine/core';
import { type ClassifiedCoin, outpointKey } from '../../domain/tx/Coin.ts';
import { describeCoin } from '../../i18n/messages/send/coinMessages.ts';
import { BREAKDOWN_MESSAGES } from '../../i18n/messages/wallet/breakdownMessages.ts';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../art/Icon.tsx';
import row from '../fields/checkedRow.module.css';
import { HeadlessScope } from '../theme/HeadlessScope.tsx';
import { AmountText } from './AmountText.tsx';
import styles from './CoinChoiceRow.module.css';

export interface CoinChoiceRowProps {
  /** its status determines whether it has a checkbox */
  readonly classified: ClassifiedCoin;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  /** opens the release form of a protected coin */
  readonly onRelease: () => void;
  /** protects a released coin again */
  readonly onProtect: () => void;
  /** freezes or unfreezes it */
  readonly onFreeze: (isFrozen: boolean) => void;
}

/** An unspendable coin has no checkbox, and shows why. */
export function CoinChoiceRow(props: CoinChoiceRowProps) {
  const { classified, isChosen, onToggle, onRelease, onProtect, onFreeze } = props;
  const { coin, status } = classified;
  const canChoose = status.kind === 'spendable' || status.kind === 'small';
  const message = coin.isReleased && canChoose ? BREAKDOWN_MESSAGES.released : describeCoin(classified);
  const content = (
    <span className={styles.textBlock}>
      <AmountText amount={coin.value} />
      {message !== null && (
        <span className={styles.why} data-kind={status.kind}>
          {message}
        </span>
      )}
      <span className={styles.origin} dir="ltr" translate="no">
        {shortOutpoint(outpointKey(coin))}
      </span>
    </span>
  );
  if (!canChoose) {
    return (
      <div className={styles.row} data-held>
        <Icon name="lock" size={20} className={styles.lock} />
        {content}
        {status.kind === 'protected' && status.reason !== 'bare-key' && (
          <ProtectionButton
            coin={coin}
            {...(status.reason === 'frozen'
              ? { words: BREAKDOWN_MESSAGES.unfreeze, onPress: () => onFreeze(false) }
              : { words: BREAKDOWN_MESSAGES.release, onPress: onRelease })}
          />
        )}
      </div>
    );
  }
  return (
    <>
      <HeadlessScope>
        <Checkbox
          className={styles.row ?? ''}
          classNames={row}
          checked={isChosen}
          onChange={onToggle}
          label={content}
        />
      </HeadlessScope>
      <ProtectionButton
        coin={coin}
        {...(coin.isReleased
          ? { words: BREAKDOWN_MESSAGES.protect, onPress: onProtect }
          : { words: BREAKDOWN_MESSAGES.freeze, onPress: () => onFreeze(true) })}
      />
    </>
  );
}

interface ProtectionButtonProps {
  readonly words: string;
  readonly coin: ClassifiedCoin['coin'];
  readonly onPress: () => void;
}

function ProtectionButton({ words: message, coin, onPress }: ProtectionButtonProps) {
  return (
    <span className={styles.protection}>
      <Button size="small" tone="plain" onPress={onPress}>
        {message}
        <span className="heard">{` …${coin.txid.slice(-4)}`}</span>
      </Button>
    </span>
  );
}

/** `3f0a…91c2:0`. */
function shortOutpoint(key: string): string {
  const [txid = '', vout = ''] = key.split(':');
  return `${txid.slice(0, 6)}…${txid.slice(-6)}:${vout}`;
}
