import Registry from 'prom-client/lib/registry.js';
import { expect, it } from 'vitest';
import { measureCalls } from './provider-metrics.ts';

it('calls are told by provider and by what they came to, in four words', async () => {
  const registry = new Registry();
  const calls = { answered: 5, refused: 2, retry: 3, unknown: 1 };
  const line = { provider: 'bank', breaker: 'closed', underWay: 0, calls } as const;
  measureCalls(registry, { lines: () => [line] });
  const text = await registry.getSingleMetricAsString('corridor_provider_calls_total');
  expect(text.split('\n').filter((each) => !each.startsWith('#'))).toEqual([
    'corridor_provider_calls_total{provider="bank",outcome="answered"} 5',
    'corridor_provider_calls_total{provider="bank",outcome="refused"} 2',
    'corridor_provider_calls_total{provider="bank",outcome="retry"} 3',
    'corridor_provider_calls_total{provider="bank",outcome="unknown"} 1',
  ]);
});
