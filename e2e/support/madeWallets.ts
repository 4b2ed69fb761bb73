/** Wallets that were made by hand once, and are put on other phones of their kind from then on: making one takes long. */
import type { KeptOnPhone, Phone, PhoneOptions } from './Phone.ts';
import type { Wallet } from './Wallet.ts';

/** A wallet as its phone kept it, with its words. */
export interface MadeWallet {
  readonly kept: KeptOnPhone;
  readonly words: readonly string[];
  readonly address: string;
}

/** By what their phones are like; one worker's, for all its files. */
const made = new Map<string, MadeWallet>();

const kindOf = ({ screen: _, ...kind }: PhoneOptions): string => JSON.stringify(kind);

/** The wallet for a phone like this; undefined while none was made. */
export const madeFor = (options: PhoneOptions): MadeWallet | undefined => made.get(kindOf(options));

/** Makes a wallet by hand on a new phone, remembers what the phone kept, and ends at home. */
export async function makeFor(options: PhoneOptions, phone: Phone, wallet: Wallet): Promise<MadeWallet> {
  const words = await wallet.create();
  const address = await wallet.address();
  await wallet.openSettings();
  await wallet.lockNow();
  const result = { kept: await phone.copyKept(), words, address };
  made.set(kindOf(options), result);
  await wallet.unlock();
  await wallet.pressBack();
  await wallet.isHome();
  return result;
}
