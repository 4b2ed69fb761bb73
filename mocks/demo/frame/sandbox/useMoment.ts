/** Keeps one moment of the sandbox and of the phones, and goes back to it. */
import { useCallback, useState } from 'react';
import type { PhoneControl, PhoneCopy } from '../phone/usePhone.ts';
import { order } from './sandboxClient.ts';
import type { Sandbox } from './useSandbox.ts';

interface Kept {
  readonly height: number;
  readonly copies: readonly (readonly [phone: PhoneControl['name'], copy: PhoneCopy])[];
}

/** The moment that is kept. */
export interface Moment {
  /** of the chain then; null while no moment is kept */
  readonly height: number | null;
  readonly keep: () => Promise<void>;
  /** while it goes back, the phones are not what they seem: whatever is begun then happens to a wallet that is about to go */
  readonly isUndoing: boolean;
  /** goes back, as often as wanted */
  readonly undo: () => Promise<void>;
}

/** @param phones - those that are in use */
export function useMoment({ state, give }: Sandbox, phones: readonly PhoneControl[]): Moment {
  const [kept, setKept] = useState<Kept | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const height = state?.height ?? 0;
  const keep = useCallback(async () => {
    await give(async () => {
      await order('snapshot');
      const copies = await Promise.all(
        phones.map(async (phone) => [phone.name, await phone.copy()] as const),
      );
      setKept({ height, copies });
    });
  }, [give, phones, height]);
  const undo = useCallback(async () => {
    setIsUndoing(true);
    await give(async () => {
      await order('heal-indexer');
      await order('restore');
      const copies = new Map(kept?.copies);
      await Promise.all(
        phones.map(async (phone) => {
          const copy = copies.get(phone.name);
          // a phone that was not there then is a new one again
          await (copy === undefined ? phone.forget() : phone.restore(copy));
        }),
      );
    });
    setIsUndoing(false);
  }, [give, phones, kept]);
  return { height: kept?.height ?? null, keep, isUndoing, undo };
}
