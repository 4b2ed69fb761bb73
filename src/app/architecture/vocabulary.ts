/** Everyday words that once had a private meaning here, and the words of the field that took their place. */

/** A word that no exported name and no file name holds. */
interface BannedWord {
  /** as it stands in a name, in small letters */
  readonly word: string;
  /** what to say instead */
  readonly instead: string;
}

const banned = (instead: string, ...words: readonly string[]): readonly BannedWord[] =>
  words.map((word) => ({ word, instead }));

/** One word for one thing. */
export const BANNED_WORDS: readonly BannedWord[] = [
  ...banned('request, spec', 'errand', 'wish', 'wishes', 'wished'),
  ...banned('reported, notify', 'told', 'tell', 'tells'),
  ...banned('verified', 'believe', 'believed'),
  ...banned('cache, query, store', 'book', 'books'),
  ...banned('probe, status, view, content', 'look', 'looks', 'looked', 'looking'),
  ...banned('keyOps', 'craft'),
  ...banned('kdf, keyDerivation', 'stretch', 'stretcher'),
  ...banned('remembered', 'stay', 'stays', 'staying', 'stayed'),
  ...banned('unlockState', 'door'),
  ...banned('worker, service, capacity', 'room', 'rooms'),
  ...banned('lazy, preload', 'late', 'defer', 'deferred', 'foresee', 'breathe'),
  ...banned('summary, screen, container', 'face', 'faces'),
  ...banned('amount, number, avatar', 'figure', 'figures'),
  ...banned('recipient', 'receiver', 'receivers'),
  ...banned('err, rejected, rejection', 'refuse', 'refuses', 'refused', 'refusal', 'refusals'),
  ...banned('status, trust', 'standing', 'standings'),
  ...banned('index, position, location, context', 'place', 'places'),
  ...banned('persisted, stored, cached', 'kept'),
  ...banned('storage, cache, archive', 'shelf', 'shelves', 'shelved'),
  ...banned('activity, transfer', 'move', 'moves'),
  ...banned('conflict', 'rival', 'rivals'),
  ...banned('fixture, scenario, sandbox', 'household', 'station', 'world', 'worlds'),
  ...banned('asset, item', 'thing', 'things'),
  ...banned('untrusted, foreign', 'strange'),
  ...banned('unresolved', 'loose'),
  ...banned('timeout', 'patience'),
  ...banned('max, min', 'most', 'least', 'longest', 'furthest'),
  ...banned('services, sources', 'around', 'surroundings'),
  ...banned('search', 'sought'),
  ...banned('blocker, reporter', 'hindrance', 'teller', 'voice'),
  ...banned('retries', 'patient'),
];

/** Riddles for "reported", "verified" and "done". Things may be hard to tell apart. */
const RIDDLE = /\b(?:told|tells?|believ(?:e|es|ed)|comes? home)\b(?!.{0,20}\bapart\b)/i;

/** Comments that hold such a word. */
export const riddlesIn = (comments: readonly string[]): readonly string[] =>
  comments.filter((comment) => RIDDLE.test(comment.replaceAll(/\s+/g, ' ')));

const DECLARED = /\b(?:const|let|function) ([\w$]+)|\(([\w$]+)\) =>/g;

/** Local names made of such a word. */
export const riddlingNames = (source: string): readonly string[] =>
  [...source.matchAll(DECLARED)]
    .map(([, name, parameter]) => name ?? parameter ?? '')
    .filter((name) => wordsOfName(name).some((word) => RIDDLE.test(word)));

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

const INSTEAD = new Map(BANNED_WORDS.map(({ word, instead }) => [word, instead]));

/** What is wrong with a name, one text for each banned word in it. */
export const bannedIn = (name: string): readonly string[] =>
  wordsOfName(name).flatMap((word) => {
    const instead = INSTEAD.get(word);
    return instead === undefined ? [] : [`${name}: not “${word}”, but ${instead}`];
  });

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm;

/** The names that a source exports. */
export const exportedNames = (source: string): readonly string[] =>
  Array.from(source.matchAll(EXPORTED), ([, name]) => name ?? '');
