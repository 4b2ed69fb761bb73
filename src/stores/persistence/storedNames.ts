/**
 * What properties are called on disk, where that differs from what they are called here: names of specification §3 and of
 * earlier versions, which stay as long as records do. Nothing else knows them.
 */

/** Names on disk by names here, at whatever depth of a slice. */
type Names = Readonly<Record<string, string>>;

const STORED_NAMES: Readonly<Record<string, Names>> = {
  accounts: { name: 'alianName', standardFilter: 'currentNetwork' },
  keyrings: { name: 'alianName' },
  session: { persisted: 'kept', remembered: 'stay' },
  draft: { isRecipientGood: 'isReceiverGood' },
  tokenDraft: { isRecipientGood: 'isReceiverGood' },
  transactions: { rejection: 'refusal' },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function renamed(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [names[name] ?? name, renamed(part, names)]),
  );
}

const inverse = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([here, onDisk]) => [onDisk, here]));

/** A slice's JSON under the names that it has on disk. */
export function toStored(slice: string, json: string): string {
  const names = STORED_NAMES[slice];
  return names === undefined ? json : JSON.stringify(renamed(JSON.parse(json), names));
}

/** A slice's JSON under the names that it has here. @throws {SyntaxError} when it is none */
export function fromStored(slice: string, json: string): string {
  const names = STORED_NAMES[slice];
  return names === undefined ? json : JSON.stringify(renamed(JSON.parse(json), inverse(names)));
}
