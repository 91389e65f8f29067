import type { Operation } from '../../contract/operation.ts';
import { headerOf, statusOf, type Exchange, type SentRequest } from '../../http/exchange.ts';
import { requestOf } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';
import { validCall } from '../../suite/valid-call.ts';

/** Documents that a reader may have kept. */
const DOCUMENTS = ['getContract', 'getDocs'];

/** @param operationId whose answer it must be; undefined if it is not judged as one, such as that of a HEAD */
async function ask(
  trial: Trial,
  operation: Operation,
  change: Partial<SentRequest>,
  operationId?: string,
): Promise<Exchange> {
  const call = await validCall(operation.id, trial.tenant, trial.session);
  const caller = operation.isAuthenticated ? trial.tenant.caller : null;
  const request = requestOf(operation, call, caller, { key: '', stepUpToken: undefined });
  const headers = { ...request.headers, ...change.headers };
  const exchange = await trial.send(
    { ...request, ...change, headers },
    { operationId, intent: 'open', caller: caller?.name ?? 'no caller' },
  );
  trial.called.add(operation.id);
  return exchange;
}

/** HEAD is GET without its body. */
async function tryHead(trial: Trial, operation: Operation): Promise<void> {
  const exchange = await ask(trial, operation, { method: 'HEAD' });
  const { status } = operation.success;
  const isSame = statusOf(exchange) === status && exchange.response?.bodyText === '';
  const shown = `${statusOf(exchange)} with ${exchange.response?.bodyText.length ?? 0} characters`;
  trial.expect(isSame, operation.id, `HEAD answers ${shown} instead of ${status} with none`, [exchange]);
  const type = (headerOf(exchange, 'content-type') ?? '').split(';')[0] ?? '';
  const isKnown = operation.success.content.has(type);
  trial.expect(isKnown, operation.id, `HEAD says that it is ${type || 'of no type'}`, [exchange]);
}

/** What a reader has is not sent again, and what is sent is compressed for those who can read it. */
async function tryKept(trial: Trial, operation: Operation): Promise<void> {
  const { id } = operation;
  const first = await ask(trial, operation, {});
  const tag = headerOf(first, 'etag') ?? '';
  if (!trial.expect(tag !== '', id, 'it has no ETag', [first])) return;
  const known = await ask(trial, operation, { headers: { 'If-None-Match': tag } }, id);
  const isEmpty = statusOf(known) === 304 && known.response?.bodyText === '';
  trial.expect(isEmpty, id, `what is known already is answered ${statusOf(known)} instead of 304`, [known]);
  const other = await ask(trial, operation, { headers: { 'If-None-Match': '"another"' } });
  const isSent = statusOf(other) === 200 && other.response?.bodyText === first.response?.bodyText;
  trial.expect(isSent, id, 'with the ETag of something else it is not sent as it is', [other]);
  const packed = await ask(trial, operation, { headers: { 'Accept-Encoding': 'gzip' } });
  const encoding = headerOf(packed, 'content-encoding') ?? 'no encoding';
  trial.expect(encoding === 'gzip', id, `for who accepts gzip it has ${encoding}`, [packed]);
}

export const servedDocuments: Check = {
  name: 'served-documents',
  title:
    'HEAD is answered wherever GET is, like GET but without the body; a document that the caller has is answered 304, and it is compressed if that is accepted',
  source: 'decision',
  appliesTo: ({ method }) => method === 'GET',
  run: async (trial) => {
    await trial.together(trial.operations, tryHead);
    await trial.each(
      trial.operations.filter(({ id }) => DOCUMENTS.includes(id)),
      async (operation) => tryKept(trial, operation),
    );
  },
};
