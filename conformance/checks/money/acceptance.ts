import { statusOf, type Exchange } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import { named, type Check } from '../../suite/check.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const ID = 'acceptConversionQuote';
const AT_ONCE = 50;

/** An amount that is created held, so that nothing moves on while it is looked at. */
const HELD = plainQuote('12.03');

/** What a conversion takes over from its quote, and under which name. */
const TAKEN: readonly (readonly [string, string])[] = [
  ['source', 'source'],
  ['source', 'principal'],
  ['destination', 'destination'],
  ['fee', 'fee'],
  ['sourceDebit', 'sourceDebit'],
  ['rate', 'rate'],
  ['configurationId', 'configurationId'],
];

async function accept(trial: Trial, quote: Json, externalReference?: string): Promise<Exchange> {
  const body = externalReference === undefined ? {} : { body: { externalReference } };
  return trial.call(ID, { path: { id: textAt(quote, 'id') }, ...body });
}

async function freeze(trial: Trial, moment: number): Promise<void> {
  await trial.get('setClock', { body: { frozenAt: new Date(moment).toISOString() } });
}

/** The conversion is what the quote said, whatever the market and the fees became. */
async function tryTaken(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const quote = await tenant.newQuote(HELD);
  await tenant.do('pinRate', { body: { source: 'AUD', destination: 'USDC', rate: '999' } });
  const before = await tenant.balance();
  const exchange = await accept(trial, quote);
  await tenant.do('pinRate', { body: { source: 'AUD', destination: 'USDC', rate: null } });
  trial.demandSuccess(exchange, 'an open quote');
  const conversion = (exchange.response?.json ?? {}) as JsonObject;
  for (const [name, other] of TAKEN) {
    const isSame = isSameJson(quote[name], conversion[other]);
    trial.expect(isSame, ID, `${other} is not the ${name} of its quote`, [exchange]);
  }
  const isLinked = textAt(conversion, 'quoteId') === textAt(quote, 'id');
  trial.expect(isLinked, ID, 'the conversion names another quote', [exchange]);
  const isNamed = textAt(conversion, 'externalReference') === textAt(conversion, 'id');
  trial.expect(isNamed, ID, 'without a reference of its own it does not take its identifier', [exchange]);
  const debit = toMinor(textAt(quote, 'sourceDebit', 'amount'));
  const after = await tenant.balance();
  const isReserved =
    before.available - after.available === debit && after.reserved - before.reserved === debit;
  trial.expect(isReserved, ID, 'the whole debit did not move from available to reserved');
  const now = await trial.get('getConversionQuote', { path: { id: textAt(quote, 'id') } });
  const isAccepted =
    textAt(now, 'status') === 'accepted' && textAt(now, 'conversionId') === textAt(conversion, 'id');
  trial.expect(isAccepted, 'getConversionQuote', 'an accepted quote does not lead to its conversion');
  const again = await accept(trial, quote);
  trial.expectRefusal(again, 409, 'quote_already_accepted', 'a quote accepted a second time');
}

/** Many acceptances at once, some under one key, the others under keys of their own: one conversion. */
async function tryRace(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const quote = await tenant.newQuote(HELD);
  const shared = trial.session.newKey();
  const before = await tenant.balance();
  const path = { id: textAt(quote, 'id') };
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      trial.call(ID, { path, persists: false, ...(index % 5 === 0 ? { key: shared } : {}) }),
    ),
  );
  const done = answers.filter((answer) => statusOf(answer) === 201);
  const ids = new Set(done.map((answer) => textAt(answer.response?.json, 'id')));
  trial.expect(ids.size === 1, ID, `${AT_ONCE} acceptances at once made ${ids.size} conversions`, done);
  const fine = ['quote_already_accepted', 'idempotency_in_progress'];
  const strange = answers.filter(
    (answer) => statusOf(answer) !== 201 && !fine.includes(textAt(answer.response?.json, 'code')),
  );
  const message = `${AT_ONCE} acceptances at once: ${[...new Set(strange.map(shown))].join(', ')}`;
  trial.expect(strange.length === 0, ID, message, strange);
  const debit = toMinor(textAt(quote, 'sourceDebit', 'amount'));
  const gone = before.available - (await tenant.balance()).available;
  trial.expect(gone === debit, ID, `${AT_ONCE} acceptances at once reserved ${gone} instead of ${debit}`);
}

async function expectStatus(trial: Trial, quote: Json, status: string): Promise<void> {
  const id = textAt(quote, 'id');
  const now = textAt(await trial.get('getConversionQuote', { path: { id } }), 'status');
  trial.expect(now === status, 'getConversionQuote', `a quote that should be ${status} is shown ${now}`);
  for (const filter of ['open', 'expired']) {
    const page = await trial.get('listConversionQuotes', { query: { status: filter, limit: 20 } });
    const isListed = objectsAt(page, 'data').some((each) => textAt(each, 'id') === id);
    const message = `a quote that is ${status} is ${isListed ? '' : 'not '}listed as ${filter}`;
    trial.expect(isListed === (filter === status), 'listConversionQuotes', message);
  }
}

/** By the account's own clock: up to the last millisecond, and not beyond it. */
async function tryExpiry(trial: Trial, now: number): Promise<void> {
  const first = await trial.tenant.newQuote(HELD);
  const second = await trial.tenant.newQuote(HELD);
  const end = Date.parse(textAt(first, 'expiresAt'));
  trial.expect(end > now, 'createConversionQuote', 'a quote expires before it was made');
  await freeze(trial, end - 1);
  await expectStatus(trial, first, 'open');
  const last = await accept(trial, second);
  trial.demandSuccess(last, 'a quote in its last millisecond');
  await freeze(trial, end);
  const late = await accept(trial, first);
  trial.expectRefusal(late, 422, 'quote_expired', 'a quote at the moment of its end');
  await expectStatus(trial, first, 'expired');
  const again = await accept(trial, second);
  trial.expectRefusal(again, 409, 'quote_already_accepted', 'an accepted quote whose time has run out');
}

/** The market may move so far against the service, and however far in its favour. */
async function trySlippage(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const bps = BigInt(
    Number(valueAt(await tenant.do('getEffectiveConfiguration'), 'settlement', 'maximumSlippageBps')),
  );
  const pin = async (rate: bigint): Promise<void> => {
    const digits = rate.toString().padStart(11, '0');
    const text = `${digits.slice(0, -10)}.${digits.slice(-10)}`;
    await tenant.do('pinRate', { body: { source: 'AUD', destination: 'USDC', rate: text } });
  };
  const quoted = 6_500_000_000n;
  // The house owes what it quoted, so that it loses where the market gives less for the source.
  const least = (quoted * (10_000n - bps)) / 10_000n;
  await pin(quoted);
  const [first, second, third] = [
    await tenant.newQuote(HELD),
    await tenant.newQuote(HELD),
    await tenant.newQuote(HELD),
  ];
  await pin(least - 1n);
  const refused = await accept(trial, first);
  trial.expectRefusal(refused, 422, 'quote_slippage_exceeded', 'a market that has fallen too far');
  await pin(least);
  trial.demandSuccess(await accept(trial, second), 'a market that has fallen as far as it may');
  await pin(quoted * 2n);
  trial.demandSuccess(await accept(trial, third), 'a market that has risen');
  await tenant.do('pinRate', { body: { source: 'AUD', destination: 'USDC', rate: null } });
}

export const acceptance: Check = {
  name: 'acceptance',
  title:
    'A quote is accepted once, before its end, and while the market has not moved too far; the conversion is the quote to the last digit',
  source: 'decision',
  appliesTo: named(ID, 'getConversionQuote', 'listConversionQuotes'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await trial.tenant.ensureFunds();
    await tryTaken(trial);
    await tryRace(trial);
    await withStoppedClock(trial, (frozenAt) => tryExpiry(trial, Date.parse(frozenAt)));
    await trySlippage(trial);
  },
};
