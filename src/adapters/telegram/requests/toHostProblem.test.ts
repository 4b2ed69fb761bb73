// @vitest-environment happy-dom
/** Every error class of the SDK has a kind, and so has every error of specification §8. */
import * as sdk from '@telegram-apps/sdk-react';
import { number, object, parse, pipe, string, transform } from 'valibot';
import { describe, expect, it } from 'vitest';
import { HOST_PROBLEM_KINDS, type HostProblemKind } from '../../../domain/host/HostProblem.ts';
import { type HostQuestion, toHostProblem } from './toHostProblem.ts';

type ErrorClass = new (...args: never[]) => Error;

/** The error classes the SDK exports. */
const CLASSES = Object.entries(sdk as Readonly<Record<string, unknown>>).filter(
  (entry): entry is [string, ErrorClass] => /^[A-Z]\w*Error$/.test(entry[0]),
);

const KIND_OF: Readonly<Record<string, HostProblemKind>> = {
  AccessDeniedError: 'denied',
  CSSVarsBoundError: 'failed',
  CancelledError: 'cancelled',
  ConcurrentCallError: 'busy',
  FullscreenFailedError: 'failed',
  FunctionUnavailableError: 'unsupported',
  InvalidArgumentsError: 'invalid-value',
  InvalidEnvError: 'outside',
  InvalidLaunchParamsError: 'launch-unreadable',
  InvokeCustomMethodError: 'failed',
  LaunchParamsRetrieveError: 'launch-unreadable',
  MethodParameterUnsupportedError: 'unsupported',
  MethodUnsupportedError: 'unsupported',
  NotAvailableError: 'unsupported',
  SetEmojiStatusError: 'failed',
  ShareMessageError: 'failed',
  TimeoutError: 'timeout',
  UnknownEnvError: 'outside',
  UnknownThemeParamsKeyError: 'unexpected-value',
};

const named = (name: string, message = ''): Error => Object.assign(new Error(message), { name });

/** Constructed as the SDK does, whatever the arguments. */
const made = (Thrown: ErrorClass): Error => Reflect.construct(Thrown, [[], 'cause']) as Error;

function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
}

describe('an error of the SDK', () => {
  it('is of a class that the table below has', () => {
    expect(CLASSES.length).toBeGreaterThanOrEqual(19);
    expect(CLASSES.map(([name]) => name).sort()).toEqual(Object.keys(KIND_OF).sort());
  });

  it.each(CLASSES)('%s has its kind', (name, Thrown) => {
    expect(toHostProblem(made(Thrown))).toEqual({ kind: KIND_OF[name] });
  });

  it.each<[HostQuestion, string, HostProblemKind]>([
    ['popup', 'ConcurrentCallError', 'popup-open'],
    ['scanner', 'ConcurrentCallError', 'scanner-open'],
    ['biometry', 'ConcurrentCallError', 'biometry-busy'],
    ['link', 'ConcurrentCallError', 'busy'],
    ['popup', 'InvalidArgumentsError', 'invalid-popup'],
    ['link', 'InvalidArgumentsError', 'invalid-link'],
    ['scanner', 'InvalidArgumentsError', 'invalid-value'],
  ])('about a %s, %s, is %s', (question, name, kind) => {
    expect(toHostProblem(named(name), question)).toEqual({ kind });
  });

  it.each<[string, HostProblemKind]>([
    ["Unable to call the popup.show() method: it can't be called outside Mini Apps", 'outside'],
    [
      'Unable to call the f() function: the SDK was not initialized. Use the SDK init() function',
      'not-mounted',
    ],
    ['Unable to call the a.b() method: the component is unmounted. Use the a.mount() method', 'not-mounted'],
    ['Unable to call the f() function: it is unsupported in Mini Apps version 6.0', 'unsupported'],
    ['Unable to call the f() function: option rgb is not supported in Mini Apps version 6.1', 'unsupported'],
  ])('%s', (message, kind) => {
    expect(toHostProblem(new sdk.FunctionUnavailableError(message))).toEqual({ kind });
  });

  it('about a payload says what is wrong with it', () => {
    const shape = object({ status: string() });
    expect(toHostProblem(caught(() => parse(shape, { status: 1 })))).toEqual({ kind: 'unexpected-type' });
    const json = pipe(
      string(),
      transform((text): unknown => JSON.parse(text)),
    );
    expect(toHostProblem(caught(() => parse(json, '{')))).toEqual({ kind: 'unreadable' });
    expect(toHostProblem(caught(() => parse(number(), 'x')))).toEqual({ kind: 'unexpected-type' });
    expect(toHostProblem(named('ValiError'))).toEqual({ kind: 'unexpected-value' });
  });

  it('that is none of them has failed, and a caller that gave up has given up', () => {
    expect(toHostProblem('text')).toEqual({ kind: 'failed' });
    expect(toHostProblem(new Error('wow'))).toEqual({ kind: 'failed' });
    expect(toHostProblem(new DOMException('gone', 'AbortError'))).toEqual({ kind: 'aborted' });
  });
});

it('every kind stands once in the list', () => {
  expect(new Set(HOST_PROBLEM_KINDS).size).toBe(HOST_PROBLEM_KINDS.length);
});
