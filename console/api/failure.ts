import type { components } from '../../generated/api.ts';

type Refusal = components['schemas']['ErrorResponse'];

/** The code of a call that the service did not answer. */
const UNREACHABLE = 'unreachable';

/** A call that was refused, or not answered. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: string;
  /** 0 without an answer. */
  readonly status: number;
  readonly requestId: string | null;
  readonly details: readonly components['schemas']['ErrorDetail'][];
  /** Whether the service has stored this answer under the idempotency key. */
  readonly isStored: boolean;
  /** Null if the answer names no time. */
  readonly retryAfterSeconds: number | null;

  /** @param response undefined if there was no answer */
  constructor(response: Response | undefined, refusal: Partial<Refusal>) {
    super(refusal.message ?? 'The service could not be reached.');
    this.code = refusal.code ?? UNREACHABLE;
    this.status = response?.status ?? 0;
    this.requestId = refusal.requestId ?? response?.headers.get('x-request-id') ?? null;
    this.details = refusal.details ?? [];
    this.isStored = response?.headers.has('idempotent-replayed') ?? false;
    const seconds = response?.headers.get('retry-after');
    this.retryAfterSeconds = seconds == null ? null : Number(seconds);
  }
}

/** A proxy on the way may answer with anything. */
async function readRefusal(response: Response): Promise<Partial<Refusal>> {
  try {
    return (await response.json()) as Partial<Refusal>;
  } catch {
    return { message: `The service answered ${response.status}, and not in its own words.` };
  }
}

export async function failureOf(response: Response): Promise<Failure> {
  return new Failure(response, await readRefusal(response));
}
