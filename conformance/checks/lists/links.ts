import { headerOf } from '../../http/exchange.ts';
import { objectsAt, type Json } from '../../json/json.ts';
import type { Check } from '../../suite/check.ts';
import { fillLists } from '../../suite/fill-list.ts';
import { plainBeneficiary } from '../../suite/plain-bodies.ts';
import { idOfListed } from '../../json/listed.ts';
import type { Trial } from '../../suite/trial.ts';
import { isSameJson } from '../../json/canonical-json.ts';

/** A reference with what a query must encode. */
const AWKWARD = "a b+c&d=e'f%20/?#é";

function targetIn(link: string | undefined): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
}

async function follow(trial: Trial, list: string, target: string): Promise<Json | undefined> {
  const request = { method: 'GET', target, headers: trial.tenant.caller.headers, body: undefined };
  const exchange = await trial.send(request, {
    operationId: list,
    intent: 'valid',
    caller: trial.tenant.caller.name,
  });
  trial.demandSuccess(exchange, 'the target of a Link, as it stands');
  return exchange.response?.json;
}

async function tryList(trial: Trial, list: string, query: Record<string, string | number>): Promise<void> {
  const first = await trial.call(list, { query });
  trial.demandSuccess(first, 'a page');
  const target = targetIn(headerOf(first, 'link'));
  trial.demand(target !== undefined, list, 'there is more, and no Link leads to it');
  const next = await follow(trial, list, target ?? '');
  const both = await trial.get(list, { query: { ...query, limit: Number(query['limit']) * 2 } });
  const shown = [...objectsAt(first.response?.json, 'data'), ...objectsAt(next, 'data')];
  const isSame = isSameJson(shown.map(idOfListed), objectsAt(both, 'data').map(idOfListed));
  trial.expect(isSame, list, 'the page behind a Link is not the one that follows');
}

export const links: Check = {
  name: 'links',
  title: 'Every list sends a Link to its next page that works as it stands, filters and all',
  source: 'decision',
  appliesTo: ({ isList }) => isList,
  run: async (trial) => {
    const externalReference = `${AWKWARD} ${trial.session.newName('ref')}`;
    for (let count = 0; count < 4; count++) {
      await trial.tenant.do('createBeneficiary', { body: { ...plainBeneficiary(), externalReference } });
    }
    await trial.together(await fillLists(trial), async (part, { id }) => {
      await tryList(part, id, { limit: 2 });
      await tryList(part, id, { limit: 1, from: '2020-01-01T00:00:00+10:00', to: '2999-01-01T00:00:00Z' });
      if (id === 'listBeneficiaries') await tryList(part, id, { limit: 2, externalReference });
    });
  },
};
