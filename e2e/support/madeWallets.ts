/** Wallets that were made by hand once, and are put on other phones of their kind from then on: making one takes long. */
import type { KeptOnPhone, Phone, PhoneOptions } from './Phone.ts';
import type { Wallet } from './Wallet.ts';

/** A wallet as its phone kept it, with its words. */
export interface MadeWallet {
  readonly kept: KeptOnPhone;
  readonly words: readonly string[];
  readonly address: string;
}

/** Who has a wallet: the person of the journey, or somebody else in it. */
export type Owner = 'me' | 'friend';

/** By what their phones are like and whose they are; one worker's, for all its files. */
const made = new Map<string, MadeWallet>();

const kindOf = ({ screen: _, ...kind }: PhoneOptions, owner: Owner): string => JSON.stringify([owner, kind]);

/** The wallet for a phone like this; undefined while none was made. */
export const madeFor = (options: PhoneOptions, owner: Owner): MadeWallet | undefined =>
  made.get(kindOf(options, owner));

/** Makes a wallet by hand on a new phone, remembers what the phone kept, and ends at home. */
export async function makeFor(
  options: PhoneOptions,
  owner: Owner,
  phone: Phone,
  wallet: Wallet,
): Promise<MadeWallet> {
  const words = await wallet.create();
  const address = await wallet.address();
  await wallet.openSettings();
  await wallet.lockNow();
  const result = { kept: await phone.copyKept(), words, address };
  made.set(kindOf(options, owner), result);
  await wallet.unlock();
  await wallet.pressBack();
  await wallet.isHome();
  return result;
}
