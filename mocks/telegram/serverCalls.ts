/** Telegram's servers behind a fake host: cloud storage of a bot and person, and the shared contact. */
import type { HostEvent } from './hostAnswers.ts';
import type { HostState } from './hostState.ts';
import { asParams, type Params, textOf } from './params.ts';

type Values = Readonly<Record<string, string>>;
type Served = readonly [values: Values, answer: { readonly result: unknown } | { readonly error: string }];

const keysOf = (params: Params): readonly string[] =>
  Array.isArray(params.keys) ? params.keys.map(String) : [];

const only = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

const without = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** The contact in the servers' format; its number is not assigned. */
const CONTACT = new URLSearchParams({
  contact: JSON.stringify({ user_id: 1, phone_number: '15550100', first_name: 'Shiba' }),
  auth_date: '1790000000',
  hash: 'fake-hash',
}).toString();

function serve(values: Values, hasContact: boolean, method: string, params: Params): Served {
  switch (method) {
    case 'getStorageKeys':
      return [values, { result: Object.keys(values) }];
    case 'getStorageValues':
      return [values, { result: only(values, keysOf(params)) }];
    case 'deleteStorageValues':
      return [without(values, keysOf(params)), { result: true }];
    case 'saveStorageValue':
      return [{ ...values, [textOf(params, 'key')]: textOf(params, 'value') }, { result: true }];
    case 'getRequestedContact':
      return [values, hasContact ? { result: CONTACT } : { error: 'CONTACT_NOT_FOUND' }];
    default:
      return [values, { error: 'UNKNOWN_METHOD' }];
  }
}

export function serverAnswer(state: HostState, params: Params): readonly [Partial<HostState>, HostEvent] {
  const { keeping, hasSharedContact } = state;
  const [cloud, answer] = serve(
    keeping.cloud,
    hasSharedContact,
    textOf(params, 'method'),
    asParams(params.params),
  );
  const event = { req_id: textOf(params, 'req_id'), ...answer };
  return [{ keeping: { ...keeping, cloud } }, ['custom_method_invoked', event]];
}
