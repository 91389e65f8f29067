import type { JsonObject } from '../../../conformance/json/json.ts';
import { moneyAt, toMinor } from '../../../conformance/json/minor-units.ts';
import { operationsOf, type Books, type Exchange } from './books.ts';

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

/** The same request with the same key gets the first answer to the byte, and does nothing. */
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

/** A key that was used cannot be used for something else, which does nothing. */
export function misusedKeysAreRefused(books: Books): string[] {
  const misused = books.exchanges.filter(({ form }) => form === 'misused key');
  return [
    ...misused
      .filter(({ code }) => code !== 'idempotency_key_reused')
      .map((each) => `${nameOf(each)} took a used key`),
    ...thatMoved(books, misused).map((each) => `${nameOf(each)} moved money with a used key`),
  ];
}

/** Of equal requests at once with one key one is carried out, and all that succeed have its answer. */
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

/** A key belongs to the tenant: whoever else uses it has a key of their own, which is new the first time. */
export function keysBelongToTheirTenant({ exchanges }: Books): string[] {
  const foreign = exchanges.filter(({ form }) => form === 'key of another tenant');
  return [...new Set(foreign.map(({ idempotencyKey }) => idempotencyKey))].flatMap((key) => {
    const uses = foreign.filter(({ idempotencyKey }) => idempotencyKey === key);
    const isNewOnce = uses.some(({ replayed, code }) => !replayed && code !== 'idempotency_key_reused');
    return isNewOnce ? [] : uses.map((each) => `${nameOf(each)} met the key of another tenant`);
  });
}

/** A refusal leaves nothing behind: no movement, and no record of its reference. */
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

/** Every outcome is known, and one key has made one record at most. */
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

/** Of payouts at once no more are approved than the money covers, and no fewer where money alone refused. */
export function nobodyOverspends(books: Books): string[] {
  const batches = [
    ...new Set(books.exchanges.filter(({ form }) => form === 'burst').map(({ batch }) => batch)),
  ];
  return batches.flatMap((batch) => {
    const burst = books.exchanges.filter((each) => each.batch === batch && each.form === 'burst');
    const reading = books.readings[batch];
    const balance = reading?.balances.find(({ asset }) => asset === 'AUD');
    const credit = reading?.configurations[0]?.limits.creditLimits.findLast(({ asset }) => asset === 'AUD');
    const funds = toMinor(balance?.available ?? '0') + toMinor(credit?.amount ?? '0');
    const debits = burst
      .filter(({ status }) => status === 201)
      .map(({ reply }) => moneyAt(reply as JsonObject, 'sourceDebit'));
    const spent = debits.reduce((sum, debit) => sum + debit, 0n);
    if (debits.length > 0 && spent > funds) return [`batch ${batch} spent ${spent} of ${funds} cents`];
    const areAllForFunds = burst.every(({ status, code }) => status === 201 || code === 'insufficient_funds');
    const [each] = debits;
    if (!areAllForFunds || each === undefined) return [];
    const fitting = funds / each;
    const due = fitting < BigInt(burst.length) ? fitting : BigInt(burst.length);
    return BigInt(debits.length) === due ? [] : [`batch ${batch} approved ${debits.length} where ${due} fit`];
  });
}

/** What is on its way, or only promised, cannot be spent. */
export function onlyWhatIsThereIsSpent({ exchanges }: Books): string[] {
  return exchanges
    .filter(({ form, alone, status }) => form === 'beyond all that is there' && alone && status < 400)
    .map((each) => `${nameOf(each)} spent more than is there`);
}

/** One fact outside is one receipt, however often it is told. */
export function oneFactIsOneReceipt(books: Books): string[] {
  const facts = books.receipts.flatMap((receipt) => [
    `${receipt.fundingInstrumentId} ${receipt.providerReference}`,
    ...('transactionHash' in receipt
      ? [`${receipt.fundingInstrumentId} ${receipt.network} ${receipt.transactionHash}`]
      : []),
  ]);
  const twice = facts
    .filter((fact, index) => facts.indexOf(fact) !== index)
    .map((fact) => `${fact} came in twice`);
  const told = new Map<string, Set<unknown>>();
  for (const { command, status, request, reply } of books.exchanges) {
    if (command !== 'fund' || status !== 201) continue;
    const fact = `${String(request?.['fundingInstrumentId'])} ${String(request?.['providerReference'])}`;
    told.set(fact, (told.get(fact) ?? new Set()).add(reply['id']));
  }
  const several = [...told].flatMap(([fact, ids]) =>
    ids.size === 1 ? [] : [`${fact} got several receipts`],
  );
  return [...twice, ...several];
}

/** Whoever has been told of a record finds it at once, in every process. */
export function writesAreReadAtOnce({ exchanges }: Books): string[] {
  return exchanges
    .filter(
      ({ readBack, reply }) =>
        readBack !== undefined && (readBack.status !== 200 || readBack.id !== reply['id']),
    )
    .map((each) => `${nameOf(each)} could not be read in another process`);
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

/** What is no movement of money moves none. */
export function onlyMoneyCommandsMoveMoney(books: Books): string[] {
  const harmless = books.exchanges.filter(({ command }) => MOVES_NOTHING.includes(command));
  return thatMoved(books, harmless).map((each) => `${nameOf(each)} moved money`);
}
