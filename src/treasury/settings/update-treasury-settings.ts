import type { WriteHandler } from '../../contract/handler.ts';
import { saveRow } from '../../db/row-effect.ts';
import { auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import { publish } from '../../outbox/event.ts';
import { need } from '../../writes/write.ts';
import { presentSettings } from './settings-presenter.ts';
import { firstSettings, treasurySettingsTable, type TreasurySettings } from './settings-store.ts';

/** PUT /v1/treasury/settings: what is left out stays; holds for payouts created from now on. */
export const updateTreasurySettings: WriteHandler<'updateTreasurySettings'> = {
  kind: 'write',
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
        ...(changes.length === 0 ? [] : [auditEntry(context, action)]),
      ],
    };
  },
};
