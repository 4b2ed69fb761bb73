/** Installs the engines given as arguments: runs during builds, before the journeys need them. */
import { type EngineName, findEngine } from './findEngines.ts';

for (const name of process.argv.slice(2) as EngineName[]) {
  const found = await findEngine(name);
  if (!('engine' in found)) process.stdout.write(`${found.name}: not run: ${found.why}\n`);
}
