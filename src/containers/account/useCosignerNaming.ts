/** Naming the keys of shared wallets, for every page that lists them. */
import { useState } from 'react';
import type { CosignerNaming } from '../../screens/account/NameCosignerSheet.tsx';
import type { AppServices } from '../AppContext.tsx';
import { readDraft } from '../nameDraft.ts';

interface Named {
  readonly extendedKey: string;
  readonly text: string;
}

/** An empty name removes the old one. */
export function useCosignerNaming({
  stores: { cosigners },
  host,
}: Pick<AppServices, 'stores' | 'host'>): CosignerNaming {
  const [named, setNamed] = useState<Named | null>(null);
  const { draft, name } = readDraft(named?.text ?? '');
  const isEmpty = draft.problem?.kind === 'empty';
  return {
    naming: named && (isEmpty ? { ...draft, problem: null } : draft),
    onName: (extendedKey) => setNamed({ extendedKey, text: cosigners.nameOf(extendedKey) ?? '' }),
    onNameText: (text) => setNamed((before) => before && { ...before, text }),
    onNameSave: () => {
      if (named === null || (name === null && !isEmpty)) return;
      cosigners.setName(named.extendedKey, name);
      host.haptic('success');
      setNamed(null);
    },
    onNameClose: () => setNamed(null),
  };
}
