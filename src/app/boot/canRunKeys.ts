/**
 * Whether this browser supports what keys require: WebAssembly for the curve, and a worker to hold them. Apple's Lockdown Mode and some web
 * views have neither; without this check, it would fail only after the user chose a password.
 */
export const canRunKeys = (scope: object): boolean =>
  ['WebAssembly', 'Worker'].every((name) => name in scope);
