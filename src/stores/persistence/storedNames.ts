/**
 * Property names on disk that differ from those in the code: names of specification §3 and of earlier versions, needed as long as
 * old records exist. Used nowhere else.
 */

/** Names on disk by names in the code, at any depth of a slice. */
type Names = Readonly<Record<string, string>>;

const STORED_NAMES: Readonly<Record<string, Names>> = {
  accounts: { name: 'alianName', standardFilter: 'currentNetwork' },
  keyrings: { name: 'alianName' },
  session: { persisted: 'kept', remembered: 'stay' },
  draft: { isRecipientGood: 'isReceiverGood' },
  tokenDraft: { isRecipientGood: 'isReceiverGood' },
  transactions: { rejection: 'refusal' },
  tokenTransfers: { position: 'place' },
};

/** Property values on disk that differ, in the slices of our own transfers: written by earlier versions. */
const STORED_VALUES: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  transactions: { stage: { rejected: 'refused' } },
  tokenTransfers: { stage: { rejected: 'refused' } },
};

interface Renaming {
  readonly names: Names;
  readonly values: Readonly<Record<string, Names>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Own properties only: a record may be keyed by any text, even `constructor`. */
const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function renamed(value: unknown, renaming: Renaming, property = ''): unknown {
  if (typeof value === 'string') return entryOf(entryOf(renaming.values, property) ?? {}, value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, renaming));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      entryOf(renaming.names, name) ?? name,
      renamed(part, renaming, name),
    ]),
  );
}

const inverse = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([here, onDisk]) => [onDisk, here]));

const inverseValues = (values: Renaming['values']): Renaming['values'] =>
  Object.fromEntries(Object.entries(values).map(([property, names]) => [property, inverse(names)]));

function rewritten(slice: string, json: string, from: (renaming: Renaming) => Renaming): string {
  const names = STORED_NAMES[slice];
  if (names === undefined) return json;
  return JSON.stringify(renamed(JSON.parse(json), from({ names, values: STORED_VALUES[slice] ?? {} })));
}

/** Renames a slice's JSON for the disk. */
export const toStored = (slice: string, json: string): string =>
  rewritten(slice, json, (renaming) => renaming);

/** Renames a slice's JSON for the code. @throws {SyntaxError} when it is not JSON */
export const fromStored = (slice: string, json: string): string =>
  rewritten(slice, json, ({ names, values }) => ({ names: inverse(names), values: inverseValues(values) }));
