// For those who choose their coins: every coin of the account with its status, and what the chosen ones hold.
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CoinChoiceRow } from '../../components/CoinChoiceRow.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { useHidden } from '../../components/HiddenAmounts.tsx';
import { type GuardedCoin, ReleaseCoin } from '../../components/ReleaseCoin.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { type ClassifiedCoin, type Outpoint, outpointKey } from '../../domain/tx/Coin.ts';
import { BREAKDOWN_MESSAGES } from '../../text/breakdownMessages.ts';
import { HIDDEN_MESSAGES } from '../../text/hiddenMessages.ts';
import { describeChosen, COIN_MESSAGES as MESSAGES } from '../../text/sendMessages.ts';
import styles from './CoinControl.module.css';
import type { CoinChoice } from './TxCreateScreen.types.ts';

interface CoinControlProps {
  readonly choice: CoinChoice;
  readonly isDisabled: boolean;
  readonly onChoose: (keys: readonly string[]) => void;
  readonly onRelease: (coin: Outpoint) => void;
  readonly onProtect: (coin: Outpoint) => void;
}

/** Open from the start where coins are chosen already. */
export function CoinControl({ choice, isDisabled, onChoose, onRelease, onProtect }: CoinControlProps) {
  const { coins, chosen, sum } = choice;
  const [isOpen, setOpen] = useState(chosen !== null);
  const [guarded, setGuarded] = useState<GuardedCoin | null>(null);
  const isHidden = useHidden();
  const describeSum = (count: number, value: bigint) =>
    isHidden ? HIDDEN_MESSAGES.coins(count) : describeChosen(count, value);
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
}
