/** What a world is. */
import type { SandboxControl } from '../sandbox/control.ts';

/** Brings a sandbox into a state, for the owner of an address. */
export type World = (control: SandboxControl, address: string) => void;
