import { parseJson, type Json } from '../json/json.ts';

/** A request as it came in at the suite's receiver, with its body to the byte. */
export interface ReceivedRequest {
  readonly method: string;
  readonly target: string;
  readonly httpVersion: string;
  /** By lower-case name, one item for each time that the header was sent. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly body: Buffer;
  /** When it was there as a whole, on this machine's clock: milliseconds since 1970. */
  readonly receivedAt: number;
}

/** The only value of a header; undefined if it was not sent, or more than once. */
export function onlyHeader({ headers }: ReceivedRequest, name: string): string | undefined {
  const values = headers.get(name);
  return values?.length === 1 ? values[0] : undefined;
}

/** The event in a request's body; undefined if the body is no JSON. */
export function eventIn({ body }: ReceivedRequest): Json | undefined {
  return parseJson(body.toString('utf8'));
}
