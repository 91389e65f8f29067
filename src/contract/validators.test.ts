import { expect, it } from 'vitest';
import { faultsOfReply } from './validators.ts';

const error = (code: string): object => ({
  code,
  message: 'No.',
  requestId: 'req_01kjv3e5m8e2ta7x0c6y4b9dqr',
  retryable: false,
});

it('takes an error for a fault that the operation does not name, or not with this status', () => {
  expect(faultsOfReply('createPayout', 422, error('insufficient_funds'))).toEqual([]);
  expect(faultsOfReply('createPayout', 422, error('quote_expired'))).toHaveLength(1);
  expect(faultsOfReply('createPayout', 409, error('insufficient_funds'))).toHaveLength(1);
  expect(faultsOfReply('createPayout', 422, error('no_such_code'))).toHaveLength(1);
  expect(faultsOfReply('endOtherSessions', 403, error('origin_not_allowed'))).toEqual([]);
  expect(faultsOfReply('endOtherSessions', 403, error('insufficient_scope'))).toHaveLength(1);
});
