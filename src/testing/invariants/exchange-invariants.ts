import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { operationsOf, type Books, type Exchange } from './books.ts';
import { minorOf, minorOfMoney, sumOf } from './minor-of.ts';

/** The newest movement before a batch, as the overview showed it. */
function newestBefore({ readings }: Books, batch: number): string | undefined {
  return readings[batch]?.recentMovements[0]?.id;
}

/** Of exchanges that had the tenant to themselves: those whose batch has left a movement behind. */
function thatMoved(books: Books, exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.filter(
    ({ alone, batch }) =>
      // Of a command with several steps only the first has the batch's beginning for its own.
      alone &&
      books.exchanges.filter((each) => each.batch === batch).length === 1 &&
      newestBefore(books, batch) !== newestBefore(books, batch + 1),
  );
}

function nameOf({ method, path, status, code }: Exchange): string {
  return `${method} ${path} (${status} ${code})`;
}

/** INV-13: the same request with the same key gets the first answer to the byte, and does nothing. */
export function replaysAreTheFirstAnswer(books: Books): string[] {
  const replays = books.exchanges.filter(({ form }) => form?.startsWith('replay'));
  const different = replays.filter(({ of, status, text, replayed }) => {
    const first = books.exchanges[of ?? -1];
    return !(first?.status === status && first.text === text && replayed);
  });
  return [
    ...different.map((each) => `${nameOf(each)} is not the answer that its key has`),
    ...thatMoved(books, replays).map((each) => `${nameOf(each)} moved money as a replay`),
  ];
}

/** INV-14: a key that was used cannot be used for something else, which does nothing. */
export function misusedKeysAreRefused(books: Books): string[] {
  const misused = books.exchanges.filter(({ form }) => form === 'misused key');
  return [
    ...misused
      .filter(({ code }) => code !== 'idempotency_key_reused')
      .map((each) => `${nameOf(each)} took a used key`),
    ...thatMoved(books, misused).map((each) => `${nameOf(each)} moved money with a used key`),
  ];
}

/** INV-15: of equal requests at once with one key one is carried out, and all that succeed have its answer. */
export function twinsAreOne(books: Books): string[] {
  const groups = new Map<string, Exchange[]>();
  for (const each of books.exchanges) {
    if (each.form !== 'twin') continue;
    const key = each.idempotencyKey ?? '';
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups].flatMap(([key, twins]) => {
    const definite = twins.filter(({ code }) => code !== 'idempotency_in_progress');
    const reference = twins[0]?.request?.['externalReference'];
    // A reference may be used anew once its operation has failed.
    const others = new Set(
      books.exchanges.filter(({ idempotencyKey }) => idempotencyKey !== key).map(({ reply }) => reply['id']),
    );
    const made = operationsOf(books).filter(
      ({ id, externalReference }) => externalReference === reference && (isOf(twins, id) || !others.has(id)),
    ).length;
    const due = definite.some(({ status }) => status < 400) ? 1 : 0;
    return new Set(definite.map(({ text }) => text)).size <= 1 && made === due
      ? []
      : [`the twins of "${key}" are ${made}`];
  });
}

function isOf(twins: readonly Exchange[], id: string): boolean {
  return twins.some(({ reply }) => reply['id'] === id);
}

/** INV-16: a key belongs to the tenant: whoever else uses it has a key of their own, which is new the first time. */
export function keysBelongToTheirTenant({ exchanges }: Books): string[] {
  const foreign = exchanges.filter(({ form }) => form === 'key of another tenant');
  return [...new Set(foreign.map(({ idempotencyKey }) => idempotencyKey))].flatMap((key) => {
    const uses = foreign.filter(({ idempotencyKey }) => idempotencyKey === key);
    const isNewOnce = uses.some(({ replayed, code }) => !replayed && code !== 'idempotency_key_reused');
    return isNewOnce ? [] : uses.map((each) => `${nameOf(each)} met the key of another tenant`);
  });
}

/** INV-17: a refusal leaves nothing behind: no movement, and no record of its reference. */
export function refusalsLeaveNothing(books: Books): string[] {
  const refused = books.exchanges.filter(
    ({ status, form }) => status >= 400 && form !== 'key of another tenant',
  );
  const used = new Set(
    books.exchanges
      .filter(({ status }) => status === 201)
      .map(({ request }) => request?.['externalReference']),
  );
  const existing = new Set<unknown>(operationsOf(books).map(({ externalReference }) => externalReference));
  const left = refused.filter(({ request }) => {
    const reference = request?.['externalReference'];
    return reference !== undefined && !used.has(reference) && existing.has(reference);
  });
  return [
    ...left.map((each) => `${nameOf(each)} left its record`),
    ...thatMoved(books, refused).map((each) => `${nameOf(each)} moved money`),
  ];
}

/** INV-18: every outcome is known, and one key has made one record at most. */
export function outcomesAreDefinite({ exchanges }: Books): string[] {
  const unknown = exchanges.filter(({ status }) => status >= 500);
  const made = new Map<string, Set<unknown>>();
  for (const { idempotencyKey, status, reply, form } of exchanges) {
    if (idempotencyKey === null || status !== 201 || form === 'key of another tenant') continue;
    made.set(idempotencyKey, (made.get(idempotencyKey) ?? new Set()).add(reply['id']));
  }
  return [
    ...unknown.map((each) => `${nameOf(each)} is no outcome`),
    ...[...made].flatMap(([key, ids]) => (ids.size > 1 ? [`the key ${key} made ${ids.size} records`] : [])),
  ];
}

/** INV-19: of payouts at once no more are approved than the money covers, and no fewer where money alone refused. */
export function nobodyOverspends(books: Books): string[] {
  const batches = [
    ...new Set(books.exchanges.filter(({ form }) => form === 'burst').map(({ batch }) => batch)),
  ];
  return batches.flatMap((batch) => {
    const burst = books.exchanges.filter((each) => each.batch === batch && each.form === 'burst');
    const reading = books.readings[batch];
    const balance = reading?.balances.find(({ asset }) => asset === 'AUD');
    const credit = reading?.configurations[0]?.limits.creditLimits.findLast(({ asset }) => asset === 'AUD');
    const funds = minorOf(balance?.available ?? '0', 'AUD') + minorOf(credit?.amount ?? '0', 'AUD');
    const debits = burst
      .filter(({ status }) => status === 201)
      .map(({ reply }) => minorOfMoney(reply['sourceDebit'] as { amount: string; currency: string }));
    const spent = sumOf(debits);
    if (debits.length > 0 && spent > funds) return [`batch ${batch} spent ${spent} of ${funds} cents`];
    const areAllForFunds = burst.every(({ status, code }) => status === 201 || code === 'insufficient_funds');
    const [each] = debits;
    if (!areAllForFunds || each === undefined) return [];
    const fitting = funds / each;
    const due = fitting < BigInt(burst.length) ? fitting : BigInt(burst.length);
    return BigInt(debits.length) === due ? [] : [`batch ${batch} approved ${debits.length} where ${due} fit`];
  });
}

/** INV-26: whoever has been told of a record finds it at once, in every process. */
export function writesAreReadAtOnce({ exchanges }: Books): string[] {
  return exchanges
    .filter(
      ({ readBack, reply }) =>
        readBack !== undefined && (readBack.status !== 200 || readBack.id !== reply['id']),
    )
    .map((each) => `${nameOf(each)} could not be read in another process`);
}

const MACHINES: Readonly<Record<string, keyof typeof STATE_MACHINES>> = {
  pay: 'payout',
  wdr: 'withdrawal',
  cnv: 'conversion',
  pin: 'payin',
  dep: 'deposit',
  quo: 'conversion_quote',
  evd: 'identity_evidence',
  ben: 'beneficiary',
  dst: 'destination',
  fin: 'funding_instrument',
};

function isReachable(
  machine: (typeof STATE_MACHINES)[keyof typeof STATE_MACHINES],
  from: string,
  to: string,
): boolean {
  const reached = new Set([from]);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const edge of machine.transitions)
      if (edge.from !== null && reached.has(edge.from)) reached.add(edge.to);
  }
  return reached.has(to);
}

/** Every status in which a record was seen, oldest first, with the batch that saw it. */
function sightings(books: Books): Map<string, { readonly batch: number; readonly status: string }[]> {
  const seen = new Map<string, { readonly batch: number; readonly status: string }[]>();
  const note = (batch: number, record: unknown): void => {
    const { id, status } = record as { id?: unknown; status?: unknown };
    if (typeof id !== 'string' || typeof status !== 'string') return;
    seen.set(id, [...(seen.get(id) ?? []), { batch, status }]);
  };
  for (const { batch, status, reply, form, replayed } of books.exchanges) {
    if (status < 400 && form !== 'key of another tenant' && !replayed) note(batch, reply);
  }
  const end = books.readings.length;
  const { receipts, quotes, evidence, beneficiaries, destinations, instruments } = books;
  for (const each of [...operationsOf(books), ...receipts, ...quotes, ...evidence]) note(end, each);
  for (const each of [...beneficiaries, ...destinations, ...instruments]) note(end, each);
  return seen;
}

/** INV-31, of every record: from one batch to a later one its status has moved along its table, and final ones not at all. */
export function statusesOnlyMoveOn(books: Books): string[] {
  return [...sightings(books)].flatMap(([id, statuses]) => {
    const name = MACHINES[id.slice(0, 3)];
    if (name === undefined) return [];
    const machine = STATE_MACHINES[name];
    return statuses.flatMap((now, index) => {
      const before = statuses.slice(0, index).findLast(({ batch }) => batch < now.batch);
      if (before === undefined || isReachable(machine, before.status, now.status)) return [];
      return [`${id} was ${before.status} in batch ${before.batch} and ${now.status} in batch ${now.batch}`];
    });
  });
}

/** Commands that never move money by themselves (ARCHITECTURE.md, "The laws of the books"). */
const MOVES_NOTHING: readonly string[] = [
  'configure',
  'set remitter',
  'pin rate',
  'hand over evidence',
  'new record',
  'deactivate',
  'quote',
  'inject fault',
  'look',
];

/** INV-39: what is no movement of money moves none. */
export function onlyMoneyCommandsMoveMoney(books: Books): string[] {
  const harmless = books.exchanges.filter(({ command }) => MOVES_NOTHING.includes(command));
  return thatMoved(books, harmless).map((each) => `${nameOf(each)} moved money`);
}
