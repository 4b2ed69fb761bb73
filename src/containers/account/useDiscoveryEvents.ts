/** Events for an import's findings; the import is reset when they are no longer used. */
import { useEffect } from 'react';
import { broughtIn } from '../../i18n/messages/accounts/importMessages.ts';
import type { DiscoveryEvents } from '../../screens/account/ImportPhrase/ImportPhraseScreen.types.ts';
import { ImportStore } from '../../stores/import/ImportStore.ts';
import { type AppServices, useApp } from '../AppContext.tsx';

async function keep(
  { stores, nav, host }: AppServices,
  run: () => Promise<readonly string[]>,
): Promise<void> {
  const keys = await run();
  if (stores.lazy.of(ImportStore).state.status === 'failed') host.haptic('error');
  if (keys.length === 0) return;
  host.haptic('success');
  stores.ui.toast('success', broughtIn(keys.length));
  nav.replace('home');
}

function openHere({ stores, nav }: AppServices): void {
  const { state } = stores.lazy.of(ImportStore);
  if (state.status === 'already-here') stores.keyrings.select(state.key);
  nav.replace('home');
}

/** Resets the import on unmount, so that no data of it is left. */
export function useDiscoveryEvents(): DiscoveryEvents {
  const app = useApp();
  const { stores, host } = app;
  const imports = stores.lazy.of(ImportStore);
  useEffect(() => imports.reset, [imports]);
  return {
    onSkip: imports.skipScan,
    onLookFurther: () => void imports.retryScan('further'),
    onRetryScan: () => void imports.retryScan(),
    onChoose: (reading, index, isOn) => {
      host.haptic('selection');
      imports.choose(reading, index, isOn);
    },
    onMore: (reading) => void imports.chooseMore(reading),
    onTryPath: (path) => imports.tryPath(path),
    onKeep: () => void keep(app, imports.keep),
    onBackToEntry: imports.back,
    onOpenHere: () => openHere(app),
    onRetry: () => void keep(app, imports.retry),
  };
}
