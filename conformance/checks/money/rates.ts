import { bodyOf } from '../../http/exchange.ts';
import { rateUnits } from '../../judge/rate-law.ts';
import { textAt, type Json } from '../../json/json.ts';
import { ASSETS } from '../../suite/balance.ts';
import { bearer } from '../../suite/call.ts';
import { named, type Check } from '../../suite/check.ts';
import { differences, footprintOf } from '../../suite/footprint.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';

const ID = 'getRate';

const DIRECTIONS = ASSETS.flatMap((source) =>
  ASSETS.filter((destination) => destination !== source).map((destination) => ({ source, destination })),
);

type Direction = (typeof DIRECTIONS)[number];

async function pin(trial: Trial, direction: Direction, rate: string | null): Promise<void> {
  await trial.tenant.do('pinRate', { body: { ...direction, rate } });
}

async function quoted(trial: Trial, { source, destination }: Direction): Promise<string> {
  const body = plainQuote('100', source, destination);
  return textAt(await trial.tenant.do('createConversionQuote', { body }), 'rate');
}

/** A rate says what it is of, and until when it is of use. Answers it. */
async function look(trial: Trial, direction: Direction): Promise<Json> {
  const shown = await trial.get(ID, { query: direction });
  const name = `${direction.source} in ${direction.destination}`;
  const isOfIt =
    textAt(shown, 'source') === direction.source && textAt(shown, 'destination') === direction.destination;
  trial.expect(isOfIt, ID, `asked for ${name} it shows another direction`);
  trial.expect(rateUnits(textAt(shown, 'rate')) > 0n, ID, `the rate of ${name} is not above zero`);
  const [asOf, expiresAt] = [Date.parse(textAt(shown, 'asOf')), Date.parse(textAt(shown, 'expiresAt'))];
  trial.expect(expiresAt > asOf, ID, `the rate of ${name} is of use until before it is of`);
  return shown;
}

/** While the clock stands, so does the market: what is shown is what a quote has, the market's and a pinned one. */
async function tryDirection(trial: Trial, direction: Direction): Promise<void> {
  const market = textAt(await look(trial, direction), 'rate');
  const offered = await quoted(trial, direction);
  trial.expect(offered === market, ID, `it shows ${market} where a quote of the same moment has ${offered}`);
  await pin(trial, direction, '0.1234567891');
  const pinned = await look(trial, direction);
  trial.expect(textAt(pinned, 'rate') === '0.1234567891', ID, 'a pinned rate is not shown as it is');
  const isOffered = (await quoted(trial, direction)) === textAt(pinned, 'rate');
  trial.expect(isOffered, ID, 'a quote has another rate than the pinned one that is shown');
  const back = { source: direction.destination, destination: direction.source };
  trial.expect(
    textAt(await look(trial, back), 'rate') !== '0.1234567891',
    ID,
    'a pin holds in the other direction, too',
  );
  await pin(trial, direction, null);
  const restored = textAt(await look(trial, direction), 'rate');
  trial.expect(restored === market, ID, 'a rate that was let go is shown still');
}

async function tryRefused(trial: Trial): Promise<void> {
  const ask = async (query: Readonly<Record<string, string>>, what: string): Promise<void> => {
    const exchange = await trial.call(ID, { query, intent: 'invalid' });
    trial.expectRefusal(exchange, 400, 'invalid_request', what);
  };
  for (const asset of ASSETS) await ask({ source: asset, destination: asset }, `${asset} in ${asset}`);
  await ask({ source: 'AUD' }, 'a rate without a destination');
  await ask({ destination: 'AUD' }, 'a rate without a source');
  await ask({ source: 'AUD', destination: 'EUR' }, 'a rate in an asset that does not exist');
}

async function tryPublishable(trial: Trial): Promise<void> {
  const { publishableKey } = trial.session.credentials;
  if (publishableKey === undefined) return;
  const caller = bearer('publishable key', publishableKey);
  const exchange = await trial.call(ID, { query: { source: 'AUD', destination: 'USDC' }, caller });
  trial.demandSuccess(exchange, 'a rate by a publishable key');
  trial.expect(textAt(bodyOf(exchange), 'rate') !== '', ID, 'a publishable key is shown no rate');
}

export const rates: Check = {
  name: 'rates',
  title:
    'The rates endpoint is indicative only: it shows the rate of this moment or the pin, and moves nothing',
  source: 'given',
  appliesTo: named(ID),
  run: async (trial) => {
    await withStoppedClock(trial, async () => {
      for (const direction of DIRECTIONS) await tryDirection(trial, direction);
    });
    await tryRefused(trial);
    await tryPublishable(trial);
    const before = await footprintOf(trial.tenant);
    for (const direction of DIRECTIONS) await look(trial, direction);
    const changed = differences(before, await footprintOf(trial.tenant));
    trial.expect(changed.length === 0, ID, `looking at rates changed ${changed.join(', ')}`);
  },
};
