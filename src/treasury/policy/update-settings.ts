import type { WriteHandler } from '../../contract/handler.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import { publish } from '../../outbox/event.ts';
import { need } from '../../writes/write.ts';
import { presentSettings } from './present.ts';
import { type TreasurySettings, firstSettings, treasurySettingsTable } from './table.ts';

const NOT_IN_ITS_NAME = 'Payouts cannot be made in the name of the tenant while poboEnabled is false.';

function contradicts({ payoutRemitter, poboEnabled }: Partial<TreasurySettings>): boolean {
  return payoutRemitter === 'tenant' && poboEnabled === false;
}

/**
 * PUT /v1/treasury/settings: fields left out stay; for payouts created from now on.
 * @throws ApiError invalid_request if the body contradicts itself, invalid_state if it contradicts a stored field
 */
export const updateTreasurySettings: WriteHandler<'updateTreasurySettings'> = {
  kind: 'write',
  check: ({ body }) => {
    if (!contradicts(body)) return;
    throw new ApiError('invalid_request', {
      details: [{ in: 'body', path: '/payoutRemitter', message: NOT_IN_ITS_NAME }],
    });
  },
  needs: (_request, head) => [need(treasurySettingsTable, { tenantId: head.tenant.id })],
  decide: ({ body }, loaded, context) => {
    const { tenant } = context.head;
    const before =
      loaded.find(treasurySettingsTable, {}) ?? firstSettings(tenant.id, context.now, context.actor);
    const settings: TreasurySettings = {
      ...before,
      payoutRemitter: body.payoutRemitter ?? before.payoutRemitter,
      poboEnabled: body.poboEnabled ?? before.poboEnabled,
      version: before.version + 1,
      updatedAt: context.now,
      changedBy: context.actor,
    };
    if (contradicts(settings)) throw new ApiError('invalid_state', { message: NOT_IN_ITS_NAME });
    const { version } = settings;
    const subject = { tenantId: tenant.id, id: tenant.id, status: null, version };
    const changes = changesBetween(before, settings, ['payoutRemitter', 'poboEnabled']);
    const action = {
      tenantId: tenant.id,
      type: 'treasury_settings.updated',
      resourceId: tenant.id,
      changes,
    } as const;
    return {
      reply: presentSettings(settings, tenant.name),
      effects: [
        saveRow(treasurySettingsTable, settings),
        publish(context, 'treasury_settings.updated', subject),
        auditEntry(context, action),
      ],
    };
  },
};
