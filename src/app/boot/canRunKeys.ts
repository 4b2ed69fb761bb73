/**
 * Whether this browser has what keys are made and used with: WebAssembly for the curve, and a worker to hold them. Apple's Lockdown
 * Mode and some web views have neither; asked for later, it would fail after somebody chose a password.
 */
export const canRunKeys = (scope: object): boolean =>
  ['WebAssembly', 'Worker'].every((name) => name in scope);
