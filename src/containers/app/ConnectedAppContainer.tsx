/** A connected site. */
import { observer } from 'mobx-react-lite';
import type { RouteParams } from '../../ports/Navigation.ts';
import {
  ConnectedAppScreen,
  type ConnectedAppView,
} from '../../screens/app/ConnectedApp/ConnectedAppScreen.tsx';
import type { Stores } from '../../stores/createStores.ts';
import { useApp } from '../AppContext.tsx';
import { useNow } from '../useNow.ts';
import { accountSummary } from '../walletSummaries.ts';

export function connectedAppView(
  { apps, keyrings }: Pick<Stores, 'apps' | 'keyrings'>,
  origin: string,
  nowMs: number,
): ConnectedAppView {
  const app = apps.appOf(origin);
  if (app === null) return { status: 'unknown' };
  const owned = keyrings.findByAddress(app.address);
  return { ...app, status: 'connected', account: owned && accountSummary(owned.account), nowMs };
}

/** Route /app/site. */
export const ConnectedAppContainer = observer(function ConnectedAppContainer({
  params,
}: {
  readonly params: RouteParams;
}) {
  const { stores, nav, host, clock } = useApp();
  const origin = params.origin ?? '';
  const revoke = () => {
    host.haptic('warning');
    nav.replace('app');
    stores.apps.revoke(origin);
  };
  return (
    <ConnectedAppScreen
      {...connectedAppView(stores, origin, useNow(clock))}
      onRevoke={revoke}
      onLeave={() => nav.replace('app')}
    />
  );
});
