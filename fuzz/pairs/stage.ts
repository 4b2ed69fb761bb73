/** A phone with its own wallet and a shared one, on a small chain, between enemies that a test creates. */
import { createManualClock, type ManualClock } from '../../mocks/clock/manualClock.ts';
import { Vendor } from '../../mocks/dogeconnect/Vendor.ts';
import { vaultOf } from '../../mocks/fixtures/multisig/cosigners.ts';
import { firstShared } from '../../mocks/fixtures/multisig/sharedPayments.ts';
import type { OpenApp } from '../../mocks/fixtures/openApp.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { parseDogecoinUri } from '../../src/domain/address/dogecoinUri.ts';
import type { MultisigAddress } from '../../src/domain/multisig/deriveMultisig.ts';
import type { Psbt } from '../../src/domain/psbt/Psbt.ts';
import type { Txid } from '../../src/domain/tx/Txid.ts';
import type { ChainIndexer } from '../../src/ports/ChainIndexer.ts';
import type { InscriptionIndexer } from '../../src/ports/InscriptionIndexer.ts';
import { BillStore } from '../../src/stores/bill/BillStore.ts';
import { PsbtDesk } from '../../src/stores/psbt/PsbtDesk.ts';
import { copyDevice } from '../liar/Handset.ts';
import { LyingServer } from '../liar/LyingServer.ts';
import { COSIGNER, makeSharedPhone, openOn, payee, type SharedPhone, wake } from '../liar/openWallet.ts';
import { draftProposal, type Lie, writeProposal } from '../liar/proposals.ts';
import { type SeenTransaction, TrueChain } from '../liar/TrueChain.ts';
import { createRandom } from '../random.ts';

export const DOGE = 100_000_000n;
/** The recipient named in the shop's links and by the cosigner. */
export const SHOP = payee(0);

/** The lying parties; everything else is honest. */
export interface Enemies {
  /** changes a server's answers */
  readonly server?: (honest: ChainIndexer, stage: Stage) => ChainIndexer;
  readonly inscriptions?: InscriptionIndexer;
}

let phone: Promise<SharedPhone> | null = null;

const honestServer = (chain: TrueChain): LyingServer => new LyingServer(chain, createRandom(0), true);

/** One phone, reopened for every test. */
export class Stage {
  readonly chain = new TrueChain();
  readonly clock: ManualClock = createManualClock();
  readonly server: LyingServer = honestServer(this.chain);
  readonly vendor: Vendor;
  #app: OpenApp | null = null;
  #shared: MultisigAddress | null = null;
  #address: DogeAddress | null = null;

  private constructor() {
    this.vendor = new Vendor({
      address: SHOP,
      nowMs: () => this.clock.nowMs(),
      submit: (rawHex) => ({ accepted: this.chain.submit(rawHex) !== 'missing-inputs' }),
      confirmations: (id) => this.chain.depth(id as Txid),
    });
  }

  /** @param fund - funds the wallets before the phone is opened */
  static async open(enemies: Enemies, fund: (stage: Stage) => void): Promise<Stage> {
    phone ??= makeSharedPhone(honestServer(new TrueChain()).indexer);
    const { device, descriptor, address } = await phone;
    const stage = new Stage();
    stage.#address = address;
    stage.#shared = await firstShared(await vaultOf(COSIGNER, descriptor));
    fund(stage);
    stage.chain.mine(10);
    const { indexer } = stage.server;
    const outside = {
      chain: enemies.server?.(indexer, stage) ?? indexer,
      fetch: stage.vendor.fetch,
      ...(enemies.inscriptions === undefined ? {} : { inscriptions: enemies.inscriptions }),
    };
    stage.#app = await openOn(copyDevice(device), outside, stage.clock);
    await wake(stage.#app);
    return stage;
  }

  get app(): OpenApp {
    if (this.#app === null) throw new Error('nothing is open');
    return this.#app;
  }

  get stores(): OpenApp['stores'] {
    return this.app.stores;
  }

  /** The address that only the user has the key of. */
  get own(): DogeAddress {
    if (this.#address === null) throw new Error('nothing is open');
    return this.#address;
  }

  get shared(): MultisigAddress {
    if (this.#shared === null) throw new Error('nothing is open');
    return this.#shared;
  }

  get desk(): PsbtDesk {
    return this.stores.lazy.of(PsbtDesk);
  }

  /** Every transaction that servers received. */
  get left(): readonly string[] {
    return this.server.left;
  }

  show(address: DogeAddress): void {
    const { keyrings, accounts } = this.stores;
    const owned = keyrings.findByAddress(address);
    if (owned === null) throw new Error('no such wallet');
    keyrings.select(owned.keyring.key);
    accounts.setAccounts(owned.keyring.accounts);
    accounts.setCurrent(owned.account);
  }

  /** A cosigner's proposal to pay the shop an amount, with a lie in it. */
  proposal(doge: bigint, lie: Lie | null = null): Psbt {
    const holders = { chain: this.chain, personal: this.own, shared: this.shared.address };
    const drafted = draftProposal(holders, SHOP, doge * DOGE, lie);
    if (drafted === null) throw new Error('the shared wallet holds too little');
    return writeProposal(drafted, this.chain, this.shared);
  }

  /** Opens a bill and prepares its payment. @param link - the shop's own unless given */
  async reviewBill(link = this.vendor.link()): Promise<BillStore> {
    const read = parseDogecoinUri(link, 'regtest');
    if (!read.ok) throw new Error('no link');
    const bills = this.stores.lazy.of(BillStore);
    await bills.open(read.value);
    await bills.prepare();
    return bills;
  }

  /** Fills in the form and opens its review. */
  async reviewForm(to: DogeAddress, doge: string): Promise<void> {
    const { tx } = this.stores;
    tx.draft.reset();
    tx.draft.setRecipientText(to);
    tx.draft.setAmountText(doge);
    await tx.prepare();
  }

  close(): void {
    this.#app?.kill();
  }
}

/** Whether two transactions spend the same coin, so that only one of them can confirm. */
export const exclude = (one: SeenTransaction, other: SeenTransaction): boolean =>
  one.inputs.some(({ txid, vout }) =>
    other.inputs.some((input) => input.txid === txid && input.vout === vout),
  );
