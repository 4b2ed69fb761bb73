// The sheet with a balance's parts, each part's coins, and releasing a protected coin.
import { useState } from 'react';
import type { Outpoint } from '../../domain/tx/Coin.ts';
import { BREAKDOWN_MESSAGES as MESSAGES } from '../../i18n/messages/wallet/breakdownMessages.ts';
import { type HeldPart, namePart } from '../../i18n/messages/wallet/describeBreakdown.ts';
import { Sheet } from '../overlays/Sheet.tsx';
import { BreakdownList, type BreakdownListProps } from './BreakdownList.tsx';
import type { HeldCoin } from './CoinRow.tsx';
import { PartCoins, type PartCoinsProps } from './PartCoins.tsx';
import { type GuardedCoin, ReleaseCoin } from './ReleaseCoin.tsx';

type Part = HeldPart | 'spendable';

export interface BreakdownSheetProps
  extends Omit<BreakdownListProps, 'onPart'>,
    Pick<PartCoinsProps, 'onCoin' | 'onProtect' | 'onFreeze' | 'onMerge'> {
  readonly isOpen: boolean;
  /** the user hides amounts */
  readonly isHidden: boolean;
  /** the coins of a part; called when it is opened */
  readonly coinsOf: (part: Part) => readonly HeldCoin[];
  /** removes a coin's protection, after a word was typed; null if nothing can be sent */
  readonly onRelease: ((coin: Outpoint) => void) | null;
  readonly onClose: () => void;
}

/** The balance's parts, why some can't be spent now, and what frees them. */
export function BreakdownSheet(props: BreakdownSheetProps) {
  const { isOpen, breakdown, isHidden, coinsOf, onClose, onCoin, onRelease, onProtect, onFreeze, onMerge } =
    props;
  const [part, setPart] = useState<Part | null>(null);
  const [guarded, setGuarded] = useState<GuardedCoin | null>(null);
  const close = () => {
    onClose();
    setPart(null);
    setGuarded(null);
  };
  const openRelease = (coin: HeldCoin) => {
    if (coin.status.kind === 'protected') setGuarded({ ...coin, reason: coin.status.reason });
  };
  const title = guarded !== null ? MESSAGES.releaseTitle : part === null ? MESSAGES.title : namePart(part);
  return (
    <Sheet isOpen={isOpen} title={title} onClose={close}>
      {guarded !== null && onRelease !== null ? (
        <ReleaseCoin
          coin={guarded}
          isHidden={isHidden}
          onRelease={onRelease}
          onProtect={onProtect}
          onClose={() => setGuarded(null)}
        />
      ) : part === null ? (
        <BreakdownList breakdown={breakdown} isHidden={isHidden} onPart={setPart} />
      ) : (
        <PartCoins
          part={part}
          breakdown={breakdown}
          coins={coinsOf(part)}
          isHidden={isHidden}
          onBack={() => setPart(null)}
          onCoin={onCoin}
          onRelease={onRelease && openRelease}
          onProtect={onProtect}
          onFreeze={onFreeze}
          onMerge={onMerge}
        />
      )}
    </Sheet>
  );
}
