import type { Operation } from '../../contract/operation.ts';
import { headerOf, type Exchange } from '../../http/exchange.ts';
import { isObject, objectsAt, textAt } from '../../json/json.ts';
import type { Call } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { refusedCall } from '../../suite/valid-call.ts';
import type { Trial } from '../../suite/trial.ts';

const BODY_IDS: Readonly<Record<string, string>> = {
  createPayout: 'beneficiaryId',
  previewPayout: 'beneficiaryId',
  createWithdrawal: 'destinationId',
  previewWithdrawal: 'destinationId',
  simulatePayin: 'fundingInstrumentId',
  simulateDeposit: 'fundingInstrumentId',
};

export function namesRecord({ id, pathParameters }: Operation): boolean {
  return pathParameters.length > 0 || BODY_IDS[id] !== undefined;
}

export function withId(operation: Operation, call: Call, id: string): Call {
  const field = BODY_IDS[operation.id];
  if (field === undefined) return { ...call, path: { id } };
  return { ...call, body: { ...(isObject(call.body) ? call.body : {}), [field]: id } };
}

/** An id of the same kind as a real one, that nobody ever had. */
export function neverUsed(real: string, trial: Trial): string {
  const letters = '0123456789abcdefghjkmnpqrstvwxyz';
  const tail = Array.from({ length: 16 }, () => letters[trial.session.random.below(32)]).join('');
  return `${real.slice(0, -16)}${tail}`;
}

export function idIn(operation: Operation, call: Call): string {
  const field = BODY_IDS[operation.id];
  return field === undefined ? (call.path?.['id'] ?? '') : textAt(call.body, field);
}

/** What a caller can tell an answer by: all but the ids of the request. */
export function faceOf(exchange: Exchange): string {
  const { response } = exchange;
  const body = isObject(response?.json) ? { ...response.json, requestId: '' } : (response?.bodyText ?? null);
  return JSON.stringify([response?.status, headerOf(exchange, 'content-type'), body]);
}

export const unknownIds: Check = {
  name: 'unknown-ids',
  title: 'An identifier that names nothing in the account is 404 not_found, in path or body alike',
  source: 'decision',
  appliesTo: namesRecord,
  run: async (trial) => {
    const known = await trial.tenant.ready();
    await trial.together(trial.operations, async (part, operation) => {
      const call = await refusedCall(operation.id, part.tenant, part.session);
      const real = idIn(operation, call);
      const prefix = real.split('_')[0] ?? '';
      const others = known.filter((id) => !id.startsWith(`${prefix}_`));
      const wrong = [
        neverUsed(real, part),
        ...others,
        'x',
        real.toUpperCase(),
        `${prefix}_1`,
        'a'.repeat(64),
        '0',
      ];
      for (const id of wrong) {
        const exchange = await part.call(operation.id, withId(operation, call, id));
        part.expectRefusal(exchange, 404, 'not_found', `the id ${id.slice(0, 40)}`);
      }
      for (const id of ['a'.repeat(65), 'a b', "x'--", 'ä']) {
        const exchange = await part.call(operation.id, {
          ...withId(operation, call, id),
          intent: 'invalid',
        });
        const code = textAt(exchange.response?.json, 'code');
        const isRefused = code === 'invalid_request' || code === 'not_found';
        part.expect(
          isRefused,
          operation.id,
          `the id "${id.slice(0, 20)}" is answered ${code || 'without a code'}`,
          [exchange],
        );
      }
    });
    const query = { beneficiaryId: neverUsed(await trial.tenant.its('beneficiaryId'), trial) };
    const none = objectsAt(await trial.get('listPayouts', { query }), 'data');
    trial.expect(none.length === 0, 'listPayouts', 'a filter by an unknown beneficiary shows payouts');
    const nowhere = { destinationId: neverUsed(await trial.tenant.its('destinationId'), trial) };
    const empty = objectsAt(await trial.get('listWithdrawals', { query: nowhere }), 'data');
    trial.expect(
      empty.length === 0,
      'listWithdrawals',
      'a filter by an unknown destination shows withdrawals',
    );
  },
};
