/** A client's message over Blockbook's WebSocket. */

/** Parameters of a request: anything that JSON can say. */
export type SocketParams = Readonly<Record<string, unknown>>;

/** A request. */
export interface SocketRequest {
  readonly id: string;
  readonly method: string;
  /** null when there are none */
  readonly params: SocketParams | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** @returns null for what a server ends the connection for: no JSON, no object, an id or a method that is no text */
export function readRequest(text: string): SocketRequest | null {
  try {
    const { id = '', method = '', params } = JSON.parse(text);
    if (!isText(id) || !isText(method)) return null;
    const isObject = typeof params === 'object' && params !== null && !Array.isArray(params);
    return { id, method, params: isObject ? params : null };
  } catch {
    return null;
  }
}

/** What is asked, word for word, whatever the id. */
export const questionOf = ({ method, params }: SocketRequest): string =>
  params === null ? method : `${method} ${JSON.stringify(params)}`;
