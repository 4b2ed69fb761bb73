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

const isObject = (value: unknown): value is SocketParams =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** @returns null for what a server ends the connection for: no JSON, no object, an id or a method that is no text */
export function readRequest(text: string): SocketRequest | null {
  try {
    const request: unknown = JSON.parse(text);
    if (!isObject(request)) return null;
    const { id = '', method = '', params } = request;
    if (!isText(id) || !isText(method)) return null;
    // what is null is there, and has no fields
    if (params === null) return { id, method, params: {} };
    return { id, method, params: isObject(params) ? params : null };
  } catch {
    return null;
  }
}

/** What is asked, word for word, whatever the id. */
export const questionOf = ({ method, params }: SocketRequest): string =>
  params === null ? method : `${method} ${JSON.stringify(params)}`;
