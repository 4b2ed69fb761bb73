/** Types into the history's search. */
import { autorun, runInAction } from 'mobx';
import { numberedAddress } from '../mocks/builders/keys.ts';
import { entryFinder } from '../src/containers/wallet/foundEntries.ts';
import { formatDoge } from '../src/domain/amount/formatDoge.ts';
import type { HistoryEntry } from '../src/domain/history/HistoryEntry.ts';
import type { PersonalName } from '../src/domain/session/personalName.ts';
import { growingLines } from '../src/screens/wallet/History/historyLines.ts';
import { MAX_CONTACTS } from '../src/stores/contacts/ContactsStore.ts';
import type { Chart } from './chart.ts';
import { longAccount, readToEnd } from './longAccount.ts';
import { longChain } from './longHistory.ts';
import { spreadOf, workOf } from './statistics.ts';

const SIZES = [1_000, 4_000, 10_000];
const CONTACTS = [50, 150, MAX_CONTACTS];
const AT_CONTACTS = 10_000;
const SEEDS = [1, 2, 3];
const ROUNDS = 3;

/** Typed letter by letter: part of a name, of an address, an amount, a text without results. */
const TYPED = ['fr', 'dab', '1041', 'zzzz'].flatMap((word) =>
  Array.from(word, (_, end) => word.slice(0, end + 1)),
);

const ALONE = {};

/** One searchable text per entry: the baseline of a search. */
function plainTexts(entries: readonly HistoryEntry[]): readonly string[] {
  const textOf = ({ counterparts, txid, amount }: HistoryEntry) =>
    `${counterparts.join()} ${txid} ${formatDoge(amount)}`.toLowerCase();
  return entries.map(textOf);
}

interface Times {
  readonly bare: number[];
  readonly kennel: number[];
}

/** Types all texts into a history of one size. */
async function typeAll(size: number, contacts: number, times: Times, seed: number): Promise<void> {
  const app = longAccount(longChain(seed, size, 0));
  await readToEnd(app);
  const { tx, contacts: people } = app.stores;
  runInAction(() => {
    people.list = Array.from({ length: contacts }, (_, index) => ({
      address: numberedAddress(index + 1),
      name: `Friend ${index}` as PersonalName,
      addedAtMs: index,
    }));
  });
  const [find, linesOf] = [entryFinder(), growingLines()];
  const stop = autorun(() => void linesOf(find(app.stores), ALONE));
  const texts = plainTexts(tx.history.entries);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const sought of TYPED) {
      const bare = workOf(() => void texts.filter((text) => text.includes(sought)));
      const kennel = workOf(() => tx.history.cache.view.setSought(sought));
      if (round === 0) continue;
      times.bare.push(bare);
      times.kennel.push(kennel);
    }
  }
  stop();
}

async function chartOf(
  sizes: readonly number[],
  given: (size: number) => readonly [entries: number, contacts: number],
  heading: Pick<Chart, 'title' | 'about' | 'aim' | 'sizes'>,
): Promise<Chart> {
  const found: (Times & { readonly size: number })[] = [];
  for (const size of sizes) {
    const times = { bare: [], kennel: [], size };
    for (const seed of SEEDS) await typeAll(...given(size), times, seed);
    found.push(times);
  }
  const pointsOf = (of: 'bare' | 'kennel') =>
    found.map(({ size, ...times }) => ({ size, ...spreadOf(times[of]) }));
  return {
    ...heading,
    unit: 'ms',
    series: [
      { name: 'includes() over prepared texts', points: pointsOf('bare') },
      { name: 'Kennel', points: pointsOf('kennel') },
    ],
  };
}

/** Types letter by letter into histories of several lengths, with few and many contacts. */
export async function benchSearch(): Promise<readonly Chart[]> {
  const about =
    'From the letter to the laid-out lines of what is found, through the stores: the processor’s time in Node, on made-up histories of three accounts; without drawing, which is the same for a dozen rows and for thousands.';
  return [
    await chartOf(SIZES, (size) => [size, MAX_CONTACTS], {
      title: 'A letter is typed into the history’s search',
      about,
      sizes: 'entries',
      aim: 'within 16 ms for 10,000 entries',
    }),
    await chartOf(CONTACTS, (contacts) => [AT_CONTACTS, contacts], {
      title: 'The same with more contacts',
      about,
      sizes: 'contacts',
      aim: 'no growth with contacts',
    }),
  ];
}
