/** Two preferences on Telegram's servers. Anyone with access to the user's Telegram account can read them: nothing else is stored there. */
import { Fault } from '../../../domain/fault.ts';
import type { HostProblem } from '../../../domain/host/HostProblem.ts';
import type { KeyValue } from '../../../ports/KeyValue.ts';
import { fieldOf } from '../bridge/bridge.ts';
import { CLOUD_TIMEOUT_MS } from '../bridge/timeouts.ts';
import type { ServerCall } from './serverMethods.ts';

/** The allowed keys. */
export const CLOUD_KEYS: readonly string[] = ['language', 'currency'];

/** Codes like `en`, `pt-BR` or `usd`: too short for any secret. */
const VALUE = /^[A-Za-z0-9-]{1,12}$/;

function faultOf({ kind }: HostProblem): Fault {
  const fault = kind === 'timeout' ? 'timeout' : 'storage-blocked';
  return new Fault(fault, `Telegram's cloud storage: ${kind}`);
}

function checkKey(key: string): void {
  if (!CLOUD_KEYS.includes(key)) throw new RangeError(`not a preference for the cloud: ${key}`);
}

/** @throws {RangeError} from each method, for a key or value that isn't a preference */
export function createCloudPreferences(call: ServerCall): KeyValue {
  const asked = async (method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const answer = await call(method, params, CLOUD_TIMEOUT_MS);
    if (!answer.ok) throw faultOf(answer.problem);
    return answer.value;
  };
  return {
    async get(key) {
      checkKey(key);
      const value = fieldOf(await asked('getStorageValues', { keys: [key] }), key);
      // Anything in the user's account may have written it: as untrusted as any outside text.
      return typeof value === 'string' && VALUE.test(value) ? value : null;
    },
    async set(key, value) {
      checkKey(key);
      if (!VALUE.test(value)) throw new RangeError('not a preference');
      await asked('saveStorageValue', { key, value });
    },
    async remove(key) {
      checkKey(key);
      await asked('deleteStorageValues', { keys: [key] });
    },
  };
}
