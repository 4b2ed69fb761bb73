/** Restores a wallet from words. The words go only from the fields to the vault. */
import { observer } from 'mobx-react-lite';
import { ImportPhraseScreen } from '../../screens/account/ImportPhrase/ImportPhraseScreen.tsx';
import type { ImportPhraseView } from '../../screens/account/ImportPhrase/ImportPhraseScreen.types.ts';
import { ImportStore } from '../../stores/import/ImportStore.ts';
import { useApp } from '../AppContext.tsx';
import { useGivenField } from '../useGivenField.ts';
import { discoveryView } from './discoveryView.ts';
import { useDiscoveryEvents } from './useDiscoveryEvents.ts';

export function importPhraseView({ state, rescue }: Pick<ImportStore, 'state' | 'rescue'>): ImportPhraseView {
  switch (state.status) {
    case 'entering':
      return { status: 'entering', problem: state.problem };
    case 'reading':
      return { status: 'reading' };
    default:
      return discoveryView(state, rescue);
  }
}

/** Route /account/create-hd-wallet?mode=restore. */
export const ImportPhraseContainer = observer(function ImportPhraseContainer() {
  const imports = useApp().stores.lazy.of(ImportStore);
  const events = useDiscoveryEvents();
  const { other, hear } = useGivenField();
  return (
    <ImportPhraseScreen
      {...importPhraseView(imports)}
      {...{ other }}
      {...events}
      onGiven={hear('phrase')}
      onRead={(text, passphrase) => void imports.read({ kind: 'phrase', text, passphrase })}
    />
  );
});
