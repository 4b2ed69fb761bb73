/** The ways to add a wallet. */
import type { RouteParams } from '../../ports/Navigation.ts';
import type { AddKeyringView } from '../../screens/account/AddKeyring/AddKeyringScreen.tsx';
import { AddKeyringScreen } from '../../screens/account/AddKeyring/AddKeyringScreen.tsx';
import { useApp } from '../AppContext.tsx';

export const addKeyringView = (params: RouteParams): AddKeyringView => ({
  status: params.mode === 'restore' ? 'bringing-in' : 'adding',
});

/** Route /account/add-keyring; `mode=restore` for users who already have a wallet. */
export function AddKeyringContainer({ params }: { readonly params: RouteParams }) {
  const { nav, stores } = useApp();
  return (
    <AddKeyringScreen
      {...addKeyringView(params)}
      onNewWords={() => nav.go('create-hd-wallet')}
      onWords={() => nav.go('create-hd-wallet', { mode: 'restore' })}
      onKey={() => nav.go('create-simple-wallet')}
      onWatch={stores.isCold ? undefined : () => nav.go('create-simple-wallet', { kind: 'watch' })}
      onFile={() => nav.go('restore-file')}
      onPair={stores.isCold ? undefined : () => nav.go('pair-wallet')}
      onShared={() => nav.go('multisig')}
    />
  );
}
