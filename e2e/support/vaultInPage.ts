/** A page's vault, called from a test as if it were local. */
import type { Page } from 'playwright';
import { Fault, type FaultKind } from '../../src/domain/fault.ts';
import type { Vault, VaultStage } from '../../src/ports/Vault.ts';

type Method = Exclude<keyof Vault, 'exists'>;

/** Stands for a listener, which cannot be passed to the page. */
const LISTENER = '(listener)';

type PageAnswer = { readonly stages: VaultStage[]; readonly exists: boolean } & (
  | { readonly value: unknown }
  | { readonly fault: { readonly kind: FaultKind; readonly message: string } }
);

/** Runs in the page: faults and stages are returned as values. */
async function callInPage([method, given, listener]: [Method, unknown[], string]): Promise<PageAnswer> {
  const stages: VaultStage[] = [];
  const note = (stage: VaultStage) => stages.push(stage);
  const call = globalThis.vault[method] as (...all: unknown[]) => Promise<unknown>;
  try {
    const value = await call(...given.map((one) => (one === listener ? note : one)));
    await new Promise((resolve) => setTimeout(resolve, 0));
    return { value, stages, exists: globalThis.vault.exists() };
  } catch (thrown) {
    const { kind, message } = thrown as Fault;
    return { fault: { kind, message }, stages, exists: globalThis.vault.exists() };
  }
}

const isListener = (one: unknown): one is (stage: VaultStage) => void => typeof one === 'function';

/** The vault of a page that has one. */
export async function vaultOf(page: Page): Promise<Vault> {
  let exists = await page.evaluate(() => globalThis.vault.exists());
  const call = async (method: Method, all: readonly unknown[]): Promise<unknown> => {
    const given = all.map((one) => (isListener(one) ? LISTENER : one));
    const answer = await page.evaluate(callInPage, [method, given, LISTENER] as [Method, unknown[], string]);
    exists = answer.exists;
    for (const stage of answer.stages) all.find(isListener)?.(stage);
    if (!('fault' in answer)) return answer.value;
    const { kind, message } = answer.fault;
    throw new Fault(kind, message.replace(`${kind}: `, ''));
  };
  const methods = {
    get: (_: object, name: string) => {
      // a promise that resolves to this must not treat it as a promise
      if (name === 'then') return undefined;
      return name === 'exists' ? () => exists : (...all: unknown[]) => call(name as Method, all);
    },
  };
  return new Proxy({}, methods) as Vault;
}
