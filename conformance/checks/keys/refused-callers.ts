import { bearer } from '../../suite/call.ts';
import type { Check } from '../../suite/check.ts';
import { refusedCall } from '../../suite/valid-call.ts';

/** A key that may not be used from the suite's address. */
export const refusedAddress: Check = {
  name: 'refused-address',
  title:
    'A key with allowedIps gets 403 ip_not_allowed from any other address, whatever X-Forwarded-For says',
  source: 'given',
  appliesTo: ({ isAuthenticated }) => isAuthenticated,
  lacks: ({ session }) =>
    session.credentials.refusedAddressKey === undefined ? 'no --refused-address-key was given' : undefined,
  run: async (trial) => {
    const caller = bearer('key of another address', trial.session.credentials.refusedAddressKey ?? '');
    await trial.together(trial.operations, async (part, operation) => {
      const call = await refusedCall(operation.id, part.tenant, part.session);
      // The documentation network, which the key may well be restricted to.
      const headers = { 'X-Forwarded-For': '203.0.113.1' };
      const exchange = await part.call(operation.id, { ...call, headers, caller });
      part.expectRefusal(
        exchange,
        403,
        'ip_not_allowed',
        'a call from an address that the key does not allow',
      );
    });
  },
};

export const suspendedTenant: Check = {
  name: 'suspended-tenant',
  title: 'Every request of a suspended account is refused with 403 account_suspended',
  source: 'decision',
  appliesTo: ({ isAuthenticated }) => isAuthenticated,
  lacks: ({ session }) =>
    session.credentials.suspendedKey === undefined ? 'no --suspended-key was given' : undefined,
  run: async (trial) => {
    const caller = bearer('suspended tenant', trial.session.credentials.suspendedKey ?? '');
    await trial.together(trial.operations, async (part, operation) => {
      const call = await refusedCall(operation.id, part.tenant, part.session);
      const exchange = await part.call(operation.id, { ...call, caller });
      part.expectRefusal(exchange, 403, 'account_suspended', 'a call of a suspended account');
    });
  },
};
