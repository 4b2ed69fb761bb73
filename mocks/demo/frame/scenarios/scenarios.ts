/** One-click stories: what each prepares, and where it opens the wallet. */
import { bombDrawing } from '../../../sandbox/tokens/hostileContents.ts';
import { IMPOSTOR } from '../../people.ts';
import { BILL } from '../codes/codes.ts';
import { order } from '../sandbox/sandboxClient.ts';

export type ScenarioName = 'stuck' | 'lookAlike' | 'killed' | 'picture';

export type ScenarioStep = 'begun' | 'turned' | 'over';

export interface Scenario {
  readonly name: string;
  /** what the visitor does or sees at each step */
  readonly says: Readonly<Record<ScenarioStep, string>>;
  /** the wallet's path */
  readonly path: string;
  readonly prepare: (address: string) => Promise<unknown>;
}

const nothing = async (): Promise<void> => undefined;

const paying = (text: string): string => `/tx-create?link=${encodeURIComponent(text)}`;

/** The payment of Moon Coffee's bill. */
export const BILL_PATH = paying(BILL);

/** The payment to its look-alike. */
export const DOUBLE_PATH = paying(`dogecoin:${IMPOSTOR}?amount=4.2`);

const TOKENS = '42000000000';

async function giveTokensAndSilence(address: string): Promise<void> {
  await order('tokens-give', { address, tick: 'UNIX', amount: TOKENS });
  await order('broadcast-lost', { mode: 'silence' });
}

/** In the order they are offered. */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  stuck: {
    name: 'Stuck transfer',
    says: {
      begun: 'Review and send this bill. The miners will leave it out.',
      turned: 'Five blocks went by without it. Go home, open the payment and press “Speed up”.',
      over: 'The faster payment is in a block, and the first one can never be.',
    },
    path: BILL_PATH,
    prepare: nothing,
  },
  lookAlike: {
    name: 'Look-alike',
    says: {
      begun: 'Pay Moon Coffee once, so that the wallet knows it. Its double comes next.',
      turned: 'This bill names an address with the same first and last letters. See what Kennel says.',
      over: 'The double was paid, against the warning.',
    },
    path: BILL_PATH,
    prepare: nothing,
  },
  killed: {
    name: 'Killed midway',
    says: {
      begun: 'Send some of these 420 UNIX to anybody. The phone dies between the two halves.',
      turned: 'Killed: one half is out, the other is not. Kennel finishes it by itself.',
      over: 'Both halves are out. Nothing was lost.',
    },
    path: '/drc20/send?token=drc-20%3AUNIX',
    prepare: giveTokensAndSilence,
  },
  picture: {
    name: 'Hostile picture',
    says: {
      begun: 'Somebody sent a drawing of 2 kB with hundreds of millions of shapes. Open “Files”.',
      turned: '',
      over: '',
    },
    path: '/',
    prepare: (address) =>
      order('file-give', { address, name: 'gift.svg', mime: 'image/svg+xml', text: bombDrawing() }),
  },
};
