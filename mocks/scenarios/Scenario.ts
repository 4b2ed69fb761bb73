/** What a scenario is. */
import type { SandboxControl } from '../sandbox/control.ts';

/** Brings a sandbox into a state, for the owner of an address. */
export type Scenario = (control: SandboxControl, address: string) => void;
