/** Brings records of older versions up to date: one pure step for each version, from it to the next. */

/** What is stored: the JSON of each slice, by its name. */
export type Slices = Readonly<Record<string, string>>;

/** The version that is written. */
export const RECORD_VERSION = 5;

type Migration = (slices: Slices) => Slices;
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes each of the objects in a list; what has another shape stays as it is, for its store to judge. */
const each = (value: unknown, change: (item: Fields) => Fields): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (isFields(item) ? change(item) : item)) : value;

/** Changes the slices of every owner that are called `name`. */
const inSlices = (slices: Slices, name: string, change: (slice: Fields) => Fields): Slices =>
  Object.fromEntries(
    Object.entries(slices).map(([key, json]) => {
      const slice: unknown = key.endsWith(`/${name}`) ? JSON.parse(json) : null;
      return [key, isFields(slice) ? JSON.stringify(change(slice)) : json];
    }),
  );

/** All keys were compressed. */
const withKeyForm = (account: Fields): Fields => ({ ...account, keyForm: 'compressed' });

/** All keyrings were made of words without a passphrase; the path was the account's, and its receiving chain was meant. */
const withOrigin = (keyring: Fields): Fields => ({
  ...keyring,
  accounts: each(keyring.accounts, withKeyForm),
  hdPath:
    keyring.type === 'hd' && typeof keyring.hdPath === 'string' ? `${keyring.hdPath}/0` : keyring.hdPath,
  origin: keyring.type === 'hd' ? 'phrase' : '',
  hasPassphrase: false,
  backedUpAtMs: null,
});

const changed = (value: unknown, change: (fields: Fields) => Fields): unknown =>
  isFields(value) ? change(value) : value;

/** Keys may be of two forms, and keyrings of several origins. */
function fromVersion1(slices: Slices): Slices {
  const accounts = inSlices(slices, 'accounts', (slice) => ({
    ...slice,
    accounts: each(slice.accounts, withKeyForm),
    current: changed(slice.current, withKeyForm),
  }));
  return inSlices(accounts, 'keyrings', (slice) => ({
    ...slice,
    keyrings: each(slice.keyrings, withOrigin),
    current: changed(slice.current, withOrigin),
  }));
}

/**
 * Transfers, drafts and answered requests left the record: whoever reads it moves them into entries. An older Kennel would not find
 * them there, and must not open without them.
 */
const fromVersion2: Migration = (slices) => slices;

/**
 * A style of numbers is kept only where somebody chose it. `point` was kept where nobody had, too: it becomes that of the language, which
 * writes the same in English. Any other one was a choice.
 */
const fromVersion3: Migration = (slices) =>
  inSlices(slices, 'preferences', ({ numberStyle, ...slice }) => ({
    ...slice,
    chosenNumberStyle: numberStyle === 'comma' || numberStyle === 'space' ? numberStyle : null,
  }));

/**
 * Coins may be frozen, and contacts may come from a file. An older Kennel knows neither: it would spend the one and trust the other,
 * and must not open such a record.
 */
const fromVersion4: Migration = (slices) => slices;

/** The step that leads away from each older version. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map([
  [1, fromVersion1],
  [2, fromVersion2],
  [3, fromVersion3],
  [4, fromVersion4],
]);

/** Whether a record of this version can be read here: newer ones and what never existed cannot. */
export const isKnownVersion = (version: number): boolean =>
  version === RECORD_VERSION || MIGRATIONS.has(version);

/** Brings slices of a known version up to date. */
export function migrate(slices: Slices, version: number): Slices {
  const step = MIGRATIONS.get(version);
  return step === undefined ? slices : migrate(step(slices), version + 1);
}
