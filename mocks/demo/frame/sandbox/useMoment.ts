/** Saves one state of the sandbox and the phones, and restores it. */
import { useCallback, useState } from 'react';
import type { PhoneControl, PhoneCopy } from '../phone/usePhone.ts';
import { order } from './sandboxClient.ts';
import type { Sandbox } from './useSandbox.ts';

interface Kept {
  readonly height: number;
  readonly copies: readonly (readonly [phone: PhoneControl['name'], copy: PhoneCopy])[];
}

/** The saved state. */
export interface Moment {
  /** the chain's height then; null while nothing is saved */
  readonly height: number | null;
  readonly keep: () => Promise<void>;
  /** while restoring, the phones are in transition: anything started then happens to a wallet about to be replaced */
  readonly isUndoing: boolean;
  /** restores it; can be repeated */
  readonly undo: () => Promise<void>;
}

/** @param phones - those in use */
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
          // a phone that was not in use then becomes new again
          await (copy === undefined ? phone.forget() : phone.restore(copy));
        }),
      );
    });
    setIsUndoing(false);
  }, [give, phones, kept]);
  return { height: kept?.height ?? null, keep, isUndoing, undo };
}
