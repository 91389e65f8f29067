/** Answers that no caller can bring about from outside, and why. */
export interface NotProvoked {
  readonly status: string;
  readonly operations: 'every' | readonly string[];
  readonly reason: string;
}

/**
 * The only answers that may be left out. The list may shrink and never grow for an operation that is there: whoever
 * finds a way to provoke one of them takes it out, and an entry that no longer matches anything fails the run.
 */
export const NOT_PROVOKED: readonly NotProvoked[] = [
  {
    status: '500',
    operations: 'every',
    reason: 'it is the answer to a fault of the server, and no request may cause one',
  },
  {
    status: '503',
    operations: 'every',
    reason: 'the database or a provider would have to fail, which no request can make it do',
  },
];

/** Why an answer is left out; undefined if it must be provoked. */
export function reasonToSkip(operationId: string, status: string): string | undefined {
  return NOT_PROVOKED.find((entry) => matches(entry, operationId, status))?.reason;
}

export function matches(entry: NotProvoked, operationId: string, status: string): boolean {
  if (entry.status !== status) return false;
  return entry.operations === 'every' || entry.operations.includes(operationId);
}
