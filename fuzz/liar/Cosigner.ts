/** Somebody who has the other key of a shared wallet: what they propose may be something else than they say, and they keep what is signed. */
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

/** What somebody who shares a wallet works with. */
export interface CosignerServices {
  readonly chain: TrueChain;
  readonly server: LyingServer;
  readonly random: Random;
  /** the address that the person alone has the key of */
  readonly personal: DogeAddress;
}

/** The cosigner. */
export class Cosigner {
  readonly shared: MultisigAddress;
  readonly #services: CosignerServices;
  readonly #wallets: SpendableWallets;
  /** of a hundred proposals, how many are lies */
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

  /** Proposes to pay somebody from the shared wallet. @returns base64; null while it holds too little */
  propose(to: DogeAddress, amount: bigint): string | null {
    const { random, server, chain, personal } = this.#services;
    const lie = random.chance(this.#lies) ? random.pick(PROPOSAL_LIES) : null;
    const proposal = draftProposal({ chain, personal, shared: this.shared.address }, to, amount, lie);
    if (proposal === null) return null;
    if (lie !== null) server.log.push(`a proposal with a lie: ${lie}`);
    return writePsbtText(spoil(writeProposal(proposal, chain, this.shared), lie));
  }

  /** Asks to be paid out of the person's own wallet, honestly. @returns base64; null while that holds too little */
  request(to: DogeAddress, amount: bigint): string | null {
    const { chain, personal } = this.#services;
    const proposal = draftProposal({ chain, personal, shared: personal }, to, amount, null);
    return proposal === null ? null : writePsbtText(writeProposal(proposal, chain, this.shared));
  }

  /** Is given what the person signed: signs too, and keeps it. @returns what can be sent, hex; null where it cannot be finished */
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

  /** Signs what the person proposed and signed, or gives something else back. @returns base64 */
  async answer(text: string): Promise<string> {
    const { random } = this.#services;
    const read = readPsbtText(text);
    if (!read.ok) throw new TypeError('no proposal');
    const lie = random.chance(this.#lies / 2) ? random.pick(SIGNING_LIES) : null;
    return writePsbtText(lie === null ? await this.#signed(read.value) : spoil(read.value, lie));
  }

  /** Where no coin is shared, nothing of theirs is missing. */
  async #signed(psbt: Psbt): Promise<Psbt> {
    const isShared = psbt.inputs.some((input) => input.has(INPUT.redeemScript));
    return isShared ? signedIn(this.#wallets, psbt) : psbt;
  }
}
