import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import express, { type Request, type Response, type Router } from 'express';
import type { Behaviour, CallFault, CallKind } from './behaviour.ts';
import type { Saying } from './stand-in-books.ts';
import { StandInProvider } from './stand-in-provider.ts';
import {
  isStandInName,
  STAND_IN_NAMES,
  type StandInName,
  type WireEntry,
  type WireEvent,
  type WireFileStanding,
  type WireIncoming,
  type WireMessages,
  type WireOrder,
} from './wire.ts';

/** What a stand-in is started with. */
export interface StandInOptions {
  /** Fixes what goes wrong. */
  readonly seed: string;
  /** Signs deliveries. */
  readonly secret: string;
  /** 0 takes any that is free. */
  readonly port: number;
}

/** A stand-in that listens on the loopback interface. */
export interface RunningStandIn {
  readonly url: string;
  close(): Promise<void>;
}

type Providers = ReadonlyMap<StandInName, StandInProvider>;

/** What a call does, and how it is answered. */
type Work = () => { readonly status: number; readonly body: object };

/** Answers as a fault has it that strikes before anything is done; whether there was one. A caller that hangs ends the call itself. */
function strikeBefore(fault: CallFault | undefined, response: Response, retryAfter: number): boolean {
  switch (fault) {
    case 'hang_before':
      return true;
    case 'error_before':
      response.status(500).json({ error: 'out of order' });
      return true;
    case 'reset_before':
      response.socket?.resetAndDestroy();
      return true;
    case 'too_many':
      response.status(429).set('retry-after', String(retryAfter)).json({ error: 'too many requests' });
      return true;
    default:
      return false;
  }
}

async function answer(
  fault: CallFault | undefined,
  response: Response,
  { status, body }: ReturnType<Work>,
  slowMs: number,
): Promise<void> {
  switch (fault) {
    case 'hang_after':
      return;
    case 'error_after':
      response.status(500).json({ error: 'out of order' });
      return;
    case 'reset_after':
      response.socket?.resetAndDestroy();
      return;
    case 'garbled':
      response.status(status).type('json').send(JSON.stringify(body).slice(0, -1));
      return;
    case 'slow':
      await delay(slowMs);
      break;
    default:
  }
  response.status(status).json(body);
  return undefined;
}

/** Does what is asked, with whatever is to go wrong with it. */
async function respond(provider: StandInProvider, call: CallKind, response: Response, work: Work) {
  const fault = provider.faultOf(call);
  const { retryAfterSeconds, slowMs } = provider.behaviour;
  if (strikeBefore(fault, response, retryAfterSeconds)) return;
  await answer(fault, response, work(), slowMs);
}

function takeOrder(provider: StandInProvider, order: WireOrder): ReturnType<Work> {
  const answered = provider.takeOrder(order);
  switch (answered.outcome) {
    case 'refused':
      return { status: 422, body: { code: answered.code, reason: answered.reason } };
    case 'done':
      return { status: 200, body: { events: answered.events } };
    case 'taken': {
      const { reference, transactionHash } = answered.order;
      return { status: 202, body: { reference, transactionHash } };
    }
  }
}

function findOrder({ books }: StandInProvider, orderId: string): ReturnType<Work> {
  const order = books.queryStatus(orderId);
  if (order === undefined) return { status: 404, body: { absent: true } };
  const { reference, transactionHash, status } = order;
  return { status: 200, body: { reference, transactionHash, status, events: books.eventsOf(orderId) } };
}

function cursorOf(query: unknown): WireMessages['cursor'] {
  const { events, entries } = query as Readonly<Record<string, string | undefined>>;
  return { events: Number(events ?? 0), entries: Number(entries ?? 0) };
}

/** What a provider offers to those whom it serves. */
function createInterface(providers: Providers): Router {
  const router = express.Router();
  const of = ({ params }: Request): StandInProvider => providerIn(providers, params['provider']);
  router.post('/:provider/orders', async (request, response) => {
    const provider = of(request);
    const order = request.body as WireOrder;
    const fault = provider.faultOf('carryOut');
    const { lateMs, retryAfterSeconds, slowMs } = provider.behaviour;
    if (fault === 'arrives_late') {
      provider.books.arriveLater(order.id, lateMs, () => void provider.takeOrder(order));
      return;
    }
    if (strikeBefore(fault, response, retryAfterSeconds)) return;
    await answer(fault, response, takeOrder(provider, order), slowMs);
  });
  router.get('/:provider/orders/:id', (request, response) =>
    respond(of(request), 'queryStatus', response, () => findOrder(of(request), request.params.id)),
  );
  router.post('/:provider/orders/:id/cancel', (request, response) =>
    respond(of(request), 'cancel', response, () => ({
      status: 200,
      body: { outcome: of(request).books.cancel(request.params.id) },
    })),
  );
  router.put('/:provider/files/:name', (request, response) =>
    respond(of(request), 'deliver', response, () => {
      const standing = of(request).takeFile(request.params.name, request.body as Buffer);
      if (standing === 'conflicting') return { status: 409, body: { error: 'another file has this name' } };
      return { status: 200, body: standing };
    }),
  );
  router.get('/:provider/files/:name', (request, response) =>
    respond(of(request), 'findFile', response, () => {
      const standing = of(request).files.standingOf(request.params.name);
      return standing === undefined
        ? { status: 404, body: { absent: true } }
        : { status: 200, body: standing };
    }),
  );
  router.get('/:provider/news', (request, response) =>
    respond(of(request), 'poll', response, () => {
      const { books, behaviour } = of(request);
      return { status: 200, body: books.read(cursorOf(request.query), behaviour.pageSize) };
    }),
  );
  router.get('/:provider/holdings', (request, response) =>
    respond(of(request), 'holdings', response, () => ({ status: 200, body: of(request).books.holdings() })),
  );
  router.get('/:provider/rates', (request, response) =>
    respond(of(request), 'rates', response, () => ({ status: 200, body: of(request).rates() })),
  );
  return router;
}

/** What a test or an experiment tells the stand-in, and reads of it; nothing here goes wrong. */
function createControl(providers: Providers, refuse: (ms: number) => void): Router {
  const router = express.Router();
  const of = ({ params }: Request): StandInProvider => providerIn(providers, params['provider']);
  router.post('/refuse', (request, response) => {
    response.status(204).end(() => {
      refuse((request.body as { readonly ms: number }).ms);
    });
  });
  router.patch('/:provider/behaviour', (request, response) => {
    of(request).behave(request.body as Partial<Behaviour>);
    response.status(204).end();
  });
  router.post('/:provider/faults', (request, response) => {
    of(request).plan(request.body as { readonly call: CallKind; readonly fault: CallFault }[]);
    response.status(204).end();
  });
  router.put('/:provider/subscription', (request, response) => {
    of(request).subscribe((request.body as { readonly url: string | null }).url);
    response.status(204).end();
  });
  router.post('/:provider/incoming', (request, response) => {
    const { incoming, ...saying } = request.body as { readonly incoming: WireIncoming } & Saying;
    response.json(of(request).receive(incoming, saying));
  });
  router.post('/:provider/events', (request, response) => {
    const { about, ...saying } = request.body as Pick<WireEvent, 'about'> & Saying;
    response.json(of(request).tell(about, saying));
  });
  router.post('/:provider/entries', (request, response) => {
    response.json(of(request).books.book(request.body as Pick<WireEntry, 'amount'>));
  });
  router.post('/:provider/files/:name', (request, response) => {
    response.json(of(request).decideFile(request.params.name, request.body as WireFileStanding));
  });
  router.get('/:provider/books', (request, response) => {
    response.json(of(request).show());
  });
  return router;
}

function providerIn(providers: Providers, name: unknown): StandInProvider {
  const provider = typeof name === 'string' && isStandInName(name) ? providers.get(name) : undefined;
  if (provider === undefined) throw new Error(`There is no provider ${String(name)}`);
  return provider;
}

/** Listens no more for a while, and cuts whoever is connected: new connections are refused. */
async function refuseFor(server: Server, ms: number): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  // By a timer that a test can move, which the other kind is not.
  await new Promise((resolve) => setTimeout(resolve, ms));
  server.listen(port, '127.0.0.1');
}

/** Starts a stand-in for all four providers. */
export async function serveStandIn({ seed, secret, port }: StandInOptions): Promise<RunningStandIn> {
  const providers: Providers = new Map(
    STAND_IN_NAMES.map((name) => [name, new StandInProvider(name, seed, secret)]),
  );
  const app = express();
  app.use(express.json({ limit: '64mb' }), express.raw({ limit: '64mb' }));
  const server = createServer((request, response) => void app(request, response));
  app.use(
    '/control',
    createControl(providers, (ms) => void refuseFor(server, ms)),
  );
  app.use('/', createInterface(providers));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
