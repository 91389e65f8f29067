import type { Check } from './check.ts';
import { lacksConfirmation } from './credentials.ts';
import type { Cell, CheckResult } from './run-check.ts';
import { EXCHANGE_CHECK, OPENING_CHECK, RECORD_CHECK, type Session } from './session.ts';

/** What a run reads before its first check. */
const OPENING = [
  'getCaller',
  'getTreasury',
  'getClock',
  'listEvents',
  'getEffectiveConfiguration',
  'getDeveloperFees',
];

interface Standing extends Pick<Check, 'name' | 'title' | 'source'> {
  /** All operations, if it names none. */
  readonly operations?: readonly string[];
}

const SENTENCES: readonly Standing[] = [
  {
    name: OPENING_CHECK,
    title: 'The account of a key, its clock, its newest event and its configuration can be read',
    source: 'decision',
    operations: OPENING,
  },
  {
    name: EXCHANGE_CHECK,
    title:
      'Every response has a documented status, content type, headers and body, and what breaks the contract is refused',
    source: 'decision',
  },
  {
    name: RECORD_CHECK,
    title: 'Every record adds up by itself, belongs to its caller, and never changes where it must not',
    source: 'decision',
  },
];

/** Why an operation was never called: people are invited, and so are there to sign in, by a confirmation alone. */
function reasonOf(session: Session, operation: string): string {
  const isOfUsers = session.console?.operations.has(operation) === true;
  const needsConfirmation = isOfUsers || session.contract.operations.get(operation)?.needsStepUp === true;
  const lack = needsConfirmation ? lacksConfirmation(session.credentials) : undefined;
  return lack ?? 'it was never called';
}

/** How the checks came out that no check tries alone: what is read first, and what stands over every exchange. */
export function standingResults(session: Session): CheckResult[] {
  return SENTENCES.map(({ operations, ...sentence }) => {
    const check: Check = { ...sentence, appliesTo: () => true, run: async () => undefined };
    const broken = new Set(
      session.failures.filter((failure) => failure.check === check.name).map(({ operation }) => operation),
    );
    const users = check.name === EXCHANGE_CHECK ? (session.console?.operations.keys() ?? []) : [];
    const all = [...session.contract.operations.keys(), ...users];
    const ids = operations === undefined ? all : all.filter((id) => operations.includes(id));
    const cells = ids.map((operation): Cell => {
      if (broken.has(operation)) return { operation, check: check.name, outcome: 'broken' };
      if (session.seenStatuses.has(operation)) return { operation, check: check.name, outcome: 'held' };
      return { operation, check: check.name, outcome: 'not tried', reason: reasonOf(session, operation) };
    });
    const others = [...broken].filter((id) => !ids.includes(id));
    return {
      check,
      cells: [
        ...cells,
        ...others.map((operation): Cell => ({ operation, check: check.name, outcome: 'broken' })),
      ],
      durationMs: 0,
    };
  });
}
