// Slow test cases, with reasons. More than 20 s without a reason is a bug.
const SLOW_SECONDS = 20;
const SHOWN = 10;

/** Reasons, by a part of the case's full name. For people, not asserted: a busy machine makes any case slow. */
const REASONS = {
  'a wallet of two of three': 'three phones make a wallet each, and one together',
  'receives, sends a part to a second wallet': 'two phones, with motion, and the memory of both is searched',
  'makes a wallet and sends in a frame': 'each key is pressed by itself',
  'asks on one phone, signs on another': 'two phones look at each other’s codes, frame by frame',
  'opens a wallet of five accounts': 'five accounts are made by hand',
  'is offered, and used when': 'all files of the app are kept twice',
  'finds the vault again after the password':
    'the app dies three times, and opens behind its password each time',
  'two Blockbooks behind': 'two health checks, three seconds apart, have to find that a node is gone',
  'opens with one of the two when': 'the password is changed, with a key derived each time the app dies',
  'sends from 400 coins of different': 'four hundred transactions are fetched and hashed',
  'brings a wallet to another phone': 'two phones, and the memory of both is searched',
  'leaves no secret in storages': 'the memory is searched at each step',
  'Journeys/Security Password Words And Backup':
    'the longest way through the settings, with a password derived at each step',
  'sends once, though the indexer goes down': 'four times it waits until a server counts as silent',
  'makes the sixth password wait': 'seven passwords are derived, and the app is killed between them',
  'pays a bill once when': 'a whole browser dies and starts again, behind its password',
  'sends from 400 coins over requests alone': 'as slowly as a new server allows',
  'keeps the bytes from everybody else': 'it waits until a relay counts as silent',
  ...Object.fromEntries(
    [
      ...['leads through three steps', 'plays a stuck transfer', 'plays a look-alike', 'plays a drawing'],
      ...['has a shop', 'gives codes to'],
    ].map((part) => [part, 'each phone on the desk gets the app in hundreds of single modules']),
  ),
  'is looked at on twelve screens': 'each screen comes to rest first',
};

const reasonOf = (name) => Object.entries(REASONS).find(([part]) => name.includes(part))?.[1];

/** Lines about the slowest cases of a run. @param {readonly { name: string, seconds: number }[]} cases */
export function slowest(cases) {
  const rows = [...cases].sort((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  return rows.map(({ name, seconds }) => {
    const why = seconds < SLOW_SECONDS ? '' : `: ${reasonOf(name) ?? 'NO REASON GIVEN (.ci/slowCases.mjs)'}`;
    return `${seconds.toFixed(1).padStart(6)} s  ${name.slice(0, 100)}${why}`;
  });
}
