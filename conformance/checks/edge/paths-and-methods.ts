import { headerOf, statusOf } from '../../http/exchange.ts';
import { textAt } from '../../json/json.ts';
import type { Check } from '../../suite/check.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

async function send(trial: Trial, method: string, target: string) {
  const headers = { ...trial.tenant.caller.headers, 'Idempotency-Key': trial.session.newKey() };
  const request = { method, target, headers, body: undefined };
  return trial.send(request, { operationId: undefined, intent: 'open', caller: 'tenant' });
}

/** Paths that exist with methods that they do not take, and paths that do not exist. */
export const pathsAndMethods: Check = {
  name: 'paths-and-methods',
  title: 'An unknown path is 404 not_found; a known path with another method is 405 with Allow',
  source: 'decision',
  appliesTo: () => true,
  run: async (trial) => {
    const all = [...trial.session.contract.operations.values()];
    for (const path of new Set(all.map((operation) => operation.path))) {
      const onPath = all.filter((operation) => operation.path === path);
      const [first] = onPath;
      const taken = onPath.map(({ method }) => method).sort();
      const target = path.replaceAll(/\{[^}]+\}/g, 'xxx_00000000000000000000000000');
      for (const method of METHODS.filter((each) => !taken.includes(each))) {
        const exchange = await send(trial, method, target);
        const isRefused =
          statusOf(exchange) === 405 && textAt(exchange.response?.json, 'code') === 'method_not_allowed';
        const what = `${method} on ${path}: ${shown(exchange)} instead of 405 method_not_allowed`;
        if (!trial.expect(isRefused, first?.id ?? path, what, [exchange])) continue;
        const allowed = (headerOf(exchange, 'allow') ?? '').split(',').map((each) => each.trim());
        const named = allowed.filter((each) => METHODS.includes(each)).sort();
        trial.expect(
          named.join() === taken.join(),
          first?.id ?? path,
          `Allow on ${path} is ${allowed.join()}`,
          [exchange],
        );
      }
      for (const { id } of onPath) trial.called.add(id);
    }
    for (const target of [
      '/v1/nothing',
      '/v2/treasury',
      '/v1/treasury/payouts/a/b/c',
      '/v1/Treasury',
      '/V1/treasury',
    ]) {
      const exchange = await send(trial, 'GET', target);
      const isRefused = statusOf(exchange) === 404 && textAt(exchange.response?.json, 'code') === 'not_found';
      trial.expect(isRefused, 'no operation', `GET ${target}: ${shown(exchange)} instead of 404 not_found`, [
        exchange,
      ]);
    }
  },
};
