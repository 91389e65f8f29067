import { setTimeout as delay } from 'node:timers/promises';
import { Forged, Unknown } from '../../provider-seam/port/provider.ts';
import type {
  AnyOrder,
  Delivery,
  Json,
  ProviderMessages,
  Provider,
  ProviderName,
} from '../../provider-seam/port/provider.ts';

/** What a provider says that a test plays, and what it was asked. */
export interface ScriptedProvider extends Provider {
  readonly poll: NonNullable<Provider['poll']>;
  readonly receive: NonNullable<Provider['receive']>;
  /** The cursors from which news was read. */
  readonly reads: (Json | null)[];
  /** Answers the next readings, the first first; an error is thrown. Beyond them there is nothing new. */
  readonly pages: (ProviderMessages | Error | 'hang')[];
  /** Translates a delivery's text. */
  translate: (text: string) => ReturnType<NonNullable<Provider['receive']>>;
}

const nobody = (_order: AnyOrder): Promise<never> => Promise.reject(new Unknown('nobody carries that out'));

/** News without lines of account, behind which the stream stands at a cursor. */
export function messagesOf(
  reports: ProviderMessages['reports'],
  cursor: Json = null,
  hasMore = false,
): ProviderMessages {
  return { reports, entries: [], cursor, hasMore };
}

/** A provider that says what a test has it say; its deliveries are signed by the word `good` in a header. */
export function scriptedProvider(
  name: ProviderName,
  adapter: string,
  { everyMs = 1_000, timeoutMs = 5_000 } = {},
): ScriptedProvider {
  const reads: (Json | null)[] = [];
  const pages: (ProviderMessages | Error | 'hang')[] = [];
  const provider: ScriptedProvider = {
    name,
    adapter,
    limits: { timeoutMs, atOnce: 4 },
    reads,
    pages,
    translate: (text) => JSON.parse(text) as ReturnType<NonNullable<Provider['receive']>>,
    carryOut: nobody,
    queryStatus: nobody,
    poll: {
      everyMs,
      read: async (cursor) => {
        reads.push(cursor);
        const page = pages.shift() ?? messagesOf([], cursor);
        if (page === 'hang') return delay(60_000, messagesOf([], cursor), { ref: false });
        if (page instanceof Error) throw page;
        return page;
      },
    },
    receive: ({ headers, body }: Delivery) => {
      if (headers.get('signed') !== 'good') throw new Forged('not signed');
      return provider.translate(Buffer.from(body).toString('utf8'));
    },
  };
  return provider;
}
