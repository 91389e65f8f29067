import { beforeAll, describe, expect, it } from 'vitest';
import { EVENT_TYPES, type EventType } from '../../generated/events.ts';
import { OPERATIONS } from '../../generated/operations.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import { PRODUCTION_VARIABLES } from '../../src/testing/server/production-variables.ts';
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { Corridor } from '../../sdk/src/corridor.ts';
import { CannotRun } from '../output/cannot-run.ts';
import { trigger } from './trigger.ts';
import { TRIGGERS } from './triggers.ts';

const ONLY_BY_PEOPLE: readonly EventType[] = [
  'developer_fees.updated',
  'api_key.created',
  'api_key.rotated',
  'api_key.revoked',
];

const isServed = (type: EventType): boolean => type !== 'webhook.test' || 'testWebhook' in OPERATIONS;

const isTriggered = (type: EventType): boolean => !ONLY_BY_PEOPLE.includes(type) && isServed(type);

const A_MONTH_S = 32 * 86_400;

withServer(({ server }) => {
  let tenant: TestTenant;
  let api: Corridor;

  beforeAll(async () => {
    tenant = await server().newTenant();
    api = new Corridor({ baseUrl: server().url, key: tenant.secretKey });
  });

  describe('before a month has ended', () => {
    it.each(['invoice.issued', 'invoice.settled', 'invoice.voided'] as const)(
      '%s says that one has to',
      async (type) => {
        const triggered = trigger(api, type, TRIGGERS[type]);
        await expect(triggered).rejects.toThrow(CannotRun);
        await expect(triggered).rejects.toThrow(/passes the end of a month/);
      },
    );
  });

  describe('every type of the catalogue', () => {
    beforeAll(async () => {
      for (const _month of [1, 2]) await api.sandbox.setClock({ advanceSeconds: A_MONTH_S });
    });

    it.each(EVENT_TYPES.filter(isTriggered))('%s is brought about, and leads to its record', async (type) => {
      const event = await trigger(api, type, TRIGGERS[type]);
      expect(event).toMatchObject({ type, environment: 'sandbox', apiVersion: 'v1' });
      expect(await api.events.get(event.id)).toEqual(event);
      await expect(api.request('GET', event.data.url)).resolves.toBeDefined();
    });

    it.each((['treasury_settings.updated', 'webhook.disabled', 'webhook.test'] as const).filter(isServed))(
      '%s of the same record is brought about again, by an event of its own',
      async (type) => {
        const before = await trigger(api, type, TRIGGERS[type]);
        const event = await trigger(api, type, TRIGGERS[type]);
        expect(event.data.id).toBe(before.data.id);
        expect(event.data.version).toBeGreaterThan(before.data.version);
      },
    );

    it.each(ONLY_BY_PEOPLE)('%s is none that calls bring about, and says whose it is', async (type) => {
      await expect(trigger(api, type, TRIGGERS[type])).rejects.toThrow(/cannot be triggered: only a person/);
    });

    it('under a clock that stands still as well, since the providers are played', async () => {
      const { now } = await api.sandbox.getClock();
      const frozenAt = new Date(Date.parse(now) + 60_000).toISOString();
      await api.sandbox.setClock({ frozenAt });
      const event = await trigger(api, 'payout.returned', TRIGGERS['payout.returned']);
      expect(event.timestamp).toBe(frozenAt);
    });
  });

  it('nothing is triggered with a key that is refused', async () => {
    const stranger = new Corridor({ baseUrl: server().url, key: 'sk_sandbox_nobody' });
    const triggered = trigger(stranger, 'beneficiary.created', TRIGGERS['beneficiary.created']);
    await expect(triggered).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  });
});

describe('in production', () => {
  withServer(
    ({ server }) => {
      it('nothing is triggered', async () => {
        const own = await server().newTenant();
        const live = new Corridor({ baseUrl: server().url, key: own.secretKey });
        const triggered = trigger(live, 'beneficiary.created', TRIGGERS['beneficiary.created']);
        await expect(triggered).rejects.toThrow(/is no sandbox/);
        expect(await live.beneficiaries.list()).toMatchObject({ data: [] });
      });
    },
    {
      variables: {
        CORRIDOR_ENV: 'production',
        CORRIDOR_SECRET: 'a secret of production that is long enough',
        ...PRODUCTION_VARIABLES,
      },
    },
  );
});
