/** Everyday words that once had a private meaning here, and the words of the field that took their place. */

/** A word that no exported name and no file name holds. */
interface RefusedWord {
  /** as it stands in a name, in small letters */
  readonly word: string;
  /** what to say instead */
  readonly instead: string;
}

const refused = (instead: string, ...words: readonly string[]): readonly RefusedWord[] =>
  words.map((word) => ({ word, instead }));

/** One word for one thing. */
export const REFUSED_WORDS: readonly RefusedWord[] = [
  ...refused('request, spec', 'errand', 'wish', 'wishes', 'wished'),
  ...refused('reported, notify', 'told', 'tell', 'tells'),
  ...refused('verified', 'believe', 'believed'),
  ...refused('cache, query, store', 'book', 'books'),
  ...refused('probe, status, view, content', 'look', 'looks', 'looked', 'looking'),
  ...refused('keyOps', 'craft'),
  ...refused('kdf, keyDerivation', 'stretch', 'stretcher'),
  ...refused('remembered', 'stay', 'stays', 'staying', 'stayed'),
  ...refused('unlockState', 'door'),
  ...refused('worker, service, capacity', 'room', 'rooms'),
  ...refused('lazy, preload', 'late', 'defer', 'deferred', 'foresee', 'breathe'),
  ...refused('summary, screen, container', 'face', 'faces'),
  ...refused('amount, number, avatar', 'figure', 'figures'),
  ...refused('recipient', 'receiver', 'receivers'),
  ...refused('err, rejected, rejection', 'refuse', 'refusal', 'refusals'),
  ...refused('status, trust', 'standing', 'standings'),
  ...refused('index, position, location, context', 'place', 'places'),
  ...refused('persisted, stored, cached', 'kept'),
  ...refused('storage, cache, archive', 'shelf', 'shelves', 'shelved'),
  ...refused('activity, transfer', 'move', 'moves'),
  ...refused('conflict', 'rival', 'rivals'),
  ...refused('fixture, scenario, sandbox', 'household', 'station', 'world', 'worlds'),
  ...refused('asset, item', 'thing', 'things'),
  ...refused('untrusted, foreign', 'strange'),
  ...refused('unresolved', 'loose'),
  ...refused('timeout', 'patience'),
  ...refused('max, min', 'most', 'least'),
  ...refused('services, sources', 'around'),
];

/** Names in which such a word is the field's own: addresses that look alike, a price that moves. */
const WORDS_OF_THE_FIELD = /look-?alikes?|price-?move/i;

/** The words of a name, in small letters: `listOf`, `LIST_OF` and `list-of` are `list` and `of`. */
export const wordsOfName = (name: string): readonly string[] =>
  name
    .replace(WORDS_OF_THE_FIELD, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

const INSTEAD = new Map(REFUSED_WORDS.map(({ word, instead }) => [word, instead]));

/** What is wrong with a name, one text for each refused word in it. */
export const refusedIn = (name: string): readonly string[] =>
  wordsOfName(name).flatMap((word) => {
    const instead = INSTEAD.get(word);
    return instead === undefined ? [] : [`${name}: not “${word}”, but ${instead}`];
  });

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm;

/** The names that a source exports. */
export const exportedNames = (source: string): readonly string[] =>
  Array.from(source.matchAll(EXPORTED), ([, name]) => name ?? '');
