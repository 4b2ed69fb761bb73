/** One history: a person with a device or two, and a server that lies. */
import { createRandom } from '../random.ts';
import type { Agreed } from './Agreed.ts';
import { LyingServer } from './LyingServer.ts';
import type { Phone } from './openWallet.ts';
import { PAPER_ADDRESS, Person } from './Person.ts';
import { TrueChain } from './TrueChain.ts';

const DOGE = 100_000_000n;

/** What happened. */
export interface History extends Agreed {
  readonly seed: number;
  readonly server: LyingServer;
  readonly chain: TrueChain;
}

/** Lives through one. The same seed decides the same, as far as the machine lets things happen in the same order. */
export async function liveThrough(phone: Phone, seed: number): Promise<History> {
  const random = createRandom(seed);
  const chain = new TrueChain();
  chain.fund(
    phone.address,
    [50n * DOGE, 40n * DOGE, 30n * DOGE, 20n * DOGE, 10n * DOGE].slice(random.below(4)),
  );
  chain.fund(PAPER_ADDRESS, [7n * DOGE]);
  chain.mine();
  const server = new LyingServer(chain, createRandom(seed ^ 0x5eed));
  const person = new Person(random, server, chain, phone);
  await person.live(6 + random.below(9));
  return { seed, server, chain, ...person.agreed };
}
