/** Phones of one test, and the sandbox they live on: a fresh chain before each test, nothing left running after it. */
import { afterEach, beforeEach } from 'vitest';
import { expectNoLeaks } from './leaks.ts';
import { madeFor, makeFor } from './madeWallets.ts';
import { Phone, type PhoneOptions } from './Phone.ts';
import { SandboxServer } from './SandboxServer.ts';
import { station } from './station.ts';
import type { Wallet } from './Wallet.ts';

/** Koinu in one DOGE. */
export const DOGE = 100_000_000n;

/** A wallet with money on it, at home. */
export interface RichWallet {
  readonly phone: Phone;
  readonly wallet: Wallet;
  readonly words: readonly string[];
  readonly address: string;
}

/** Something that is thrown away after a test. */
interface Disposable {
  dispose(): Promise<void>;
}

/** What the tests of one file share. */
export interface Household {
  readonly sandbox: SandboxServer;
  /** a phone that is thrown away after the test */
  buyPhone(options?: PhoneOptions): Promise<Phone>;
  /** has something thrown away after the test, when it was looked through */
  keep<Kept extends Disposable>(thing: Kept): Kept;
  /** a new phone with a wallet that nobody used before. @param amount - koinu that it has, confirmed */
  openRich(amount: bigint, options?: PhoneOptions): Promise<RichWallet>;
}

/** Sets up a file's tests. */
export function keepHousehold(): Household {
  const sandbox = new SandboxServer(station().first);
  const kept: Disposable[] = [];
  beforeEach(() => sandbox.reset());
  afterEach(async () => {
    try {
      await expectNoLeaks();
    } finally {
      await Promise.all(kept.splice(0).map((thing) => thing.dispose()));
    }
  });
  const keep = <Kept extends Disposable>(thing: Kept): Kept => {
    kept.push(thing);
    return thing;
  };
  const buyPhone = async (options: PhoneOptions = {}) => keep(await Phone.buy(options));
  const openMade = async (options: PhoneOptions): Promise<RichWallet> => {
    const known = madeFor(options);
    const phone = keep(await Phone.buy(options, known?.kept));
    const wallet = await phone.open();
    if (known === undefined) return { phone, wallet, ...(await makeFor(options, phone, wallet)) };
    wallet.told.phrases.push(known.words);
    await wallet.unlock();
    await wallet.isHome();
    return { phone, wallet, ...known };
  };
  const openRich = async (amount: bigint, options: PhoneOptions = {}) => {
    const { phone, wallet, words, address } = await openMade(options);
    await sandbox.faucet(address, amount);
    await wallet.hasBalance(amount);
    return { phone, wallet, words, address };
  };
  return { sandbox, keep, buyPhone, openRich };
}

/** An address of nobody in particular on regtest, to pay to. */
export const STRANGER = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';
