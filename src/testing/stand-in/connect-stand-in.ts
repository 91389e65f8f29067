import type { Variables } from '../../config/config.ts';
import type { Provider, Providers } from '../../provider-seam/port/provider.ts';
import type { ServiceParts } from '../../service.ts';
import { StandInAdapter, type StandInConnection } from './stand-in-adapter.ts';
import { isStandInName, type StandInName } from './wire.ts';

/** What a file of the stand-in's bank takes. */
const FILE_BOUNDS = { orders: 50, totalMinor: 1_000_000_000n };

const POLL_MS = 200;

/** The providers that a stand-in plays. */
export type StandInParts = Required<Pick<ServiceParts, 'providers'>>;

/** Connects a stand-in for some of the providers; the others are not there. */
function connectStandIn(names: readonly StandInName[], connection: StandInConnection): StandInParts {
  const connect = (name: StandInName): Provider | null =>
    names.includes(name) ? new StandInAdapter(name, connection) : null;
  const providers: Providers = {
    bank: connect('bank'),
    chain: connect('chain'),
    exchange: connect('exchange'),
    identity: connect('identity'),
  };
  return { providers };
}

/**
 * Reads where a stand-in is from `STAND_IN_URL` and `STAND_IN_SECRET`; for whom it stands in from `STAND_IN_PROVIDERS`, with
 * commas; how long a call may take from `STAND_IN_TIMEOUT_MS`, and from `STAND_IN_FILES_MS` how long it is from one cut-off
 * to the next, where the bank takes files.
 */
export function connectStandInOf(variables: Variables): StandInParts {
  const names = (variables['STAND_IN_PROVIDERS'] ?? '').split(',').filter(isStandInName);
  const filesMs = Number(variables['STAND_IN_FILES_MS'] ?? 0);
  return connectStandIn(names, {
    url: variables['STAND_IN_URL'] ?? '',
    secret: variables['STAND_IN_SECRET'] ?? '',
    limits: { timeoutMs: Number(variables['STAND_IN_TIMEOUT_MS'] ?? 10_000), atOnce: 4 },
    pollMs: POLL_MS,
    derives: true,
    ...(filesMs === 0 ? {} : { files: { everyMs: filesMs, bounds: FILE_BOUNDS } }),
  });
}
