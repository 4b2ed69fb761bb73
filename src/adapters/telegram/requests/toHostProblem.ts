/** Maps the SDK's errors to problems that have a message: the SDK's own are for developers, and some are empty. */
import type { HostProblem, HostProblemKind } from '../../../domain/host/HostProblem.ts';

/** The kind of request, when the error alone doesn't show it. */
export type HostQuestion = 'popup' | 'scanner' | 'biometry' | 'link';

/** The SDK's error classes by their names at run time; `FunctionUnavailableError` has another name. */
const KINDS: Readonly<Record<string, HostProblemKind>> = {
  AbortError: 'aborted',
  AccessDeniedError: 'denied',
  CancelledError: 'cancelled',
  CSSVarsBoundError: 'failed',
  FullscreenFailedError: 'failed',
  InvalidEnvError: 'outside',
  InvalidLaunchParamsError: 'launch-unreadable',
  InvokeCustomMethodError: 'failed',
  LaunchParamsRetrieveError: 'launch-unreadable',
  MethodParameterUnsupportedError: 'unsupported',
  MethodUnsupportedError: 'unsupported',
  NotAvailableError: 'unsupported',
  SetEmojiStatusError: 'failed',
  ShareMessageError: 'failed',
  SyntaxError: 'unreadable',
  TimeoutError: 'timeout',
  TypeError: 'unexpected-type',
  UnknownEnvError: 'outside',
  UnknownThemeParamsKeyError: 'unexpected-value',
  ValiError: 'unexpected-value',
};

const BUSY: Readonly<Record<HostQuestion, HostProblemKind>> = {
  popup: 'popup-open',
  scanner: 'scanner-open',
  biometry: 'biometry-busy',
  link: 'busy',
};

const INVALID: Readonly<Record<HostQuestion, HostProblemKind>> = {
  popup: 'invalid-popup',
  scanner: 'invalid-value',
  biometry: 'invalid-value',
  link: 'invalid-link',
};

/** For this error only the message distinguishes the causes. */
function unavailable(message: string): HostProblemKind {
  if (message.includes('outside Mini Apps')) return 'outside';
  return message.includes('mount') || message.includes('not initialized') ? 'not-mounted' : 'unsupported';
}

function issueOf(cause: Error): HostProblemKind {
  const issues: unknown = Reflect.get(cause, 'issues');
  const [issue] = Array.isArray(issues) ? issues : [];
  if (issue?.kind === 'schema') return 'unexpected-type';
  return issue?.type === 'check' || issue?.type === 'raw_transform' ? 'unreadable' : 'unexpected-value';
}

function kindOf(cause: Error, question: HostQuestion | undefined): HostProblemKind {
  switch (cause.name) {
    case 'FunctionNotAvailableError':
      return unavailable(cause.message);
    case 'ConcurrentCallError':
      return question === undefined ? 'busy' : BUSY[question];
    case 'InvalidArgumentsError':
      return question === undefined ? 'invalid-value' : INVALID[question];
    case 'ValiError':
      return issueOf(cause);
    default:
      return KINDS[cause.name] ?? 'failed';
  }
}

/** @param question - the kind of request: some error classes are shared by several */
export function toHostProblem(thrown: unknown, question?: HostQuestion): HostProblem {
  return { kind: thrown instanceof Error ? kindOf(thrown, question) : 'failed' };
}
