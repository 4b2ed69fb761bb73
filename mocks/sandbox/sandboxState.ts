/** A sandbox's state: its chain, its clients and its faults. */

import type { LostNode, Market } from './blockbook/types.ts';
import type { Sandbox } from './chain/Sandbox.ts';
import type { DownMode, LostMode } from './faults/faults.ts';
import type { Gateway } from './faults/Gateway.ts';
import type { NoWebSocketStatus, SocketFault } from './faults/socketFaults.ts';
import type { Wrong } from './faults/spoil.ts';
import type { LimitsName } from './limits/limits.ts';
import type { IndexFaults, IndexService } from './tokens/indexFaults.ts';
import type { TokenSandbox } from './tokens/TokenSandbox.ts';

export interface SandboxState {
  readonly network: string;
  readonly height: number;
  readonly hash: string;
  readonly nowMs: number;
  /** ids of unconfirmed transactions, and whether peers have them */
  readonly mempool: readonly { readonly txid: string; readonly relayed: boolean }[];
  readonly openSockets: number;
  readonly limits: LimitsName | null;
  readonly usdRate: number | null;
  readonly slowMs: number;
  readonly indexLagMs: number;
  readonly wrong: Wrong | null;
  readonly down: DownMode | null;
  readonly lostNode: LostNode | null;
  readonly broadcastLost: { readonly mode: LostMode; readonly left: number } | null;
  readonly socket: SocketFault | null;
  readonly noWebSocket: NoWebSocketStatus | null;
  readonly isClosedToPages: boolean;
  /** each token index's faults */
  readonly indexes: Readonly<Record<IndexService, IndexFaults>>;
}

interface SandboxParts {
  readonly sandbox: Sandbox;
  readonly market: Market;
  readonly gateway: Gateway;
  readonly tokens: TokenSandbox;
}

export const stateOf = ({ sandbox, market, gateway, tokens }: SandboxParts): SandboxState => ({
  network: sandbox.network,
  height: sandbox.tip.height,
  hash: sandbox.tip.hash,
  nowMs: sandbox.nowMs(),
  mempool: sandbox.mempool.entries.map(({ record, relay }) => ({
    txid: record.txid,
    relayed: relay.relayed,
  })),
  openSockets: gateway.openSockets,
  limits: gateway.limits,
  usdRate: market.usdRate,
  indexLagMs: gateway.indexLagMs,
  ...gateway.faults,
  indexes: tokens.faults,
});
