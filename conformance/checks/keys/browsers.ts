import { headerOf, statusOf, type Exchange } from '../../http/exchange.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Check } from '../../suite/check.ts';
import { refusedCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';

const ORIGIN = 'https://shop.example';

/** What a page may read of an answer beside its body. */
const READABLE = [
  ...['X-Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
  ...['Link', 'Idempotent-Replayed', 'Corridor-Epoch', 'Content-Disposition'],
];

const isForBrowsers = ({ keyKinds }: Operation): boolean => keyKinds.includes('publishable');

function wordsOf(exchange: Exchange, header: string): string[] {
  return (headerOf(exchange, header) ?? '').split(',').map((word) => word.trim().toLowerCase());
}

/** What a browser asks before it lets a page send a key. */
async function askFirst(trial: Trial, { id, method, path }: Operation): Promise<Exchange> {
  const target = path.replaceAll(/\{[^}]+\}/g, 'xxx_00000000000000000000000000');
  const headers = {
    Origin: ORIGIN,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': 'authorization',
  };
  const request = { method: 'OPTIONS', target, headers, body: undefined };
  const exchange = await trial.send(request, { operationId: undefined, intent: 'open', caller: 'a page' });
  trial.called.add(id);
  return exchange;
}

function lets(exchange: Exchange): boolean {
  return headerOf(exchange, 'access-control-allow-origin') !== undefined;
}

async function tryFirst(trial: Trial, operation: Operation): Promise<void> {
  const asked = await askFirst(trial, operation);
  const names = (header: string, word: string): boolean =>
    wordsOf(asked, `access-control-allow-${header}`).includes(word.toLowerCase());
  const isLet = lets(asked) && names('methods', operation.method);
  const keys = ['Authorization', 'X-Api-Key'].filter((name) => names('headers', name));
  if (!isForBrowsers(operation)) {
    trial.expect(!isLet, operation.id, `a page of ${ORIGIN} is let in`, [asked]);
    return;
  }
  const status = statusOf(asked);
  trial.expect(isLet && status === 204, operation.id, `a page is not let in: ${status}`, [asked]);
  const message = `of the headers with a key a page can send ${keys.join() || 'none'}`;
  trial.expect(keys.length === 2, operation.id, message, [asked]);
}

function expectReadable(trial: Trial, operation: Operation, exchange: Exchange, what: string): void {
  if (!isForBrowsers(operation)) {
    trial.expect(!lets(exchange), operation.id, `a page of ${ORIGIN} can read ${what}`, [exchange]);
    return;
  }
  const origin = headerOf(exchange, 'access-control-allow-origin') ?? 'none';
  const isLet = origin === '*' && headerOf(exchange, 'access-control-allow-credentials') === undefined;
  trial.expect(isLet, operation.id, `${what} can be read by pages of ${origin}`, [exchange]);
  const exposed = wordsOf(exchange, 'access-control-expose-headers');
  const hidden = READABLE.filter((name) => !exposed.includes(name.toLowerCase()));
  trial.expect(hidden.length === 0, operation.id, `${what} hides ${hidden.join()} from pages`, [exchange]);
}

export const browsers: Check = {
  name: 'browsers',
  title:
    'Pages of any origin can call what takes a publishable key, and read the answer with its headers; everything else is closed to them',
  source: 'decision',
  appliesTo: ({ isAuthenticated }) => isAuthenticated,
  run: async (trial) => {
    await trial.together(trial.operations, async (part, operation) => {
      await tryFirst(part, operation);
      const call = await refusedCall(operation.id, part.tenant, part.session);
      const headers = { ...call.headers, Origin: ORIGIN };
      const page = { name: 'a page', headers: {} };
      const refused = await part.call(operation.id, { ...call, headers, caller: page, intent: 'open' });
      expectReadable(part, operation, refused, 'a refusal');
      if (operation.method !== 'GET') return;
      expectReadable(part, operation, await part.call(operation.id, { ...call, headers }), 'an answer');
    });
  },
};
