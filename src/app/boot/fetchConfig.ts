/** Asks the host for its configuration. The page begins to load it together with the first script. */
import { type AppConfig, readVariables } from '../config.ts';
import { CONFIG_FILE, ConfigError, readConfigFile, requireServers } from '../configFile.ts';

const TIMEOUT_MS = 10_000;

/** A host that has no such file answers so, or with its first page, as for any path. The page of a proxy that fails is neither. */
const isAbsent = ({ status, ok }: Response, text: string): boolean =>
  status === 404 || status === 410 || (ok && /^\s*</.test(text));

/** Only the page's own host says which servers are asked. */
const isElsewhere = ({ redirected, url }: Response): boolean =>
  redirected && new URL(url).origin !== globalThis.location?.origin;

/**
 * What the host says over what the build says.
 *
 * @throws {ConfigError} when what it says is wrong
 * @throws {Error} when it does not answer
 */
export async function fetchConfig(): Promise<AppConfig> {
  const built = readVariables(import.meta.env);
  const url = `${import.meta.env.BASE_URL}${CONFIG_FILE}`;
  const ask = async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    if (isElsewhere(answer)) return { text, isElsewhere: true };
    const isGone = isAbsent(answer, text);
    if (!answer.ok && !isGone) throw new Error(`the host answers ${answer.status}`);
    return { text: isGone ? null : text, isElsewhere: false };
  };
  // a connection that breaks once is not a host that is gone
  const found = await ask()
    .catch(ask)
    .catch((cause: unknown) => {
      throw new Error(`error loading ${CONFIG_FILE}`, { cause });
    });
  if (found.isElsewhere) throw new ConfigError('the file', 'must not be sent on to another host');
  const config = found.text === null ? built : readConfigFile(found.text, built);
  return requireServers(config, globalThis.location.origin);
}
