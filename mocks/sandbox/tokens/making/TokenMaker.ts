/** Gives tokens and files to addresses: real commits and reveals from the sandbox's own purse, mined at once. */
import { scriptOfAddress } from '../../../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../../../src/domain/address/DogeAddress.ts';
import type { NewOutput } from '../../chain/blockBytes.ts';
import type { Sandbox } from '../../chain/Sandbox.ts';
import { drawPicture } from '../drawPicture.ts';
import type { LedgerState } from '../ledger/LedgerState.ts';
import type { TokenLibrary } from '../TokenLibrary.ts';
import type { FundedKey } from './FundedKey.ts';
import { ledgerEnvelope } from './redeem.ts';
import type { DeploySpec, FileSpec, GiveSpec, MemeSpec } from './tokenSpecs.ts';

const STEP = 100_000n;
const RECEIVED = 1_000_000n;
const TOKEN = 100_000_000n;
const USUAL_MAX = 21_000_000n * TOKEN;
/** Longer ticks come from modules that the sandbox doesn't have. */
const MAX_DEPLOYED_TICK_LENGTH = 8;

export interface MakerParts {
  readonly sandbox: Sandbox;
  readonly library: TokenLibrary;
  readonly purse: FundedKey;
  /** the ledger after the tip */
  readonly ledger: () => LedgerState;
  /** makes all indexes read again */
  readonly reread: () => void;
}

export interface Revealed {
  readonly commit: string;
  readonly reveal: string;
}

/** Makes ledger tokens and files. Every method throws a RangeError when the node or the ledger would reject. */
export class TokenMaker {
  readonly #parts: MakerParts;

  constructor(parts: MakerParts) {
    this.#parts = parts;
  }

  /** Deploys a drc-20, and mints half of it into the sandbox's purse. */
  deploy(spec: DeploySpec): Revealed {
    const { purse, library } = this.#parts;
    const tick = spec.tick.toUpperCase();
    const max = spec.max ?? USUAL_MAX;
    const limit = spec.limit ?? max;
    const fields = {
      p: 'drc-20',
      op: 'deploy',
      tick,
      max: `${max}`,
      lim: `${limit}`,
      dec: 8,
      burn: '',
      func: '',
    };
    const revealed = this.#order(fields, purse.address, STEP);
    const stock = spec.limit === undefined ? max / 2n : 0n;
    if (stock > 0n) this.#mint(tick, stock, purse.address);
    const logo = spec.picture ?? drawPicture(tick);
    library.stories.set(`drc-20:${tick}`, { ...spec.story, logo: library.store('image/png', logo) });
    if (spec.price !== undefined) library.prices.set(tick, spec.price);
    this.#parts.sandbox.mine(1);
    return revealed;
  }

  /** Gives an amount of a drc-20, deploying it first if necessary. */
  give({ address, tick, amount, by = 'transfer', confirmed = true }: GiveSpec): Revealed {
    const name = tick.toUpperCase();
    this.#provide(name, amount);
    const fields = { p: 'drc-20', op: by, tick: name, amt: `${amount}` };
    return this.#settle(this.#order(fields, address, by === 'mint' ? STEP : RECEIVED), confirmed);
  }

  /** Gives an amount of a meme-20; without a tick_id a new one is deployed. */
  giveMeme({
    address,
    tick,
    name,
    amount,
    tickId,
    confirmed = true,
  }: MemeSpec): Revealed & { tickId: string } {
    const id = tickId ?? this.#deployMeme(tick, name, amount * 10n);
    const fields = { p: 'meme-20', op: 'transfer', tick_id: id, amt: `${amount}` };
    return { ...this.#settle(this.#order(fields, address, RECEIVED), confirmed), tickId: id };
  }

  /**
   * Deploys a file to an address. Its bytes go to the gateway and not to the chain.
   *
   * @returns `reveal` is the file's id
   */
  giveFile({ address, name, mime, bytes, confirmed = true }: FileSpec): Revealed {
    const { library } = this.#parts;
    const revealed = this.#order({ p: 'file', op: 'deploy' }, address, STEP);
    const content = library.store(mime, bytes);
    library.files.set(revealed.reveal, { name, mime, size: bytes.length, content });
    return this.#settle(revealed, confirmed);
  }

  #provide(tick: string, amount: bigint): void {
    const { ledger, purse, library, sandbox, reread } = this.#parts;
    const held = (): bigint => ledger().drc20.get(tick, purse.address)?.amount ?? 0n;
    if (tick.length > MAX_DEPLOYED_TICK_LENGTH && held() < amount) {
      library.grants.push({ tick, holder: purse.address, amount: amount * 1000n });
      library.stories.set(`drc-20:${tick}`, { logo: library.store('image/png', drawPicture(tick)) });
      reread();
      return;
    }
    if (!ledger().tokens.has(tick)) {
      const max = amount * 4n > USUAL_MAX ? amount * 4n : USUAL_MAX;
      this.deploy({ tick, max });
    }
    if (held() >= amount) return;
    this.#mint(tick, amount, purse.address);
    sandbox.mine(1);
    if (held() < amount) throw new RangeError(`there is not so much of ${tick}`);
  }

  #mint(tick: string, amount: bigint, address: string): void {
    this.#order({ p: 'drc-20', op: 'mint', tick, amt: `${amount}` }, address, STEP);
  }

  #deployMeme(tick: string, name: string, max: bigint): string {
    const { purse, library, sandbox } = this.#parts;
    const { reveal } = this.#order(
      { p: 'meme-20', op: 'deploy', tick, name, max: `${max}` },
      purse.address,
      STEP,
    );
    library.stories.set(`meme-20:${reveal}`, { logo: library.store('image/png', drawPicture(reveal)) });
    sandbox.mine(1);
    return reveal;
  }

  #order(content: Readonly<Record<string, string | number>>, address: string, value: bigint): Revealed {
    const { purse, sandbox } = this.#parts;
    const script = scriptOfAddress(address as DogeAddress, sandbox.network);
    const outputs: readonly NewOutput[] = [{ script, value }];
    return purse.inscribe(ledgerEnvelope(purse.key.publicKey, JSON.stringify(content)), outputs);
  }

  #settle(revealed: Revealed, confirmed: boolean): Revealed {
    if (confirmed) this.#parts.sandbox.mine(1);
    return revealed;
  }
}
