/** One history: a user's devices and a lying server, sometimes with lying shops, cosigners and indexes; or honest servers in trouble. */
import { createManualClock } from '../../mocks/clock/manualClock.ts';
import type { SandboxControl } from '../../mocks/sandbox/control.ts';
import { createRandom, type Random } from '../random.ts';
import type { Agreed } from './Agreed.ts';
import { Cosigner } from './Cosigner.ts';
import { LyingIndex } from './LyingIndex.ts';
import { LyingServer } from './LyingServer.ts';
import { LyingShop } from './LyingShop.ts';
import type { Phone, SharedPhone } from './openWallet.ts';
import { PAPER_ADDRESS, Person } from './Person.ts';
import type { Cast } from './Scene.ts';
import { TrueChain } from './TrueChain.ts';
import { Trouble } from './trouble/Trouble.ts';
import { TroubledFixture } from './trouble/TroubledFixture.ts';

const DOGE = 100_000_000n;

/** The record of a finished history. */
export interface History extends Agreed {
  readonly seed: number;
  readonly server: LyingServer;
  readonly chain: TrueChain;
  /** in words: what honest servers in trouble made the app report or refuse wrongly */
  readonly misled: readonly string[];
}

/** Creates the parties besides the server. @param phone - of the user */
type Casting = (phone: Phone, world: HistoryFixture) => Promise<Cast>;

/** The surroundings of a history. */
export interface HistoryFixture {
  readonly seed: number;
  readonly server: LyingServer;
  readonly chain: TrueChain;
  readonly random: Random;
  readonly nowMs: () => number;
}

/** No other parties. */
export const serverAlone: Casting = async () => ({
  shop: null,
  cosigner: null,
  index: null,
  troubled: null,
});

/** Nobody lies, and servers run into trouble. @param ledger - the data of the token index */
export const inTrouble =
  (ledger: SandboxControl): Casting =>
  async ({ address }, { server, chain, random, nowMs }) => {
    const troubled = new TroubledFixture(new Trouble(random, nowMs), { chain, server, nowMs }, ledger);
    chain.inscribe(address, 25n * DOGE);
    chain.carry(address, 35n * DOGE);
    troubled.spoilOneOf(address);
    return { shop: null, cosigner: null, index: null, troubled };
  };

/** Each with a chance, and with coins of their own as targets. */
export function withOthers({ descriptor }: SharedPhone): Casting {
  return async ({ address }, { seed, server, chain, random, nowMs }) => {
    const draw = (share: number) =>
      random.chance(share) ? createRandom(seed ^ random.below(1 << 30)) : null;
    const [ofShop, ofCosigner, ofIndex] = [draw(60), draw(60), draw(60)];
    const around = ofCosigner && { chain, server, random: ofCosigner, personal: address };
    const cosigner = around && (await Cosigner.of(descriptor, around));
    chain.inscribe(address, 25n * DOGE);
    chain.inscribe(PAPER_ADDRESS, 3n * DOGE);
    if (cosigner !== null) {
      chain.fund(cosigner.shared.address, [30n * DOGE, 20n * DOGE, 10n * DOGE]);
      chain.inscribe(cosigner.shared.address, 15n * DOGE);
    }
    return {
      shop: ofShop && new LyingShop(server, ofShop, nowMs),
      cosigner,
      index: ofIndex && new LyingIndex(ofIndex),
      troubled: null,
    };
  };
}

/** Runs one. The same seed repeats it, as far as the machine schedules events in the same order. */
export async function liveThrough(
  phone: Phone,
  seed: number,
  casting: Casting,
  isHonest = false,
): Promise<History> {
  const random = createRandom(seed);
  const chain = new TrueChain();
  chain.fund(
    phone.address,
    [50n * DOGE, 40n * DOGE, 30n * DOGE, 20n * DOGE, 10n * DOGE].slice(random.below(4)),
  );
  chain.fund(PAPER_ADDRESS, [7n * DOGE]);
  const server = new LyingServer(chain, createRandom(seed ^ 0x5eed), isHonest);
  const clock = createManualClock();
  const world = { seed, server, chain, random: createRandom(seed ^ 0xca57), nowMs: clock.nowMs };
  const cast = await casting(phone, world);
  chain.mine();
  const person = new Person(random, { server, chain, phone, clock, cast });
  await person.live(6 + random.below(9));
  return { seed, server, chain, misled: cast.troubled?.misled ?? [], ...person.agreed };
}
