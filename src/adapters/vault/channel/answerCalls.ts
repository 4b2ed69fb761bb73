/**
 * The worker's end of the channel. Any script in the page can send anything here: only listed methods are answered, with arguments
 * that were checked and copied, and no path, function or port is taken from a message.
 */

import * as v from 'valibot';
import { Fault } from '../../../domain/fault.ts';
import type { StageListener } from '../../../ports/Vault.ts';
import { ARGUMENT } from '../calls/argumentSchemas.ts';
import { METHOD_NAMES, METHODS, type MethodName } from '../calls/methods.ts';
import type { KeyService } from '../worker/keyService.ts';
import type { Answer, LineEnd, ReplyMessage } from './messages.ts';

const schemaOf = (name: MethodName): v.GenericSchema<unknown, readonly unknown[]> =>
  v.strictTuple(METHODS[name].takes.map((argument) => ARGUMENT[argument]));

/** The schema of each method's arguments: exactly as many as it takes. */
export const ARGUMENTS = Object.fromEntries(METHOD_NAMES.map((name) => [name, schemaOf(name)])) as Readonly<
  Record<MethodName, v.GenericSchema<unknown, readonly unknown[]>>
>;

const startSchema = v.strictObject({ user: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

const callSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  method: v.picklist(METHOD_NAMES),
  given: v.pipe(v.array(v.unknown()), v.maxLength(8)),
});

/** An unexpected error's message may contain a secret: only its name leaves the worker. */
function faultAnswer(thrown: unknown): Answer<never> {
  if (thrown instanceof Fault) {
    return { ok: false, kind: thrown.kind, detail: thrown.message.slice(`${thrown.kind}: `.length) };
  }
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  return { ok: false, kind: 'worker-failed', detail: `the key worker threw ${name}` };
}

type Method = (...given: readonly unknown[]) => unknown;

/** @throws {Fault} `rejected` for arguments the method doesn't take; their values are not repeated */
function checked(method: MethodName, given: readonly unknown[]): readonly unknown[] {
  const parsed = v.safeParse(ARGUMENTS[method], given);
  if (parsed.success) return parsed.output;
  throw new Fault('rejected', `the key worker does not take these arguments of ${method}`);
}

/**
 * Answers calls over a channel. Messages that aren't calls are ignored.
 *
 * @param furnish - creates the worker of one user; called once, by the first start message
 */
export function answerCalls(line: LineEnd, furnish: (user: string) => KeyService): void {
  let service: KeyService | null = null;

  const reply = (message: ReplyMessage): void => line.postMessage(message);

  const work = async (
    method: MethodName,
    given: readonly unknown[],
    onStage: StageListener,
  ): Promise<unknown> => {
    if (service === null) throw new Fault('worker-failed', 'the key worker was not started');
    const open = service;
    return Reflect.apply(open[method] as Method, open, [...checked(method, given), onStage]);
  };

  const answer = async ({ id, method, given }: v.InferOutput<typeof callSchema>): Promise<void> => {
    const made = await work(method, given, (stage) => reply({ id, stage })).then(
      (value): Answer<unknown> => ({ ok: true, value }),
      faultAnswer,
    );
    reply({ id, answer: made });
  };

  line.addEventListener('message', ({ data }) => {
    const call = v.safeParse(callSchema, data);
    if (call.success) return void answer(call.output);
    const start = v.safeParse(startSchema, data);
    if (start.success) service ??= furnish(start.output.user);
  });
}
