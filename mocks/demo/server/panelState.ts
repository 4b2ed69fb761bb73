/** The sandbox's state for the panel, as JSON. */
import type { OrderStage, VendorMood } from '../../dogeconnect/Vendor.ts';
import type { SandboxControl } from '../../sandbox/control.ts';
import { INDEX_SERVICES, type IndexFaults, type IndexService } from '../../sandbox/tokens/indexFaults.ts';
import type { AskedAddresses, PhoneFacts, PhoneName } from './phoneFacts.ts';

export type IndexerMood = 'normal' | 'slow' | 'wrong' | 'lying' | 'down';

export type TokenIndexMood = 'normal' | 'slow' | 'behind' | 'wrong' | 'lying' | 'freezing' | 'down';

/** An unconfirmed transaction. */
export interface WaitingTransaction {
  readonly txid: string;
  /** bytes */
  readonly size: number;
  /** koinu, decimal text */
  readonly fee: string;
  /** false when only one node has it and its peers don't: no miner will see it */
  readonly isRelayed: boolean;
}

export interface ShopState {
  readonly mood: VendorMood;
  /** its bill's link, for wallets */
  readonly link: string;
  /** the bill's order number, from 0 */
  readonly order: number;
  readonly stage: OrderStage;
}

export interface PanelState {
  readonly height: number;
  readonly hash: string;
  readonly mempool: readonly WaitingTransaction[];
  readonly mood: IndexerMood;
  /** whether the next broadcast's answer will be lost */
  readonly losesNextBroadcast: boolean;
  /** whether the indexer applies a new Blockbook's rate limits */
  readonly isLimited: boolean;
  /** requests and messages rejected by those limits */
  readonly rejections: number;
  /** whether a proxy in front blocks WebSockets */
  readonly blocksWebSocket: boolean;
  readonly indexMoods: Readonly<Record<IndexService, TokenIndexMood>>;
  /** US dollars per DOGE; null when unknown */
  readonly usdRate: number | null;
  /** how far the sandbox's clock was moved forward, milliseconds */
  readonly skippedMs: number;
  /** null for a phone whose wallet has not asked for an address yet */
  readonly phones: Readonly<Record<PhoneName, PhoneFacts | null>>;
  readonly shop: ShopState;
  /** the second phone's origin; null until its server is open */
  readonly secondOrigin: string | null;
}

/** What the server knows besides the sandbox. */
export interface PhonesSeen {
  readonly asked: Readonly<Record<PhoneName, AskedAddresses>>;
  readonly secondOrigin: string | null;
}

function moodOf({ gateway }: SandboxControl): IndexerMood {
  const { down, wrong, slowMs } = gateway.faults;
  if (down) return 'down';
  if (wrong) return wrong.mode === 'lying-values' ? 'lying' : 'wrong';
  return slowMs > 0 ? 'slow' : 'normal';
}

function tokenMoodOf({ down, wrong, lag, slowMs }: IndexFaults): TokenIndexMood {
  if (down) return 'down';
  if (wrong === 'freezing') return 'freezing';
  if (wrong) return wrong === 'lying-balance' ? 'lying' : 'wrong';
  if (lag > 0) return 'behind';
  return slowMs > 0 ? 'slow' : 'normal';
}

const tokenMoods = ({ tokens }: SandboxControl): PanelState['indexMoods'] =>
  Object.fromEntries(
    INDEX_SERVICES.map((service) => [service, tokenMoodOf(tokens.faults[service])]),
  ) as PanelState['indexMoods'];

const shopState = ({ shop }: SandboxControl): ShopState => ({
  mood: shop.mood,
  link: shop.link(),
  order: shop.order,
  stage: shop.orderStage,
});

export function panelState(control: SandboxControl, { asked, secondOrigin }: PhonesSeen): PanelState {
  const { sandbox, market } = control;
  const { tip, mempool } = sandbox;
  return {
    height: tip.height,
    hash: tip.hash,
    mempool: mempool.entries.map(({ record, relay }) => ({
      txid: record.txid,
      size: record.size,
      fee: String(record.fee),
      isRelayed: relay.relayed,
    })),
    mood: moodOf(control),
    losesNextBroadcast: control.gateway.faults.broadcastLost !== null,
    isLimited: control.gateway.limits !== null,
    rejections: control.usage().rejections.length,
    blocksWebSocket: control.gateway.faults.noWebSocket !== null,
    indexMoods: tokenMoods(control),
    usdRate: market.usdRate,
    skippedMs: sandbox.skippedMs,
    shop: shopState(control),
    phones: { first: asked.first.facts(sandbox), second: asked.second.facts(sandbox) },
    secondOrigin,
  };
}

const ASKED = /(?:^GET \/api\/v2\/(?:address|utxo)\/|"descriptor":")([1-9A-HJ-NP-Za-km-z]{26,35})(?:[/?"]|$)/;

/**
 * @param question - an indexer request, as counted
 * @returns the address it is about; null when it is about none
 */
export function askedAddress(question: string): string | null {
  return ASKED.exec(question)?.[1] ?? null;
}
