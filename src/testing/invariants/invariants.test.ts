import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import type { AnyOperation, Books, Exchange } from './books.ts';
import type { Batch } from './command.ts';
import { brokenInvariants, INVARIANTS } from './invariants.ts';
import { readBooks } from './read-books.ts';
import { Stage } from './stage.ts';

type Open<Value> = { -readonly [Name in keyof Value]: Open<Value[Name]> };
type Doctored = Open<Books>;

const PAY = { do: 'pay', pick: 0, share: 20, ending: 0, form: 'plain' } as const;

/** A sequence that has met a little of everything that the invariants speak of. */
const SEQUENCE: readonly Batch[] = [
  [{ do: 'configure', change: 'fees' }],
  [{ ...PAY, form: 'previewed' }],
  [{ do: 'move operation', pick: 0, to: 'settled' }],
  [PAY],
  [{ do: 'end operation', pick: 0, to: 'failed', late: 'late_execution' }],
  [PAY],
  [{ do: 'move operation', pick: 0, to: 'returned' }],
  [{ ...PAY, form: 'beyond all that is there' }],
  [{ do: 'convert', source: 'AUD', destination: 'USDC', side: 'source', share: 50, ending: 37 }],
  [{ do: 'move operation', pick: 0, to: 'settled' }],
  [{ do: 'convert', source: 'USDC', destination: 'AUD', side: 'destination', share: 10, ending: 11 }],
  [{ do: 'quote', source: 'USDT', destination: 'USDC', side: 'source', share: 10, ending: 3 }],
  [{ do: 'withdraw', pick: 0, share: 20, ending: 0, form: 'plain' }],
  [{ do: 'fund', asset: 'USDT', hundredths: 777, outcome: 'confirming', again: 2 }],
  [{ do: 'fund with hold-back', asset: 'AUD', seconds: 1 }],
  [{ do: 'burst', count: 4, fits: 2 }],
  [{ do: 'twins', share: 1, count: 3 }],
  [{ do: 'new record', what: 3 }],
  [{ do: 'replay', pick: 0, form: 'replay' }],
  [{ do: 'misuse key', pick: 0 }],
  [{ do: 'use key elsewhere', pick: 0 }],
  [{ do: 'walk', limit: 3 }, PAY],
  [{ do: 'look' }],
  [{ do: 'new record', what: 4 }],
];

/** One hand's breadth beyond each invariant. */
const BREACHES: readonly (readonly [keyof typeof INVARIANTS, string, (books: Doctored) => void])[] = [
  [
    'INV-01',
    'a credit is larger than what came in',
    (books) => {
      credited(books).netCredit.amount = '0.01';
    },
  ],
  [
    'INV-02',
    'an overview shows a balance below its floor',
    (books) => {
      balance(books, 1, 'USDT').available = '-1.000000';
    },
  ],
  [
    'INV-03',
    'an overview shows a negative reservation',
    (books) => {
      balance(books, 1, 'AUD').reserved = '-0.01';
    },
  ],
  [
    'INV-03',
    'a movement takes more than is reserved',
    (books) => {
      line(books, 'reservation_captured').reservedDelta = '-999999.00';
    },
  ],
  [
    'INV-04',
    'the last balance is a cent too high',
    (books) => {
      last(books, 'AUD').available = '123456.78';
    },
  ],
  [
    'INV-05',
    'a payout reserves what is not there',
    (books) => {
      line(books, 'payout_reserved').availableDelta = '-999999.00';
    },
  ],
  [
    'INV-06',
    'something is reserved for nothing',
    (books) => {
      last(books, 'USDT').reserved = '0.000001';
    },
  ],
  [
    'INV-07',
    'a movement was shown with another amount',
    (books) => {
      books.walks[0]!.movements[0]!.availableDelta = '7.00';
    },
  ],
  [
    'INV-07',
    'a movement that was shown is gone',
    (books) => {
      books.lines.splice(
        books.lines.findIndex(({ id }) => id === books.walks[0]!.movements[0]!.id),
        1,
      );
    },
  ],
  [
    'INV-08',
    'a settled payout has a release',
    (books) => {
      operation(books, 'settled').status = 'failed';
    },
  ],
  [
    'INV-08',
    'a conversion credits another asset',
    (books) => {
      line(books, 'conversion_credited').asset = 'USDT';
    },
  ],
  [
    'INV-09',
    'a reservation is captured twice',
    (books) => {
      books.lines.push(line(books, 'reservation_captured'));
    },
  ],
  [
    'INV-10',
    'a credit is later than its capture',
    (books) => {
      line(books, 'conversion_credited').occurredAt = '2099-01-01T00:00:00.000Z';
    },
  ],
  [
    'INV-10',
    'an overview ends between capture and credit',
    (books) => {
      const credit = line(books, 'conversion_credited');
      books.readings.at(-1)!.recentMovements[0]!.id = books.lines.find(
        ({ seq }) => seq === credit.seq - 1,
      )!.id;
    },
  ],
  [
    'INV-11',
    'a conversion is not what its quote promised',
    (books) => {
      books.conversions[0]!.destination.amount = '1.00';
    },
  ],
  [
    'INV-11',
    'a credit is off by one',
    (books) => {
      line(books, 'conversion_credited').availableDelta = '0.000001';
    },
  ],
  [
    'INV-11',
    'a quote is carried out twice',
    (books) => {
      books.conversions.push(books.conversions[0]!);
    },
  ],
  [
    'INV-11',
    'a quote was accepted after its time',
    (books) => {
      books.quotes.find(({ status }) => status === 'accepted')!.expiresAt = '2001-01-01T00:00:00.000Z';
    },
  ],
  [
    'INV-11',
    'a destination is rounded up',
    (books) => {
      addOne(books.quotes.find(({ status, side }) => status === 'open' && side === 'source')!.destination);
    },
  ],
  [
    'INV-11',
    'a source is rounded up by too much',
    (books) => {
      const quote = books.quotes.find(({ side }) => side === 'destination')!;
      const conversion = books.conversions.find(({ quoteId }) => quoteId === quote.id)!;
      addOne(quote.source);
      addOne(quote.source);
      conversion.source = quote.source;
    },
  ],
  [
    'INV-12',
    'a fee is not the one of the configuration',
    (books) => {
      const payout = operation(books, 'settled');
      payout.fee.amount = '0.00';
      payout.sourceDebit.amount = payout.principal.amount;
    },
  ],
  [
    'INV-12',
    'a debit is more than principal and fee',
    (books) => {
      addOne(operation(books, 'settled').sourceDebit);
    },
  ],
  [
    'INV-12',
    "a quote's fee is not the one of its configuration",
    (books) => {
      books.quotes[0]!.fee.amount = '1.000000';
    },
  ],
  [
    'INV-12',
    'a preview said something else',
    (books) => {
      const preview = books.exchanges.find(({ path }) => path.endsWith('/preview'))!;
      (preview.reply['fee'] as { amount: string }).amount = '9.99';
    },
  ],
  [
    'INV-13',
    'a replay differs by a byte',
    (books) => {
      exchange(books, 'replay').text += ' ';
    },
  ],
  [
    'INV-13',
    'a replay is not marked',
    (books) => {
      exchange(books, 'replay').replayed = false;
    },
  ],
  [
    'INV-13',
    'a replay moved money',
    (books) => {
      pretendItMoved(books, exchange(books, 'replay'));
    },
  ],
  [
    'INV-14',
    'a used key was taken',
    (books) => {
      exchange(books, 'misused key').code = '';
    },
  ],
  [
    'INV-14',
    'a used key moved money',
    (books) => {
      pretendItMoved(books, exchange(books, 'misused key'));
    },
  ],
  [
    'INV-15',
    'twins got different answers',
    (books) => {
      exchange(books, 'twin').text += ' ';
    },
  ],
  [
    'INV-15',
    'twins are two',
    (books) => {
      const reference = exchange(books, 'twin').request!['externalReference'];
      books.payouts.push(books.payouts.find(({ externalReference }) => externalReference === reference)!);
    },
  ],
  [
    'INV-16',
    "a stranger got the tenant's answer",
    (books) => {
      exchange(books, 'key of another tenant').replayed = true;
    },
  ],
  [
    'INV-16',
    "a stranger met the tenant's key",
    (books) => {
      exchange(books, 'key of another tenant').code = 'idempotency_key_reused';
    },
  ],
  [
    'INV-17',
    'a refused payout is there',
    (books) => {
      books.payouts[0]!.externalReference = exchange(books, 'misused key').request![
        'externalReference'
      ] as string;
    },
  ],
  [
    'INV-17',
    'a refusal moved money',
    (books) => {
      pretendItMoved(books, exchange(books, 'misused key'));
    },
  ],
  [
    'INV-18',
    'an outcome is unknown',
    (books) => {
      books.exchanges[3]!.status = 503;
    },
  ],
  [
    'INV-18',
    'one key made two records',
    (books) => {
      const made = books.exchanges.filter(({ command, status }) => command === 'fund' && status === 201);
      made[1]!.idempotencyKey = made[0]!.idempotencyKey;
    },
  ],
  [
    'INV-19',
    'a burst spent more than there is',
    (books) => {
      balance(books, exchange(books, 'burst').batch, 'AUD').available = '0.01';
    },
  ],
  [
    'INV-19',
    'a burst was refused what would fit',
    (books) => {
      balance(books, exchange(books, 'burst').batch, 'AUD').available = '999999.00';
    },
  ],
  [
    'INV-23',
    'a walk gives a movement twice',
    (books) => {
      books.walks[0]!.movements.push(books.walks[0]!.movements[0]!);
    },
  ],
  [
    'INV-23',
    'a walk leaves out what was there before',
    (books) => {
      books.walks.at(-1)!.movements.splice(0, 1);
    },
  ],
  [
    'INV-23',
    'a page has more and no cursor',
    (books) => {
      books.walks[0]!.pages[0]!.hasCursor = false;
    },
  ],
  [
    'INV-23',
    'a page in the middle is short',
    (books) => {
      books.walks[0]!.pages[0]!.size = 1;
    },
  ],
  [
    'INV-24',
    'a kind lets out a movement',
    (books) => {
      books.byKind['payout_reserved']!.pop();
    },
  ],
  [
    'INV-24',
    'a kind shows others',
    (books) => {
      const { payout_reserved: one, funding_credited: other } = books.byKind;
      [one![0], other![0]] = [other![0]!, one![0]!];
    },
  ],
  [
    'INV-24',
    'a moment has a movement on both sides',
    (books) => {
      books.before.push(books.from[0] ?? books.before[0]!);
    },
  ],
  [
    'INV-25',
    'a number is left out',
    (books) => {
      books.lines.splice(2, 1);
    },
  ],
  [
    'INV-25',
    'a line is not chained',
    (books) => {
      books.lines[2]!.previousHash = 'f'.repeat(64);
    },
  ],
  [
    'INV-25',
    'time goes back',
    (books) => {
      books.lines[2]!.occurredAt = '2001-01-01T00:00:00.000Z';
    },
  ],
  [
    'INV-25',
    'the head is another',
    (books) => {
      books.head.hash = 'f'.repeat(64);
    },
  ],
  [
    'INV-26',
    'a record is not there in the other process',
    (books) => {
      books.exchanges.find(({ readBack }) => readBack !== undefined)!.readBack!.status = 404;
    },
  ],
  [
    'INV-27',
    'an overview shows balances of another moment',
    (books) => {
      books.readings[4]!.recentMovements.shift();
    },
  ],
  [
    'INV-27',
    'what is posted is not what is available and reserved',
    (books) => {
      balance(books, 4, 'AUD').posted = '1.00';
    },
  ],
  [
    'INV-28',
    'a past balance is another',
    (books) => {
      books.balancesAsOf[0]!.balances[0]!.available = '5.00';
    },
  ],
  [
    'INV-28',
    'an explanation leaves out a movement',
    (books) => {
      books.explanations[0]!.lines[0]!.count += 1;
    },
  ],
  [
    'INV-31 of histories',
    'a payout settles without having been submitted',
    (books) => {
      const { statusHistory } = operation(books, 'settled');
      statusHistory.splice(
        statusHistory.findIndex(({ status }) => status === 'submitted'),
        1,
      );
    },
  ],
  [
    'INV-31 of histories',
    'a history ends elsewhere',
    (books) => {
      operation(books, 'settled').status = 'held';
    },
  ],
  [
    'INV-31 of records',
    'a settled payout is accepted again',
    (books) => {
      operation(books, 'settled').status = 'accepted';
    },
  ],
  [
    'INV-31 of records',
    'an accepted quote is open again',
    (books) => {
      const quote = books.quotes.find(({ status }) => status === 'accepted')!;
      books.exchanges.push({ ...books.exchanges[0]!, batch: 5, status: 200, reply: { ...quote } });
      quote.status = 'open';
    },
  ],
  [
    'INV-32',
    'a late execution is debited twice',
    (books) => {
      books.lines.push(line(books, 'late_execution_debited'));
    },
  ],
  [
    'INV-32',
    'a late report is told twice',
    (books) => {
      const { adjustments } = books.payouts.find((payout) => payout.adjustments.length > 0)!;
      adjustments.push(adjustments[0]!);
    },
  ],
  [
    'INV-33',
    'what is on its way is not pending',
    (books) => {
      last(books, 'USDT').pending = '0.000000';
    },
  ],
  [
    'INV-33',
    'a deposit was credited while confirming',
    (books) => {
      books.receipts.find(({ status }) => status === 'credited')!.status = 'held';
    },
  ],
  [
    'INV-33',
    'more was spent than is there',
    (books) => {
      exchange(books, 'beyond all that is there').status = 201;
    },
  ],
  [
    'INV-34',
    'one fact came in twice',
    (books) => {
      books.receipts.push(books.receipts[0]!);
    },
  ],
  [
    'INV-34',
    'a receipt was credited twice',
    (books) => {
      books.lines.push(line(books, 'funding_credited'));
    },
  ],
  [
    'INV-34',
    'a repeated fact got another receipt',
    (books) => {
      exchange(books, 'same fact').reply['id'] = 'dep_another';
    },
  ],
  [
    'INV-35',
    'gross is not fee and net',
    (books) => {
      addOne(books.receipts[0]!.gross);
    },
  ],
  [
    'INV-35',
    'a receipt names another movement',
    (books) => {
      credited(books).movementId = 'mov_another';
    },
  ],
  [
    'INV-35',
    'a credit brought something else',
    (books) => {
      line(books, 'funding_credited').availableDelta = '3.00';
    },
  ],
  [
    'INV-38',
    'an amount has a decimal too few',
    (books) => {
      line(books, 'payout_reserved').availableDelta = '-1.5';
    },
  ],
  [
    'INV-38',
    'a zero is negative',
    (books) => {
      line(books, 'payout_reserved').reservedDelta = '-0.00';
    },
  ],
  [
    'INV-39',
    'a new record moved money',
    (books) => {
      pretendItMoved(
        books,
        books.exchanges.findLast(({ command }) => command === 'new record')!,
      );
    },
  ],
  [
    'INV-40',
    'a payout has another fee than at its creation',
    (books) => {
      addOne(operation(books, 'settled').fee);
    },
  ],
  [
    'INV-40',
    'a withdrawal goes somewhere else',
    (books) => {
      books.destinations.forEach((each) => void (each.address = 'elsewhere'));
    },
  ],
  [
    'INV-42',
    'a movement belongs to nothing',
    (books) => {
      line(books, 'funding_credited').reference = 'pin_never';
    },
  ],
  [
    'INV-42',
    'an operation does not know its movement',
    (books) => {
      operation(books, 'settled').movementIds.pop();
    },
  ],
  [
    'INV-42',
    'an operation names a movement that is not there',
    (books) => {
      operation(books, 'settled').movementIds.push('mov_never');
    },
  ],
];

function credited(books: Doctored) {
  return books.receipts.find(({ status, asset }) => status === 'credited' && asset === 'AUD')!;
}

function balance(books: Doctored, reading: number, asset: string) {
  return books.readings[reading]!.balances.find((each) => each.asset === asset)!;
}

function last(books: Doctored, asset: string) {
  return balance(books, books.readings.length - 1, asset);
}

function line(books: Doctored, kind: string) {
  return books.lines.find((each) => each.kind === kind)!;
}

function operation(books: Doctored, status: string): Open<AnyOperation> {
  return books.payouts.find((each) => each.status === status)!;
}

function exchange(books: Doctored, form: NonNullable<Exchange['form']>) {
  return books.exchanges.find((each) => each.form === form)!;
}

/** Adds one minor unit, where the last digit lets it. */
function addOne(money: { amount: string }): void {
  const digits = (BigInt(money.amount.replace('.', '') || '0') + 1n).toString();
  const decimals = money.amount.length - money.amount.indexOf('.') - 1;
  const padded = digits.padStart(decimals + 1, '0');
  money.amount = `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}

function pretendItMoved(books: Doctored, { batch }: { readonly batch: number }): void {
  books.readings[batch + 1]!.recentMovements.unshift({
    ...books.readings[batch]!.recentMovements[0]!,
    id: 'mov_another',
  });
}

describe('the invariants', () => {
  let database: TestDatabase;
  let server: TestServer;
  let books: Books;

  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    server = await startTestServer(database.url, { variables: { CORRIDOR_CONTRACT_GUARD: 'off' } });
    const stage = await Stage.open({ server, other: server, neighbour: await server.newTenant() });
    for (const batch of SEQUENCE) await stage.batch(batch);
    await stage.close();
    books = await readBooks(stage);
  });

  afterAll(async () => {
    try {
      await server.close();
    } finally {
      await database.remove();
    }
  });

  it('all hold over a sequence that has met everything they speak of', () => {
    expect(brokenInvariants(books)).toEqual([]);
    const forms = new Set(books.exchanges.flatMap(({ form }) => (form === undefined ? [] : [form])));
    expect([...forms].sort()).toEqual([
      'beyond all that is there',
      'burst',
      'key of another tenant',
      'misused key',
      'previewed',
      'replay',
      'same fact',
      'twin',
    ]);
  });

  it.each(BREACHES)('%s notices that %s', (name, _what, doctor) => {
    const doctored = structuredClone(books) as Doctored;
    doctor(doctored);
    expect(INVARIANTS[name](doctored)).not.toEqual([]);
  });

  it('are each broken by one of these breaches', () => {
    expect(new Set(BREACHES.map(([name]) => name))).toEqual(new Set(Object.keys(INVARIANTS)));
  });
});
