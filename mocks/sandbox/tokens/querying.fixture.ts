/** Queries a sandbox's token servers like a wallet. */
import type { SandboxControl } from '../control.ts';

/** Queries a Dogeuni index. @param path - begins with `/v4` */
export async function queryDogeuni(
  control: SandboxControl,
  path: string,
  question: object = {},
  service: 'dogeuni' | 'dogeuni2' = 'dogeuni',
): Promise<unknown> {
  return JSON.parse(await queryText(control, `/${service}${path}`, 'POST', JSON.stringify(question)));
}

/** Queries the inscription index. @param path - with its query */
export async function queryOrd(control: SandboxControl, path: string): Promise<unknown> {
  return JSON.parse(await queryText(control, `/ord${path}`));
}

/** Any request; returns the response's text. @throws {Error} when there is none */
export async function queryText(
  control: SandboxControl,
  pathAndQuery: string,
  method = 'GET',
  body = '',
): Promise<string> {
  const { pathname: path, searchParams: query } = new URL(pathAndQuery, 'http://sandbox');
  const served = await control.tokens.serve({ method, path, query, body });
  if (served.kind !== 'reply') throw new Error(served.kind);
  const { body: answer } = served.reply;
  return typeof answer === 'string' ? answer : new TextDecoder().decode(answer);
}

/** A Dogeuni response's rows. */
export async function rowsOf(
  control: SandboxControl,
  path: string,
  question: object = {},
): Promise<readonly unknown[]> {
  const { data } = (await queryDogeuni(control, path, question)) as { data: readonly unknown[] | null };
  return data ?? [];
}
