import { keyValueContract } from '../../src/ports/contracts/KeyValue.contract.ts';
import { createMemoryKeyValue } from './memoryKeyValue.ts';

keyValueContract('the KeyValue in memory', () => {
  const values = new Map<string, string>();
  return {
    store: createMemoryKeyValue(values),
    reopen: () => createMemoryKeyValue(values),
    otherPerson: () => null,
    close: () => undefined,
  };
});
