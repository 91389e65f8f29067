import { omit } from '../json/change-json.ts';
import { valueAt, type JsonObject } from '../json/json.ts';
import type { Trial } from './trial.ts';

/**
 * Does something under another configuration, and puts back what was in effect before. Lists are replaced whole by a
 * change of the configuration, so that what it names is as it was afterwards.
 */
export async function withConfiguration(
  trial: Trial,
  patch: JsonObject,
  act: () => Promise<void>,
): Promise<void> {
  // Records that are made once are made before, or another configuration might refuse them.
  await trial.tenant.ready();
  const before = (await trial.get('getEffectiveConfiguration')) as JsonObject;
  await trial.get('configureSandbox', { body: { reason: 'for a check', ...patch } });
  try {
    await act();
  } finally {
    const named = Object.keys(patch).map((part) => [part, before[part] ?? null]);
    const restored = Object.fromEntries(named) as JsonObject;
    await trial.call('configureSandbox', { body: { reason: 'after a check', ...omit(restored, 'reason') } });
  }
}

/** Does something under other developer fees, and puts back those before; under the same if no confirmation was given. */
export async function withDeveloperFees(
  trial: Trial,
  transfer: JsonObject,
  act: () => Promise<void>,
): Promise<void> {
  if (trial.session.credentials.stepUpTokens.length === 0) return act();
  const before = valueAt(await trial.tenant.do('getDeveloperFees'), 'transfer') ?? null;
  await trial.tenant.do('replaceDeveloperFees', { body: { transfer } });
  try {
    await act();
  } finally {
    await trial.tenant.do('replaceDeveloperFees', { body: { transfer: before } });
  }
}
