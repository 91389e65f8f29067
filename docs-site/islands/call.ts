import { rootOf } from './root.ts';

/** A request of this tab to the service that the page comes from. */
export interface Call {
  readonly method: string;
  /** From the address of the service. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answered {
  readonly status: number;
  readonly requestId: string | null;
  /** Undefined if it is no JSON. */
  readonly value: unknown;
  /** As a page shows it. */
  readonly text: string;
}

/** A new one for each request: with an old one it would be a replay. */
export const freshKey = (): string => crypto.randomUUID();

function textOf(type: string, text: string): Pick<Answered, 'value' | 'text'> {
  if (!type.startsWith('application/json')) {
    const isShown = type.startsWith('text/') || type.startsWith('application/x-ndjson');
    return { value: undefined, text: isShown ? text : `A body of ${type || 'no type'}.` };
  }
  const value = JSON.parse(text) as unknown;
  return { value, text: JSON.stringify(value, null, 2) };
}

/** @throws TypeError if the service cannot be reached */
export async function call({ method, path, headers, body }: Call): Promise<Answered> {
  const answer = await fetch(new URL(path.slice(1), rootOf(location)), {
    method,
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    requestId: answer.headers.get('X-Request-Id'),
    ...textOf(answer.headers.get('Content-Type') ?? '', text),
  };
}
