/** One test's phones and their sandbox: a new chain before each test, nothing left running after it. */
import { afterEach, beforeEach } from 'vitest';
import { keepFailure } from './keepFailure.ts';
import { expectNoLeaks, forgetJourney } from './leaks.ts';
import { type PersistedOnPhone, Phone, type PhoneOptions } from './Phone.ts';
import { testPorts } from './ports.ts';
import { expectNoRejections } from './rejections.ts';
import { madeFor, makeFor, type Owner } from './reusedWallets.ts';
import { SandboxServer } from './SandboxServer.ts';
import type { Wallet } from './Wallet.ts';

/** Koinu in one DOGE. */
export const DOGE = 100_000_000n;

/** A wallet, at home. */
export interface OwnedWallet {
  readonly phone: Phone;
  readonly wallet: Wallet;
  readonly words: readonly string[];
  readonly address: string;
}

export interface HomeOptions extends PhoneOptions {
  /** the wallet's owner: each has their own */
  readonly owner?: Owner;
  /** run on the phone before the app is opened */
  readonly prepare?: (phone: Phone) => Promise<void>;
}

interface Disposable {
  dispose(): Promise<void>;
}

/** Shared by one file's tests. */
export interface Fixture {
  readonly sandbox: SandboxServer;
  /** declares that this test's phones exceed a default Blockbook's limits */
  meanRejections(): void;
  /** a phone that is disposed after the test */
  buyPhone(options?: PhoneOptions): Promise<Phone>;
  /** disposes something after the test's checks */
  keep<Kept extends Disposable>(thing: Kept): Kept;
  /** a new phone with an unused, empty wallet */
  openHome(options?: HomeOptions): Promise<OwnedWallet>;
  /** the same with a balance. @param amount - confirmed, koinu */
  openRich(amount: bigint, options?: HomeOptions): Promise<OwnedWallet>;
}

export interface FixtureOptions {
  /** whether animations run on all its phones. @default false */
  readonly hasMotion?: boolean;
  /** whether the address index lags like a real Blockbook's. @default false */
  readonly hasIndexLag?: boolean;
}

export function createFixture({ hasMotion = false, hasIndexLag = false }: FixtureOptions = {}): Fixture {
  const sandbox = new SandboxServer(testPorts().first);
  const kept: Disposable[] = [];
  const phones: Phone[] = [];
  let isRejectionMeant = false;
  beforeEach(async () => {
    isRejectionMeant = false;
    await sandbox.reset();
    if (hasIndexLag) await sandbox.lag();
  });
  afterEach(async ({ task }) => {
    try {
      if (task.result?.state === 'fail') {
        forgetJourney();
        throw new Error(await keepFailure(task, phones, sandbox));
      }
      await expectNoLeaks({ inHeap: task.tags?.includes('heap') ?? false });
      if (!isRejectionMeant) await expectNoRejections();
    } finally {
      phones.length = 0;
      await Promise.all(kept.splice(0).map((thing) => thing.dispose()));
    }
  });
  const meanRejections = () => {
    isRejectionMeant = true;
  };
  const keep = <Kept extends Disposable>(thing: Kept): Kept => {
    kept.push(thing);
    return thing;
  };
  const buy = async (options: PhoneOptions, state?: PersistedOnPhone) => {
    const phone = keep(await Phone.buy({ hasMotion, ...options }, state));
    phones.push(phone);
    return phone;
  };
  const buyPhone = (options: PhoneOptions = {}) => buy(options);
  const openHome = async (given: HomeOptions = {}): Promise<OwnedWallet> => {
    const { owner = 'me', prepare, ...options } = given;
    const known = madeFor(options, owner);
    const phone = await buy(options, known?.kept);
    await prepare?.(phone);
    const wallet = await phone.open();
    if (known === undefined) return { phone, wallet, ...(await makeFor(options, owner, phone, wallet)) };
    wallet.secrets.phrases.push(known.words);
    await wallet.unlock();
    await wallet.isHome();
    return { phone, wallet, ...known };
  };
  const openRich = async (amount: bigint, options: HomeOptions = {}) => {
    const { phone, wallet, words, address } = await openHome(options);
    await sandbox.faucet(address, amount);
    await wallet.hasBalance(amount);
    return { phone, wallet, words, address };
  };
  return { sandbox, meanRejections, keep, buyPhone, openHome, openRich };
}

/** A recipient on regtest without a role in any journey. */
export const STRANGER = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';
