/** Phones of one test, and the sandbox they live on: a fresh chain before each test, nothing left running after it. */
import { afterEach, beforeEach } from 'vitest';
import { Phone, type PhoneOptions } from './Phone.ts';
import { FIRST_PORT } from './places.ts';
import { SandboxServer } from './SandboxServer.ts';
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

/** What the tests of one file share. */
export interface Household {
  readonly sandbox: SandboxServer;
  /** a phone that is thrown away after the test */
  buyPhone(options?: PhoneOptions): Promise<Phone>;
  /** a new phone with a new wallet. @param amount - koinu that it has, confirmed */
  openRich(amount: bigint, options?: PhoneOptions): Promise<RichWallet>;
}

/** Sets up a file's tests. */
export function keepHousehold(): Household {
  const sandbox = new SandboxServer(FIRST_PORT);
  const phones: Phone[] = [];
  beforeEach(() => sandbox.reset());
  afterEach(async () => {
    await Promise.all(phones.splice(0).map((phone) => phone.dispose()));
  });
  const buyPhone = async (options: PhoneOptions = {}) => {
    const phone = await Phone.buy(options);
    phones.push(phone);
    return phone;
  };
  const openRich = async (amount: bigint, options: PhoneOptions = {}) => {
    const phone = await buyPhone(options);
    const wallet = await phone.open();
    const words = await wallet.create();
    const address = await wallet.address();
    await sandbox.faucet(address, amount);
    await wallet.hasBalance(amount);
    return { phone, wallet, words, address };
  };
  return { sandbox, buyPhone, openRich };
}

/** An address of nobody in particular on regtest, to pay to. */
export const STRANGER = 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8';
