/** A client's message over Blockbook's WebSocket. */

/** Any JSON values. */
export type SocketParams = Readonly<Record<string, unknown>>;

export interface SocketRequest {
  readonly id: string;
  readonly method: string;
  /** null when there are none */
  readonly params: SocketParams | null;
}

const isObject = (value: unknown): value is SocketParams =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** @returns null for a message that makes the server close the connection: no JSON object, or an id or method that is no text */
export function readRequest(text: string): SocketRequest | null {
  try {
    const request: unknown = JSON.parse(text);
    if (!isObject(request)) return null;
    const { id = '', method = '', params } = request;
    if (!isText(id) || !isText(method)) return null;
    // null counts as present, without fields
    if (params === null) return { id, method, params: {} };
    return { id, method, params: isObject(params) ? params : null };
  } catch {
    return null;
  }
}

/** The request's text without its id. */
export const questionOf = ({ method, params }: SocketRequest): string =>
  params === null ? method : `${method} ${JSON.stringify(params)}`;
