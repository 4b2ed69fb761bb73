// Chooses controls from arguments: money as a decimal, instants as dates, the state of a view as a choice.

import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { isFields, toEditable } from './editable.ts';
import { statesOf } from './states.ts';

const MONEY = /\b(?:bigint|Koinu|FeeRate|TokenUnits|TokenPrice)\b/;
const RECORD_OR_LIST = /[{[<]/;
const TEXT_OR_NOTHING = /^(?:(?:string|DogeAddress|Txid) \| null|null \| (?:string|DogeAddress|Txid))$/;

/** Whether it is an instant, milliseconds since 1970, and not a duration. */
const isInstant = (name: string, value: unknown): boolean =>
  /(?:^now|^at|[a-z](?:At|Now)|since|until|[a-z])Ms$/i.test(name) &&
  typeof value === 'number' &&
  value > 1e12;

/** The type as written in the source. */
const writtenType = ({ type, table }: InputType): string =>
  (typeof type === 'object' && 'raw' in type ? type.raw : undefined) ?? String(table?.type?.summary ?? '');

const isMoney = (value: unknown, written: string): boolean =>
  typeof value === 'bigint' ||
  (typeof value !== 'object' && MONEY.test(written) && !RECORD_OR_LIST.test(written)) ||
  (value === null && MONEY.test(written) && !RECORD_OR_LIST.test(written));

const scalar = (name: 'string' | 'number' | 'boolean', required: boolean) =>
  ({ control: { type: name === 'string' ? 'text' : name }, type: { name, required } }) as const;

type Control = Pick<InputType, 'control' | 'options' | 'type' | 'description'> & {
  readonly isMoney?: boolean;
};

/** Whether only a type's name is known, or that it is a union. */
const isVague = ({ type }: InputType): boolean =>
  typeof type === 'object' && ['other', 'union', 'intersection'].includes(type.name);

/** Whether the panel can serialize a value: not faults or elements that contain money, for example. */
function canBeWritten(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value) && !isFields(value)) return false;
  try {
    JSON.stringify(toEditable({ value }));
    return true;
  } catch {
    return false;
  }
}

/** A control chosen by the value, where Storybook would show an object. */
function plainControl(value: unknown, argType: InputType, required: boolean): Control | undefined {
  if (!canBeWritten(value)) return { control: false };
  // a type that was inferred from the value, or is written out, has its control already
  if (!isVague(argType)) return undefined;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return scalar(typeof value as 'string' | 'number' | 'boolean', required);
  }
  if (value === null && TEXT_OR_NOTHING.test(writtenType(argType))) return scalar('string', required);
  return undefined;
}

function controlFor(
  name: string,
  value: unknown,
  argType: InputType,
  states: readonly string[],
): Control | undefined {
  const required = typeof argType.type === 'object' && argType.type.required === true;
  if (name === 'status' && states.length > 1) {
    return {
      control: { type: 'select' },
      options: states,
      description: 'the state of the view, with all that belongs to it',
    };
  }
  if (isMoney(value, writtenType(argType))) {
    const description = [argType.description, 'written as DOGE'].filter(Boolean).join('; ');
    return { ...scalar('string', required), description, isMoney: true };
  }
  if (isInstant(name, value)) return { control: { type: 'date' } };
  return plainControl(value, argType, required);
}

const LONGEST = 48;

/** The part of Storybook's docgen that is used. */
interface Docgen {
  readonly props?: Readonly<Record<string, { readonly description?: string }>>;
}
const docgenOf = (component: unknown): Docgen =>
  ((component ?? {}) as { readonly __docgenInfo?: Docgen }).__docgenInfo ?? {};

/** The columns next to a control. */
type Table = NonNullable<InputType['table']>;

const DEFAULT = /\s*@default (.+)$/;

/** The default: taken from the comment; an optional flag without one is off. */
function defaultOf({ type, table }: InputType, comment: string): Table['defaultValue'] {
  const [, written] = DEFAULT.exec(comment) ?? [];
  if (written !== undefined) return { summary: written };
  const isFlag = typeof type === 'object' && type.name === 'boolean' && !type.required;
  return table?.defaultValue ?? (isFlag && !/\babsent\b/.test(comment) ? { summary: 'false' } : undefined);
}

/** The written type, and the default. */
function tableFor(argType: InputType, value: unknown, comment: string): Table {
  const written = typeof value === 'bigint' ? moneyType(argType) : writtenType(argType);
  const line = written.replace(/\s+/g, ' ');
  const summary = line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
  const type = line === '' ? undefined : { summary, ...(summary === line ? {} : { detail: written }) };
  const defaultValue = defaultOf(argType, comment);
  return { ...argType.table, ...(type && { type }), ...(defaultValue && { defaultValue }) };
}

/** Storybook's docgen does not know `bigint`. */
function moneyType(argType: InputType): string {
  const written = writtenType(argType);
  return MONEY.test(written) ? written : 'bigint';
}

const withoutDefault = ({ description }: InputType): Pick<InputType, 'description'> =>
  description === undefined ? {} : { description: description.replace(DEFAULT, '') };

/** Chooses a control for every argument. */
export const describeControls: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const states = statesOf(component);
  const docs = docgenOf(component);
  const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])];
  const described = names.map((name) => {
    const argType: InputType = argTypes[name] ?? {};
    const value: unknown = initialArgs[name];
    const table = tableFor(argType, value, docs.props?.[name]?.description ?? '');
    const described = { ...argType, ...withoutDefault(argType), table };
    return [
      name,
      typeof value === 'function'
        ? described
        : { ...described, ...controlFor(name, value, described, states) },
    ];
  });
  return Object.fromEntries(described);
};
