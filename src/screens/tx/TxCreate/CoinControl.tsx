// Coin control: every coin of the account with its status, and the sum of the chosen ones.
import { memo, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Disclosure } from '../../../components/layout/Disclosure.tsx';
import { CoinChoiceRow } from '../../../components/money/CoinChoiceRow.tsx';
import { useHidden } from '../../../components/money/HiddenAmounts.tsx';
import { type GuardedCoin, ReleaseCoin } from '../../../components/money/ReleaseCoin.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { type ClassifiedCoin, type Outpoint, outpointKey } from '../../../domain/tx/Coin.ts';
import { countHiddenCoins } from '../../../i18n/messages/app/hiddenMessages.ts';
import { describeChosen, COIN_MESSAGES as MESSAGES } from '../../../i18n/messages/send/coinMessages.ts';
import { BREAKDOWN_MESSAGES } from '../../../i18n/messages/wallet/breakdownMessages.ts';
import styles from './CoinControl.module.css';
import type { CoinChoice } from './TxCreateScreen.types.ts';

interface CoinControlProps {
  readonly choice: CoinChoice;
  readonly isDisabled: boolean;
  readonly onChoose: (keys: readonly string[]) => void;
  readonly onRelease: (coin: Outpoint) => void;
  readonly onProtect: (coin: Outpoint) => void;
  readonly onFreeze: (coin: Outpoint, isFrozen: boolean) => void;
}

/** Initially open if coins are chosen already. */
export const CoinControl = memo(function CoinControl(props: CoinControlProps) {
  const { choice, isDisabled, onChoose, onRelease, onProtect, onFreeze } = props;
  const { coins, chosen, sum } = choice;
  const [isOpen, setOpen] = useState(chosen !== null);
  const [guarded, setGuarded] = useState<GuardedCoin | null>(null);
  const isHidden = useHidden();
  const describeSum = (count: number, value: bigint) =>
    isHidden ? countHiddenCoins(count) : describeChosen(count, value);
  const close = () => setGuarded(null);
  const openRelease = ({ coin, status }: ClassifiedCoin) => {
    if (status.kind === 'protected') setGuarded({ ...coin, reason: status.reason });
  };
  const keys = new Set(chosen);
  const toggle = (key: string) =>
    onChoose(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]);
  return (
    <Disclosure title={MESSAGES.title} isOpen={isOpen} isFlush onToggle={() => setOpen(!isOpen)}>
      <p className={styles.text}>{MESSAGES.text}</p>
      <div className={styles.sum} role="status">
        <span className={styles.number}>{chosen === null ? MESSAGES.none : describeSum(keys.size, sum)}</span>
        {chosen !== null && (
          <Button size="small" tone="plain" isDisabled={isDisabled} onPress={() => onChoose([])}>
            {MESSAGES.release}
          </Button>
        )}
      </div>
      <fieldset className={styles.coins} disabled={isDisabled}>
        <legend className="heard">{MESSAGES.legend}</legend>
        {coins.map((classified) => {
          const key = outpointKey(classified.coin);
          return (
            <CoinChoiceRow
              key={key}
              classified={classified}
              isChosen={keys.has(key)}
              onToggle={() => toggle(key)}
              onRelease={() => openRelease(classified)}
              onProtect={() => onProtect(classified.coin)}
              onFreeze={(isFrozen) => onFreeze(classified.coin, isFrozen)}
            />
          );
        })}
      </fieldset>
      <Sheet isOpen={guarded !== null} title={BREAKDOWN_MESSAGES.releaseTitle} onClose={close}>
        {guarded !== null && (
          <ReleaseCoin coin={guarded} onRelease={onRelease} onProtect={onProtect} onClose={close} />
        )}
      </Sheet>
    </Disclosure>
  );
});
