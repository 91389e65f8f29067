import type { JsonObject } from '../../../conformance/json/json.ts';
import { moneyAt } from '../../../conformance/json/minor-units.ts';
import { feeOn, readPolicy } from '../../../conformance/suite/policy.ts';
import { operationsOf, type Books } from './books.ts';

/** Nobody sees a conversion's source gone and its destination not yet come. */
export function conversionsAreSeenWhole(books: Books): string[] {
  const seen = [
    ...books.readings,
    ...books.exchanges.map(({ reply }) => reply as Partial<Books['readings'][number]>),
  ];
  const newest = new Set(seen.map(({ recentMovements }) => recentMovements?.[0]?.id));
  for (const { movements } of books.walks) newest.add(movements[0]?.id);
  const halves = books.lines.filter(
    ({ id, kind, operationKind }) =>
      newest.has(id) &&
      operationKind === 'conversion' &&
      (kind === 'reservation_captured' || kind === 'late_execution_debited'),
  );
  return halves.map(({ reference }) => `${reference} was seen gone and not yet come`);
}

/** A fee is the one of its configuration, reckoned anew, and a preview before it said the same. */
export function feesAreThoseOfTheirConfigurations(books: Books): string[] {
  const priced = [
    ...operationsOf(books).map((each) => ({ each, kind: each.kind, of: each.principal })),
    ...books.quotes.map((each) => ({ each, kind: 'conversion' as const, of: each.source })),
  ];
  const wrong = priced.filter(({ each, kind, of }) => {
    const policy = readPolicy(books.configurations[each.configurationId] as unknown as JsonObject);
    return moneyAt(each as unknown as JsonObject, 'fee') !== feeOn(policy, kind, of);
  });
  return [
    ...wrong.map(({ each }) => `the fee of ${each.id} is not its configuration's`),
    ...faultsOfPreviews(books),
  ];
}

function faultsOfPreviews({ exchanges }: Books): string[] {
  return exchanges.flatMap((created, index) => {
    const preview = exchanges[index - 1];
    if (created.form !== 'previewed' || !created.alone || preview?.path !== `${created.path}/preview`)
      return [];
    const { canProceed, fee, sourceDebit, holdReason } = preview.reply;
    const facts = (reply: typeof created.reply): string =>
      JSON.stringify([reply['fee'], reply['sourceDebit'], reply['holdReason']]);
    // An inactive record is an error of the preview, whatever else the creation would be refused for first.
    if (preview.status >= 400 && created.status >= 400) return [];
    const expected = canProceed === true ? JSON.stringify([fee, sourceDebit, holdReason]) : holdReason;
    const got = created.status >= 400 ? created.code : facts(created.reply);
    return got === expected ? [] : [`${created.path} answered ${got}, and its preview ${String(expected)}`];
  });
}

/** A withdrawal goes where its destination says. */
export function withdrawalsGoWhereTheirDestinationsSay(books: Books): string[] {
  const destinations = new Map(books.destinations.map((each) => [each.id, each]));
  return books.withdrawals.flatMap(({ id, destinationId, destinationSnapshot }) => {
    const { address, network, asset } = destinationSnapshot;
    const saved = destinations.get(destinationId);
    const isIt = saved?.address === address && saved.network === network && saved.asset === asset;
    return isIt ? [] : [`${id} does not go where its destination says`];
  });
}
