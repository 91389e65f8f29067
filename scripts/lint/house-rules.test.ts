import { ESLint, type Linter } from 'eslint';
import { describe, expect, it } from 'vitest';

async function messagesOf(rule: string, code: string): Promise<string[]> {
  const { default: house } = (await import(new URL('./house-rules.js', import.meta.url).href)) as {
    readonly default: ESLint.Plugin;
  };
  const overrideConfig: Linter.Config = { plugins: { house }, rules: { [`house/${rule}`]: 'error' } };
  const [result] = await new ESLint({ overrideConfigFile: true, overrideConfig }).lintText(code);
  return result!.messages.map(({ message, ruleId }) => (ruleId === null ? message : ruleId));
}

describe('no-timed-verdict', () => {
  it.each([
    'expect(performance.now() - since).toBeLessThan(1_000);',
    'expect(Math.round(performance.now() - since)).toBeLessThanOrEqual(1_000);',
    'expect(Math.abs(told - Date.now())).toBeLessThan(60_000);',
    'expect(performance.now() - since).not.toBeGreaterThan(1_000);',
    'expect.soft(process.hrtime.bigint() - since).toBeLessThan(1n);',
    'const took = performance.now() - since; expect(took).toBeGreaterThan(50);',
    'const leftMs = end - Date.now(); it("ends", () => { expect(leftMs).toBeCloseTo(300_000); });',
  ])('refuses %s', async (code) => {
    expect(await messagesOf('no-timed-verdict', code)).toEqual(['house/no-timed-verdict']);
  });

  it.each([
    'const before = Date.now(); make(); expect(before).toBeLessThanOrEqual(made.at);',
    'expect(made.at).toBeLessThanOrEqual(Date.now());',
    'expect(performance.now() - since).toBe(5);',
    'expect(bytes - before).toBeLessThan(100);',
    'const took = clock.now - since; expect(took).toBeLessThan(100);',
  ])('lets pass %s', async (code) => {
    expect(await messagesOf('no-timed-verdict', code)).toEqual([]);
  });
});
