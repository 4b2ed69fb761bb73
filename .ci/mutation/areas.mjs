/**
 * What is mutated, area by area, and which tests may kill a mutant of it.
 *
 * A folder is judged by the tests beside it: a rule that only a test of a store or a journey holds counts as not held.
 * `without`: tests that try thousands of cases for seconds. They are left out, so that a rule has to be held by an example too.
 * `isIsolated`: its tests freeze intrinsics or keep a module's state, so that each file needs a process of its own.
 */
export const AREAS = {
  'domain/amount': { mutate: ['src/domain/amount/**/*.ts'], tests: ['src/domain/amount/**/*.test.ts'] },
  'domain/keys': {
    mutate: ['src/domain/keys/**/*.ts'],
    tests: ['src/domain/keys/**/*.test.ts'],
    without: ['src/domain/keys/otherLibraries.test.ts'],
  },
  'domain/drc20': {
    mutate: ['src/domain/drc20/**/*.ts'],
    tests: ['src/domain/drc20/**/*.test.ts'],
    without: ['src/domain/drc20/**/*.properties.test.ts', 'src/domain/drc20/*.sandbox.test.ts'],
  },
  'domain/tx': {
    mutate: ['src/domain/tx/**/*.ts'],
    tests: ['src/domain/tx/**/*.test.ts'],
    without: ['src/domain/tx/protection.test.ts', 'src/domain/tx/*.sandbox.test.ts'],
  },
  'vault/envelope': {
    mutate: [
      'src/adapters/vault/{records/envelope,records/sealing,records/backupFile,kdf/kdf,kdf/passwordGate,kdf/tries,records/quickWrap}.ts',
    ],
    tests: [
      'src/adapters/vault/{records/envelope,records/sealing,records/backupFile,kdf/kdf,kdf/passwordGate,kdf/tries,records/quickWrap,vectors}.test.ts',
      'src/adapters/vault/worker/{keyService,keyServicePasswords,keyServiceQuickUnlock,keyServiceDamage}.test.ts',
    ],
    isIsolated: true,
  },
  'vault/worker': {
    mutate: [
      'src/adapters/vault/keyOps/{signRequest,signTokenRequest,signRecoveryRequest,signText,spendingKeys}.ts',
      'src/adapters/vault/{worker/keyService,client/workerCalls,client/WorkerConnection}.ts',
      'src/adapters/vault/{calls,channel}/*.ts',
    ],
    // `adapters/vault/client/workerVault.test.ts` holds the worker against the contract of a vault, over the line whose two ends
    // these files are.
    tests: [
      'src/adapters/vault/{keyOps,calls,channel}/*.test.ts',
      'src/adapters/vault/client/{workerCalls,workerVault}.test.ts',
    ],
    isIsolated: true,
  },
  'stores/send': {
    mutate: ['src/stores/send/**/*.ts'],
    tests: ['src/stores/send/**/*.test.ts'],
    without: ['src/stores/send/rejectedLiar.test.ts', 'src/stores/send/token/killing.test.ts'],
  },
  dogeconnect: {
    mutate: ['src/domain/dogeconnect/*.ts', 'src/adapters/dogeconnect/*.ts'],
    tests: ['src/domain/dogeconnect/*.test.ts', 'src/adapters/dogeconnect/*.test.ts'],
    without: ['src/adapters/dogeconnect/vectors.test.ts'],
  },
  psbt: {
    mutate: ['src/domain/psbt/*.ts'],
    tests: ['src/domain/psbt/*.test.ts'],
  },
};
