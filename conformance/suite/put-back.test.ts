import { expect, it } from 'vitest';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Call } from './call.ts';
import { Broken } from './failure.ts';
import { putBack, readStart } from './put-back.ts';
import type { Tenant } from './tenant.ts';

/** Which operation changes what another shows, and the names that it takes. */
const CHANGES: Readonly<Record<string, readonly [shows: string, takes: readonly string[]]>> = {
  configureSandbox: ['getEffectiveConfiguration', ['limits', 'restrictions', 'reason']],
  replaceDeveloperFees: ['getDeveloperFees', ['transfer']],
  updateTreasurySettings: ['getTreasurySettings', ['approval', 'statement']],
  replaceNotificationSettings: ['getNotificationSettings', ['email', 'recipients']],
};

const START: Readonly<Record<string, JsonObject>> = {
  getClock: { now: '2026-01-01T00:00:00.000Z', frozen: false },
  getEffectiveConfiguration: { id: 'cfg_1', limits: { daily: '100.00' }, restrictions: [] },
  getDeveloperFees: { transfer: null, updatedAt: '2026-01-01T00:00:00.000Z' },
  getTreasurySettings: { approval: 'none', statement: 'monthly', version: 1 },
  getNotificationSettings: { email: { keys: true }, recipients: [], version: 1 },
};

/** An account that shows what it was given last. @param refuses the operation that it refuses */
function accountThat(refuses?: string) {
  const shown = new Map<string, Json>(Object.entries(START));
  const changes: string[] = [];
  const doIt = async (id: string, { body = {} }: Call = {}): Promise<Json> => {
    if (shown.has(id)) return shown.get(id) ?? null;
    if (id === refuses) throw new Broken(id, 'a plain call: 409 instead of 200', []);
    changes.push(id);
    const given = isObject(body) ? body : {};
    if (id === 'setClock') {
      shown.set('getClock', { ...START['getClock'], frozen: given['running'] !== true });
      return {};
    }
    const [shows] = CHANGES[id] ?? [''];
    shown.set(shows, { ...(shown.get(shows) as JsonObject), ...given });
    return {};
  };
  const fieldsOf = (id: string): readonly string[] => CHANGES[id]?.[1] ?? [];
  return { tenant: { do: doIt, fieldsOf } as unknown as Tenant, doIt, changes };
}

const CHANGED: Readonly<Record<string, JsonObject>> = {
  configureSandbox: { limits: { daily: '1.00' } },
  replaceDeveloperFees: { transfer: { percentage: '0.5' } },
  updateTreasurySettings: { approval: 'two' },
  replaceNotificationSettings: { recipients: ['someone@example.com'] },
  setClock: { frozenAt: '2026-01-01T00:00:00.000Z' },
};

it.each(Object.entries(CHANGED))(
  'what %s changed of an account is put back, and nothing else',
  async (id, body) => {
    const { tenant, doIt, changes } = accountThat();
    const start = await readStart((each) => doIt(each));
    await doIt(id, { body });
    expect(await readStart((each) => doIt(each))).not.toEqual(start);
    changes.length = 0;
    expect(await putBack(tenant, start)).toEqual([]);
    expect(await readStart((each) => doIt(each))).toMatchObject({
      ...start,
      configuration: { limits: { daily: '100.00' }, restrictions: [] },
    });
    expect(changes).toEqual([id]);
  },
);

it('what cannot be put back is named, and the rest is put back', async () => {
  const { tenant, doIt } = accountThat('updateTreasurySettings');
  const start = { ...(await readStart((each) => doIt(each))), treasurySettings: { approval: 'two' } };
  for (const [id, body] of Object.entries(CHANGED))
    if (id !== 'updateTreasurySettings') await doIt(id, { body });
  expect(await putBack(tenant, start)).toEqual([
    'the treasury settings could not be put back: a plain call: 409 instead of 200',
  ]);
  expect(await doIt('getNotificationSettings')).toMatchObject({ recipients: [] });
  expect(await doIt('getClock')).toMatchObject({ frozen: false });
});
