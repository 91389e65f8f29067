import { canonicalJson } from '../json/canonical-json.ts';
import { isObject, textAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { omit } from '../json/change-json.ts';
import { Broken, NotTried } from './failure.ts';
import type { Tenant } from './tenant.ts';

/** What a run may change of an account that is not its own record; undefined where it could not be read. */
export interface Start {
  readonly clock: Json | undefined;
  readonly configuration: Json | undefined;
  readonly developerFees: Json | undefined;
  readonly treasurySettings: Json | undefined;
  readonly notificationSettings: Json | undefined;
}

/** @param read what an operation shows; undefined if it shows nothing, or the document does not have it */
export async function readStart(read: (operationId: string) => Promise<Json | undefined>): Promise<Start> {
  return {
    clock: await read('getClock'),
    configuration: await read('getEffectiveConfiguration'),
    developerFees: await read('getDeveloperFees'),
    treasurySettings: await read('getTreasurySettings'),
    notificationSettings: await read('getNotificationSettings'),
  };
}

type PutBack = (tenant: Tenant, value: Json) => Promise<void>;

async function putClockBack(tenant: Tenant, clock: Json): Promise<void> {
  const wasFrozen = valueAt(clock, 'frozen') === true;
  const now = await tenant.do('getClock');
  if (wasFrozen === (valueAt(now, 'frozen') === true)) return;
  const body = wasFrozen ? { frozenAt: textAt(now, 'now') } : { running: true };
  await tenant.do('setClock', { body });
}

/** The parts of a record that an operation can change, as it takes them. */
function partsOf(tenant: Tenant, record: Json, operationId: string): JsonObject {
  const names = new Set(tenant.fieldsOf(operationId));
  const parts = isObject(record) ? record : {};
  const own = Object.keys(parts).filter((name) => !names.has(name));
  return omit(parts, ...own, 'reason');
}

/** Puts a record back by its own operations. */
function settingsBack(getId: string, changeId: string): PutBack {
  return async (tenant, settings) => {
    const before = partsOf(tenant, settings, changeId);
    const after = partsOf(tenant, await tenant.do(getId), changeId);
    if (canonicalJson(before) !== canonicalJson(after)) await tenant.do(changeId, { body: before });
  };
}

async function putConfigurationBack(tenant: Tenant, configuration: Json): Promise<void> {
  const before = partsOf(tenant, configuration, 'configureSandbox');
  const after = partsOf(tenant, await tenant.do('getEffectiveConfiguration'), 'configureSandbox');
  const changed = Object.entries(before).filter(
    ([name, part]) => canonicalJson(part) !== canonicalJson(after[name] ?? null),
  );
  if (changed.length === 0) return;
  const body = { reason: 'after a run of the conformance suite', ...Object.fromEntries(changed) };
  await tenant.do('configureSandbox', { body });
}

async function putFeesBack(tenant: Tenant, fees: Json): Promise<void> {
  const transfer = valueAt(fees, 'transfer') ?? null;
  const now = valueAt(await tenant.do('getDeveloperFees'), 'transfer') ?? null;
  if (canonicalJson(now) === canonicalJson(transfer)) return;
  await tenant.do('replaceDeveloperFees', { body: { transfer } });
}

/**
 * Puts back what a run has changed of an account, as far as the contract lets it: a clock that was moved on stays ahead.
 * @returns what could not be put back, in words
 */
export async function putBack(tenant: Tenant, start: Start): Promise<readonly string[]> {
  const parts: readonly (readonly [string, Json | undefined, PutBack])[] = [
    ['the configuration', start.configuration, putConfigurationBack],
    ['the developer fees', start.developerFees, putFeesBack],
    [
      'the treasury settings',
      start.treasurySettings,
      settingsBack('getTreasurySettings', 'updateTreasurySettings'),
    ],
    [
      'the notification settings',
      start.notificationSettings,
      settingsBack('getNotificationSettings', 'replaceNotificationSettings'),
    ],
    ['the clock', start.clock, putClockBack],
  ];
  const troubles: string[] = [];
  for (const [name, value, restore] of parts) {
    if (value === undefined) continue;
    try {
      await restore(tenant, value);
    } catch (error) {
      if (!(error instanceof Broken || error instanceof NotTried)) throw error;
      troubles.push(`${name} could not be put back: ${error.message}`);
    }
  }
  return troubles;
}
