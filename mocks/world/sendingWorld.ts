/** An app that sends tokens over the sandbox, and a world that can be put back to any write, broadcast or block. */

import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { RECOMMENDED_FEE_RATE } from '../../src/domain/amount/FeeRate.ts';
import { type TokenUnits, tokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import type { BroadcastAnswer, ChainIndexer, RejectReason } from '../../src/ports/ChainIndexer.ts';
import type { TokenTransferRequest } from '../../src/stores/tokens/reviewedTokens.ts';
import { hastyClock } from '../clock/hastyClock.ts';
import { type SandboxServer, startSandboxServer } from '../sandbox/server/startServer.ts';
import { createDevice, type Device } from './device.ts';
import { makeWallet, TEST_PASSWORD } from './makeWallet.ts';
import { type OpenApp, openApp } from './openApp.ts';
import { PLAIN_CODEC } from './plainCodec.ts';
import { photograph, putBack, type WorldPhoto } from './worldPhoto.ts';

/** 1 token, smallest units. */
export const TOKEN = 100_000_000n;

/** 1 DOGE, koinu. */
export const DOGE = 100_000_000n;

/** When a process may die. */
export type Moment = 'before write' | 'after write' | 'before broadcast' | 'after broadcast' | 'block';

/** Told of every moment, before it goes on. */
export type OnMoment = (moment: Moment) => void;

/** The device, which tells of its writes. */
function watchedDevice(device: Device, onMoment: OnMoment): Device {
  return {
    ...device,
    storage: {
      ...device.storage,
      setItem(key, value) {
        onMoment('before write');
        device.storage.setItem(key, value);
        onMoment('after write');
      },
    },
  };
}

/** Told of every broadcast; what it returns is the answer, and nothing reaches the node. Null: it goes on its way. */
type OnBroadcast = () => BroadcastAnswer | null;

/** The chain, which tells of broadcasts. */
function watchedChain(chain: ChainIndexer, onMoment: OnMoment, onBroadcast: OnBroadcast): ChainIndexer {
  return {
    ...chain,
    async broadcast(rawHex, signal) {
      onMoment('before broadcast');
      const answer = onBroadcast() ?? (await chain.broadcast(rawHex, signal));
      onMoment('after broadcast');
      return answer;
    },
  };
}

/** A wallet with money and tokens on a device, and the sandbox around it. */
export class SendingWorld {
  readonly server: SandboxServer;
  readonly device: Device = createDevice();
  holder: DogeAddress = '' as DogeAddress;
  readonly #coins: number;
  /** the height at which everything was given */
  #base = 0;
  /** broadcasts until one whose answer is lost; 0: none is */
  #untilLost = 0;
  /** broadcasts that are refused, counted from 1 with the next one */
  #refusals = new Map<number, RejectReason>();
  #broadcasts = 0;

  /** @param coins - how many of 100 DOGE the holder is given */
  constructor(server: SandboxServer, coins: number) {
    this.server = server;
    this.#coins = coins;
  }

  /** @param onMoment - told of every write and broadcast */
  open(onMoment: OnMoment = () => {}): Promise<OpenApp> {
    const { url } = this.server;
    return openApp({
      device: watchedDevice(this.device, onMoment),
      chainUrls: [url],
      tokenUrls: [`${url}/dogeuni`],
      timeoutMs: 4000,
      clock: hastyClock,
      hasReactions: false,
      loadCodec: async () => PLAIN_CODEC,
      standBetween: (chain) => watchedChain(chain, onMoment, this.#onBroadcast),
    });
  }

  /** Gives the holder coins, and a million UNIX. */
  give(): void {
    const { control, sandbox } = this.server;
    for (let coin = 0; coin < this.#coins; coin++) control.faucet(this.holder, 100n * DOGE);
    control.tokensGive({ address: this.holder, tick: 'UNIX', amount: 1_000_000n * TOKEN });
    this.#base = sandbox.tip.height;
  }

  /** What would be there if the app were killed now. */
  photograph(): WorldPhoto {
    return photograph(this.device, this.server.sandbox, this.#base);
  }

  /** Puts the world back to a photograph: to the byte, since the same orders make the same chain. */
  putBack(photo: WorldPhoto): void {
    this.server.control.reset();
    this.give();
    putBack(photo, this.device, this.server.sandbox);
  }

  /** The answer to one broadcast is lost. @param at - which of those to come, from 1 */
  loseAnswer(at: number): void {
    this.#untilLost = at;
  }

  /** Nodes refuse some of the broadcasts to come. @param refusals - by their number, from 1 */
  reject(refusals: Readonly<Record<number, RejectReason>>): void {
    this.#broadcasts = 0;
    this.#refusals = new Map(Object.entries(refusals).map(([at, reason]) => [Number(at), reason]));
  }

  #onBroadcast = (): BroadcastAnswer | null => {
    this.#untilLost -= 1;
    this.#broadcasts += 1;
    if (this.#untilLost === 0) this.server.control.broadcastLost('cut');
    const reason = this.#refusals.get(this.#broadcasts);
    return reason === undefined ? null : { kind: 'refused', reason, detail: 'test' };
  };

  /** What the ledger says that an address holds of UNIX. */
  async unitsOf(app: OpenApp, address: DogeAddress): Promise<bigint> {
    const [index] = app.ports.tokens;
    const balances = (await index?.balances(address)) ?? [];
    return balances.find(({ tick }) => tick === 'UNIX')?.amount ?? 0n;
  }

  /** Blocks come, and the app is told, until nothing is left to do. */
  async finish(app: OpenApp, blocks = 4): Promise<void> {
    for (let block = 0; block < blocks; block++) {
      await app.stores.tx.journal.reconcile();
      await app.stores.tokens.runner.run();
      this.server.control.mine(1);
    }
    await app.stores.tx.journal.reconcile();
    await app.stores.tokens.runner.run();
  }
}

/** A wallet with so many coins of 100 DOGE, and a million UNIX. */
export async function createSendingWorld(coins = 1): Promise<SendingWorld> {
  const server = await startSandboxServer();
  const world = new SendingWorld(server, coins);
  const app = await world.open();
  await makeWallet(app.stores).catch(() => {});
  const { keyrings, accounts, tx } = app.stores;
  accounts.setAccounts(keyrings.current.accounts);
  accounts.setCurrent(keyrings.current.accounts[0] ?? null);
  if (tx.from === null) throw new Error('no address');
  world.holder = tx.from;
  world.give();
  await app.ports.state.settled();
  app.kill();
  return world;
}

/** Unlocked, with coins read. */
export async function wake(app: OpenApp): Promise<void> {
  await app.stores.session.unlock(TEST_PASSWORD);
  await app.stores.tx.loadRules();
  await app.stores.tx.refresh();
}

/** Sends so much to each. */
export const requestTo = (
  recipients: readonly DogeAddress[],
  amount: TokenUnits = tokenUnits(5n * TOKEN),
): TokenTransferRequest => ({
  feeRate: RECOMMENDED_FEE_RATE,
  spec: {
    kind: 'token',
    summary: {
      ...{ id: { protocol: 'drc-20', tick: 'UNIX' }, tick: 'UNIX', name: null },
      ...{ decimals: 8, logo: null, isVerified: null },
    },
    payments: recipients.map((address) => ({ address, amount, name: null })),
  },
});
