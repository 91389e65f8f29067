import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { operationsOf, type AnyOperation, type Books } from './books.ts';
import { standingOf } from './history-invariants.ts';
import { decimalsOfAsset, minorOf, minorOfMoney, sumOf } from './minor-of.ts';

const OPEN: readonly string[] = ['accepted', 'held', 'submitted'];
const ASSETS = ['AUD', 'USDC', 'USDT'] as const;

interface Net {
  readonly asset: string;
  readonly available: bigint;
  readonly reserved: bigint;
}

function hasEnded(operation: AnyOperation, kind: 'late_return' | 'late_execution'): boolean {
  return operation.adjustments.some((adjustment) => adjustment.kind === kind);
}

/** Whether the provider has carried it out in the end, and whether the money came back. */
function fateOf(operation: AnyOperation): { readonly left: boolean; readonly came: boolean } {
  const { status } = operation;
  const isLate = hasEnded(operation, 'late_return');
  return {
    left: status === 'settled' || status === 'returned' || isLate || hasEnded(operation, 'late_execution'),
    came: status === 'returned' || isLate,
  };
}

/** What an operation must have done to the wallet, by its status and what came late (spec/state-machines.yaml). */
function expectedNets(books: Books, operation: AnyOperation): Net[] {
  const { asset, status, configurationId } = operation;
  const principal = minorOfMoney(operation.principal);
  const fee = minorOfMoney(operation.fee);
  const total = principal + fee;
  if (OPEN.includes(status)) return [{ asset, available: -total, reserved: total }];
  const { left, came } = fateOf(operation);
  const isRefunded = books.configurations[configurationId]?.returns.refundDeductedFee === true;
  const back = came ? principal + (isRefunded ? fee : 0n) : 0n;
  const source: Net = { asset, available: (left ? -total : 0n) + back, reserved: 0n };
  if (operation.kind !== 'conversion') return [source];
  const { currency } = operation.destination;
  return [
    source,
    { asset: currency, available: left ? minorOfMoney(operation.destination) : 0n, reserved: 0n },
  ];
}

/** INV-01: what is posted of an asset is what receipts brought, operations took and the operator adjusted. */
export function valueIsConserved(books: Books): string[] {
  const nets = operationsOf(books).flatMap((operation) => expectedNets(books, operation));
  return ASSETS.flatMap((asset) => {
    const brought = books.receipts
      .filter((receipt) => receipt.asset === asset && receipt.status === 'credited')
      .map(({ netCredit }) => minorOfMoney(netCredit));
    const moved = nets.filter((net) => net.asset === asset).map((net) => net.available + net.reserved);
    const adjusted = books.lines
      .filter((line) => line.asset === asset && line.kind === 'admin_adjustment')
      .map(({ availableDelta }) => minorOf(availableDelta, asset));
    const due = sumOf([...brought, ...moved, ...adjusted]);
    const posted = books.readings.at(-1)?.balances.find((balance) => balance.asset === asset)?.posted ?? '0';
    return minorOf(posted, asset) === due ? [] : [`${asset} is ${posted}, where ${due} minor units are due`];
  });
}

/** INV-06: what is reserved is what open operations and open hold-backs need. */
export function reservedIsWhatOpenItemsNeed(books: Books): string[] {
  return ASSETS.flatMap((asset) => {
    const open = operationsOf(books)
      .filter((operation) => operation.asset === asset && OPEN.includes(operation.status))
      .map(({ sourceDebit }) => minorOfMoney(sourceDebit));
    const heldBack = books.lines
      .filter((line) => line.asset === asset && line.kind.startsWith('funding_'))
      .map(({ reservedDelta }) => minorOf(reservedDelta, asset));
    const balance = books.readings.at(-1)?.balances.find((each) => each.asset === asset);
    const reserved = balance?.reserved ?? '0';
    const isRight = minorOf(reserved, asset) === sumOf([...open, ...heldBack]);
    return isRight ? [] : [`${reserved} ${asset} is reserved, which is not what is open`];
  });
}

/** INV-08: the movements of each operation add up to what its status and its late reports say. */
export function netEffectFollowsTheStatus(books: Books): string[] {
  return operationsOf(books).flatMap((operation) => {
    // What the platform takes of a loss comes on top.
    const own = books.lines.filter(
      (line) => line.operationId === operation.id && line.kind !== 'admin_adjustment',
    );
    const nets = expectedNets(books, operation);
    const areRight = nets.every((net) => {
      const { available, reserved } = standingOf(own, net.asset);
      return available === net.available && reserved === net.reserved;
    });
    const isElsewhere = own.some((line) => nets.every(({ asset }) => asset !== line.asset));
    return areRight && !isElsewhere ? [] : [`${operation.id} (${operation.status}) moved something else`];
  });
}

/** INV-09: an operation has one reservation, which ends in one capture, one release, or not yet. */
export function reservationsEndOnce(books: Books): string[] {
  return operationsOf(books).flatMap(({ id, status }) => {
    const kinds = books.lines.filter(({ operationId }) => operationId === id).map(({ kind }) => kind);
    const count = (wanted: string): number => kinds.filter((kind) => kind === wanted).length;
    const reservations = kinds.filter((kind) => kind.endsWith('_reserved')).length;
    const isRight =
      reservations === 1 &&
      count('reservation_captured') === (status === 'settled' || status === 'returned' ? 1 : 0) &&
      count('reservation_released') === (status === 'failed' ? 1 : 0);
    return isRight ? [] : [`${id} (${status}) has the movements ${kinds.join(', ')}`];
  });
}

/** INV-10: a conversion's source leaves and its destination comes in one moment, and no reading shows one without the other. */
export function conversionsAreAtomic(books: Books): string[] {
  const seen = [
    ...books.readings,
    ...books.exchanges.map(({ reply }) => reply as Partial<Books['readings'][number]>),
  ];
  const newest = new Set(seen.map(({ recentMovements }) => recentMovements?.[0]?.id));
  for (const { movements } of books.walks) newest.add(movements[0]?.id);
  return books.conversions.flatMap(({ id }) => {
    const lines = books.lines.filter(({ operationId }) => operationId === id);
    const gone = lines.filter(
      ({ kind }) => kind === 'reservation_captured' || kind === 'late_execution_debited',
    );
    const come = lines.filter(({ kind }) => kind === 'conversion_credited');
    const areTogether = gone.every((line, index) => {
      const credit = come[index];
      return credit?.seq === line.seq + 1 && credit.occurredAt === line.occurredAt;
    });
    if (gone.length !== come.length || !areTogether) return [`${id} has left and come in at two moments`];
    return gone.some((line) => newest.has(line.id)) ? [`${id} was seen gone and not yet come`] : [];
  });
}

function roundedHalfUp(minor: bigint, bps: number): bigint {
  return (minor * BigInt(bps) + 5_000n) / 10_000n;
}

/** The fee of an operation by its configuration, reckoned anew. */
function feeOf(books: Books, { configurationId, kind, principal }: AnyOperation | PricedQuote): bigint {
  const { currency: asset } = principal;
  const network = networkOf(principal);
  const entries = (books.configurations[configurationId]?.pricing.fees ?? []).filter(
    (entry) => entry.operation === kind && entry.asset === asset,
  );
  const entry =
    entries.findLast((each) => each.network !== undefined && each.network === network) ??
    entries.findLast((each) => each.network === undefined);
  if (entry === undefined) return 0n;
  const sum = minorOf(entry.flat, asset) + roundedHalfUp(minorOfMoney(principal), entry.bps);
  const least = minorOf(entry.minimum ?? '0', asset);
  const bounded = sum < least ? least : sum;
  const most = entry.maximum === undefined ? bounded : minorOf(entry.maximum, asset);
  return bounded > most ? most : bounded;
}

interface PricedQuote {
  readonly configurationId: string;
  readonly kind: 'conversion';
  readonly principal: AnyOperation['principal'];
}

function networkOf(money: object): unknown {
  return 'network' in money ? money.network : undefined;
}

/** INV-12: the debit is principal and fee, the fee is the configuration's, and a preview before it said the same. */
export function feesHaveIntegrity(books: Books): string[] {
  const operations = operationsOf(books).flatMap((operation) => {
    const fee = minorOfMoney(operation.fee);
    const isSum = minorOfMoney(operation.sourceDebit) === minorOfMoney(operation.principal) + fee;
    return isSum && fee === feeOf(books, operation)
      ? []
      : [`the fee of ${operation.id} is not its configuration's`];
  });
  const quotes = books.quotes.flatMap(({ id, source, fee, sourceDebit, configurationId }) => {
    const own: PricedQuote = { configurationId, kind: 'conversion', principal: source };
    const isSum = minorOfMoney(sourceDebit) === minorOfMoney(source) + minorOfMoney(fee);
    return isSum && minorOfMoney(fee) === feeOf(books, own)
      ? []
      : [`the fee of ${id} is not its configuration's`];
  });
  return [...operations, ...quotes, ...faultsOfPreviews(books)];
}

function faultsOfPreviews({ exchanges }: Books): string[] {
  return exchanges.flatMap((created, index) => {
    const preview = exchanges[index - 1];
    if (created.form !== 'previewed' || !created.alone || preview?.path !== `${created.path}/preview`)
      return [];
    const { canProceed, fee, sourceDebit, holdReason } = preview.reply;
    const facts = (reply: typeof created.reply): string =>
      JSON.stringify([reply['fee'], reply['sourceDebit'], reply['holdReason']]);
    // An inactive record is an error of the preview, whatever else the creation would be refused for first.
    if (preview.status >= 400 && created.status >= 400) return [];
    const expected = canProceed === true ? JSON.stringify([fee, sourceDebit, holdReason]) : holdReason;
    const got = created.status >= 400 ? created.code : facts(created.reply);
    return got === expected ? [] : [`${created.path} answered ${got}, and its preview ${String(expected)}`];
  });
}

/** INV-31, of operations: every history begins and goes on by the edges of its table of states, and ends where it says. */
export function historiesFollowTheirTables(books: Books): string[] {
  return operationsOf(books).flatMap(({ id, kind, status, statusHistory }) => {
    const machine = STATE_MACHINES[kind === 'stable_withdrawal' ? 'withdrawal' : kind];
    const isEdge = (from: string | null, to: string): boolean =>
      machine.transitions.some((edge) => edge.from === from && edge.to === to);
    const areLegal = statusHistory.every((change, index) =>
      isEdge(statusHistory[index - 1]?.status ?? null, change.status),
    );
    const isLast = statusHistory.at(-1)?.status === status;
    return areLegal && isLast
      ? []
      : [`${id} (${status}) came by ${statusHistory.map((each) => each.status).join(', ')}`];
  });
}

/** INV-32: whatever was reported again or late, each effect happened once. */
export function reportsHaveOneEffect(books: Books): string[] {
  return operationsOf(books).flatMap(({ id, adjustments, movementIds }) => {
    const kinds = books.lines
      .filter(({ operationId, kind }) => operationId === id && kind !== 'admin_adjustment')
      .map(({ kind }) => kind);
    const late = adjustments.map(({ kind }) => kind);
    const named = adjustments.flatMap((adjustment) => adjustment.movementIds);
    const isOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;
    const areTold = named.every((each) => movementIds.includes(each));
    return isOnce(kinds) && isOnce(late) && isOnce(named) && areTold ? [] : [`${id} has had an effect twice`];
  });
}

/** The fields of an operation that its creation fixes for good. */
const FROZEN = [
  'externalReference',
  'principal',
  'fee',
  'sourceDebit',
  'configurationId',
  'beneficiarySnapshot',
  'remitterName',
  'onBehalfOf',
  'rail',
  'destinationSnapshot',
  'quoteId',
  'source',
  'destination',
  'rate',
] as const;

/** INV-40: what was fixed at the creation is what stands at the end, whatever became of records, prices and settings. */
export function snapshotsAreKept(books: Books): string[] {
  const operations = new Map(
    operationsOf(books).map((each) => [each.id, each as unknown as Record<string, unknown>]),
  );
  const changed = books.exchanges.flatMap(({ status, reply, form }) => {
    const operation = operations.get(String(reply['id']));
    if (status !== 201 || operation === undefined || form === 'replay') return [];
    const fields = FROZEN.filter((name) => JSON.stringify(reply[name]) !== JSON.stringify(operation[name]));
    return fields.map((name) => `${name} of ${String(reply['id'])} has changed`);
  });
  const destinations = new Map(books.destinations.map((each) => [each.id, each]));
  const strayed = books.withdrawals.flatMap(({ id, destinationId, destinationSnapshot }) => {
    const { address, network, asset } = destinationSnapshot;
    const saved = destinations.get(destinationId);
    const isIt = saved?.address === address && saved.network === network && saved.asset === asset;
    return isIt ? [] : [`${id} does not go where its destination says`];
  });
  return [...changed, ...strayed];
}

/** INV-38: every amount is written with exactly its asset's decimals. */
export function amountsAreCanonical(books: Books): string[] {
  const money = [
    ...operationsOf(books).flatMap(({ id, principal, fee, sourceDebit }) =>
      [principal, fee, sourceDebit].map((each) => ({ id, ...each })),
    ),
    ...books.conversions.flatMap(({ id, source, destination }) =>
      [source, destination].map((each) => ({ id, ...each })),
    ),
    ...books.quotes.flatMap(({ id, source, destination, fee }) =>
      [source, destination, fee].map((each) => ({ id, ...each })),
    ),
    ...books.receipts.flatMap(({ id, gross, inboundFee, netCredit }) =>
      [gross, inboundFee, netCredit].map((each) => ({ id, ...each })),
    ),
    ...books.lines.flatMap(({ id, asset, availableDelta, reservedDelta }) =>
      [availableDelta, reservedDelta].map((amount) => ({ id, amount, currency: asset })),
    ),
    ...books.readings.flatMap(({ balances }, index) =>
      balances.flatMap(({ asset, available, reserved, pending, posted }) =>
        [available, reserved, pending, posted].map((amount) => ({
          id: `reading ${index}`,
          amount,
          currency: asset,
        })),
      ),
    ),
  ];
  return money.flatMap(({ id, amount, currency }) => {
    const form = new RegExp(`^(?:-(?!0\\.0+$))?(?:0|[1-9][0-9]*)\\.[0-9]{${decimalsOfAsset(currency)}}$`);
    return form.test(amount) ? [] : [`${id} writes ${amount} ${currency}`];
  });
}
