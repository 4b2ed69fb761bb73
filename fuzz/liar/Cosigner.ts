/** The other key holder of a shared wallet: proposals may differ from what was agreed, and everything signed is kept. */
import { vaultOf } from '../../mocks/fixtures/multisig/cosigners.ts';
import { finished, firstShared, signedIn } from '../../mocks/fixtures/multisig/sharedPayments.ts';
import type { SpendableWallets } from '../../src/adapters/vault/keyOps/SpendableWallets.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { MultisigAddress } from '../../src/domain/multisig/deriveMultisig.ts';
import { INPUT, type Psbt } from '../../src/domain/psbt/Psbt.ts';
import { readPsbtText } from '../../src/domain/psbt/readPsbt.ts';
import { writePsbtText } from '../../src/domain/psbt/writePsbt.ts';
import type { Random } from '../random.ts';
import type { LyingServer } from './LyingServer.ts';
import { COSIGNER } from './openWallet.ts';
import { draftProposal, PROPOSAL_LIES, SIGNING_LIES, spoil, writeProposal } from './proposals.ts';
import { readBytes, type TrueChain } from './TrueChain.ts';

/** Dependencies of the cosigner. */
export interface CosignerServices {
  readonly chain: TrueChain;
  readonly server: LyingServer;
  readonly random: Random;
  /** the address of the user's own wallet */
  readonly personal: DogeAddress;
}

export class Cosigner {
  readonly shared: MultisigAddress;
  readonly #services: CosignerServices;
  readonly #wallets: SpendableWallets;
  /** percentage of proposals that are lies */
  readonly #lies: number;

  private constructor(services: CosignerServices, wallets: SpendableWallets, shared: MultisigAddress) {
    this.#services = services;
    this.#wallets = wallets;
    this.shared = shared;
    this.#lies = services.random.pick([0, 30, 60, 90]);
  }

  static async of(descriptor: string, services: CosignerServices): Promise<Cosigner> {
    const wallets = await vaultOf(COSIGNER, descriptor);
    return new Cosigner(services, wallets, await firstShared(wallets));
  }

  /** Proposes to pay a recipient from the shared wallet. @returns base64; null while it holds too little */
  propose(to: DogeAddress, amount: bigint): string | null {
    const { random, server, chain, personal } = this.#services;
    const lie = random.chance(this.#lies) ? random.pick(PROPOSAL_LIES) : null;
    const proposal = draftProposal({ chain, personal, shared: this.shared.address }, to, amount, lie);
    if (proposal === null) return null;
    if (lie !== null) server.log.push(`a proposal with a lie: ${lie}`);
    return writePsbtText(spoil(writeProposal(proposal, chain, this.shared), lie));
  }

  /** Requests an honest payment from the user's own wallet. @returns base64; null while that holds too little */
  request(to: DogeAddress, amount: bigint): string | null {
    const { chain, personal } = this.#services;
    const proposal = draftProposal({ chain, personal, shared: personal }, to, amount, null);
    return proposal === null ? null : writePsbtText(writeProposal(proposal, chain, this.shared));
  }

  /** Signs and keeps what the user signed. @returns what can be sent, hex; null when it can't be finished */
  async take(text: string): Promise<string | null> {
    const { random, server } = this.#services;
    const read = readPsbtText(text);
    if (!read.ok) return null;
    try {
      const rawHex = finished(await this.#signed(read.value));
      const verdict = server.take(rawHex, random.chance(60));
      server.log.push(`the cosigner has ${readBytes(rawHex).txid.slice(0, 6)}: ${verdict}`);
      return rawHex;
    } catch (thrown) {
      server.log.push(`the cosigner cannot finish it: ${String(thrown)}`);
      return null;
    }
  }

  /** Signs what the user proposed and signed, or returns something else. @returns base64 */
  async answer(text: string): Promise<string> {
    const { random } = this.#services;
    const read = readPsbtText(text);
    if (!read.ok) throw new TypeError('no proposal');
    const lie = random.chance(this.#lies / 2) ? random.pick(SIGNING_LIES) : null;
    return writePsbtText(lie === null ? await this.#signed(read.value) : spoil(read.value, lie));
  }

  /** Without shared coins, no signature of the cosigner is missing. */
  async #signed(psbt: Psbt): Promise<Psbt> {
    const isShared = psbt.inputs.some((input) => input.has(INPUT.redeemScript));
    return isShared ? signedIn(this.#wallets, psbt) : psbt;
  }
}
