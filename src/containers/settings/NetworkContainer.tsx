/** The network and its servers. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Network } from '../../domain/address/Network.ts';
import type { IndexerUsage } from '../../ports/Indexers.ts';
import { NetworkScreen } from '../../screens/settings/Network/NetworkScreen.tsx';
import type {
  AddingView,
  IndexServerView,
  NetworkView,
  ServerHealthView,
  ServerUsageView,
  ServerView,
} from '../../screens/settings/Network/NetworkScreen.types.ts';
import type { Adding, ServerHealth } from '../../stores/settings/checkServer.ts';
import type { NetworkStore } from '../../stores/settings/NetworkStore.ts';
import type { IndexServer } from '../../stores/settings/probeIndexes.ts';
import { type AppServices, useApp } from '../AppContext.tsx';

/** State of switching to another network. */
export type Restart = 'none' | 'under-way' | 'failed';

function healthView(health: ServerHealth | undefined, best: number | null): ServerHealthView {
  switch (health?.status) {
    case 'answers': {
      const { height, latencyMs, hasSocket, hasRequests } = health;
      const behind = Math.max(0, (best ?? height) - height);
      return { kind: 'answers', height, behind, latencyMs, hasSocket, hasRequests };
    }
    case 'wrong':
      return { kind: 'wrong', problem: health.problem };
    case 'silent':
      return { kind: 'silent', fault: health.fault };
    default:
      return { kind: 'asking' };
  }
}

function usageView(usage: IndexerUsage | null | undefined, nowMs: number): ServerUsageView | null {
  if (!usage) return null;
  const { messages, requests, answered, rejected, bytes, floods, requestsPerMinute, pausedUntilMs } = usage;
  const pausedForMs = pausedUntilMs !== null && pausedUntilMs > nowMs ? pausedUntilMs - nowMs : null;
  const counts = { asked: messages + requests, answered, rejected, bytes, requestsPerMinute };
  return { ...counts, pausedForMs, hasFlooded: floods > 0 };
}

const serversOf = (
  { servers, built, health, usage, bestHeight }: NetworkStore,
  nowMs: number,
): readonly ServerView[] =>
  servers.map((url) => ({
    url,
    isBuilt: built.includes(url),
    health: healthView(health[url], bestHeight),
    usage: usageView(usage[url], nowMs),
  }));

/** How far an index is behind the highest known block. */
function indexView({ kind, name, health }: IndexServer, best: number | null): IndexServerView {
  switch (health.status) {
    case 'answers': {
      const newest = Math.max(best ?? 0, health.chain ?? 0);
      const behind = Math.max(0, newest - health.height);
      const { height, lacksDunes = false } = health;
      return { kind, name, health: { kind: 'answers', height, behind, lacksDunes } };
    }
    case 'silent':
      return { kind, name, health: { kind: 'silent', fault: health.fault } };
    default:
      return { kind, name, health: { kind: health.status } };
  }
}

const addingView = (adding: Adding): AddingView =>
  adding.status === 'rejected' ? { kind: 'rejected', problem: adding.problem } : { kind: adding.status };

export function networkView(
  { stores, network, offered, clock }: Pick<AppServices, 'stores' | 'network' | 'offered' | 'clock'>,
  restart: Restart,
): NetworkView {
  if (restart === 'under-way') return { network, status: 'restarting' };
  return {
    network,
    status: 'ready',
    offered,
    servers: serversOf(stores.network, clock.nowMs()),
    indexes: (stores.network.indexes ?? []).map((index) => indexView(index, stores.network.bestHeight)),
    isOwnList: stores.network.own !== null,
    adding: addingView(stores.network.adding),
    hasFailed: restart === 'failed',
  };
}

/** Route /settings/network. */
export const NetworkContainer = observer(function NetworkContainer() {
  const app = useApp();
  const { network: servers } = app.stores;
  const [restart, setRestart] = useState<Restart>('none');
  useEffect(() => {
    void servers.checkAll();
    void servers.checkIndexes();
    return servers.clearAdding;
  }, [servers]);
  const open = (network: Network) => {
    setRestart('under-way');
    app.openNetwork(network).catch(() => setRestart('failed'));
  };
  const add = async (address: string) => {
    const isAdded = await servers.add(address);
    app.host.haptic(isAdded ? 'success' : 'error');
    return isAdded;
  };
  return (
    <NetworkScreen
      {...networkView(app, restart)}
      onNetwork={open}
      onAdd={add}
      onAddClear={servers.clearAdding}
      onTest={servers.test}
      onPrefer={servers.prefer}
      onRemove={servers.remove}
      onReset={() => {
        servers.useBuilt();
        void servers.checkAll();
      }}
      onAskAgain={() => {
        void servers.checkAll();
        void servers.checkIndexes();
      }}
    />
  );
});
