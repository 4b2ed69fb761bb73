/** Migrates records of older versions: one pure step from each version to the next. */

/** The stored record: the JSON of each slice, by name. */
export type Slices = Readonly<Record<string, string>>;

/** The current version. */
export const RECORD_VERSION = 5;

type Migration = (slices: Slices) => Slices;
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes each object in a list; other shapes stay as they are, for their store to check. */
const each = (value: unknown, change: (item: Fields) => Fields): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (isFields(item) ? change(item) : item)) : value;

/** Changes all owners' slices with this name. */
const inSlices = (slices: Slices, name: string, change: (slice: Fields) => Fields): Slices =>
  Object.fromEntries(
    Object.entries(slices).map(([key, json]) => {
      const slice: unknown = key.endsWith(`/${name}`) ? JSON.parse(json) : null;
      return [key, isFields(slice) ? JSON.stringify(change(slice)) : json];
    }),
  );

/** All keys were compressed. */
const withKeyForm = (account: Fields): Fields => ({ ...account, keyForm: 'compressed' });

/** All keyrings came from words without a passphrase; the path was the account's, and meant its receiving chain. */
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

/** Adds key forms and keyring origins. */
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
 * Transfers, drafts and answered requests left the record: code that reads them moves them to entries. An older Kennel wouldn't
 * find them there, and must not open the record without them.
 */
const fromVersion2: Migration = (slices) => slices;

/**
 * A number style is stored only if the user chose it. `point` was also stored by default: it becomes the language's style, which is
 * the same in English. All other styles were chosen.
 */
const fromVersion3: Migration = (slices) =>
  inSlices(slices, 'preferences', ({ numberStyle, ...slice }) => ({
    ...slice,
    chosenNumberStyle: numberStyle === 'comma' || numberStyle === 'space' ? numberStyle : null,
  }));

/**
 * Adds frozen coins, and contacts from a file. An older Kennel knows neither: it would spend the former and trust the latter, and
 * must not open such a record.
 */
const fromVersion4: Migration = (slices) => slices;

/** The step from each older version to the next. */
const MIGRATIONS: ReadonlyMap<number, Migration> = new Map([
  [1, fromVersion1],
  [2, fromVersion2],
  [3, fromVersion3],
  [4, fromVersion4],
]);

/** Whether a record of this version can be read here: not newer or unknown ones. */
export const isKnownVersion = (version: number): boolean =>
  version === RECORD_VERSION || MIGRATIONS.has(version);

/** Migrates slices of a known version to the current one. */
export function migrate(slices: Slices, version: number): Slices {
  const step = MIGRATIONS.get(version);
  return step === undefined ? slices : migrate(step(slices), version + 1);
}
