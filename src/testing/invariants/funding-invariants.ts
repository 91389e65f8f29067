import type { Books, Receipt } from './books.ts';
import { minorOf, minorOfMoney, sumOf } from './minor-of.ts';

/** INV-11: a quote is accepted once and in time, and its conversion is what it promised, to the last digit. */
export function quotesHaveIntegrity(books: Books): string[] {
  const conversions = books.conversions.flatMap((conversion) => {
    const { id, quoteId, source, destination, fee, rate, createdAt } = conversion;
    const quote = books.quotes.find((each) => each.id === quoteId);
    if (quote === undefined) return [`${id} carries out no quote`];
    const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
    const credited = books.lines.filter(
      ({ operationId, kind }) => operationId === id && kind === 'conversion_credited',
    );
    const areExact = credited.every(
      (line) => line.asset === destination.currency && line.availableDelta === quote.destination.amount,
    );
    return [
      ...(isSame(source, quote.source) &&
      isSame(destination, quote.destination) &&
      isSame(fee, quote.fee) &&
      rate === quote.rate
        ? []
        : [`${id} is not what ${quoteId} promised`]),
      ...(areExact ? [] : [`${id} credited something else than ${quoteId} promised`]),
      ...(quote.status === 'accepted' && quote.conversionId === id
        ? []
        : [`${quoteId} does not know of ${id}`]),
      ...(createdAt < quote.expiresAt ? [] : [`${quoteId} was accepted after it had expired`]),
    ];
  });
  const quotes = books.quotes.flatMap((quote) => [
    ...(books.conversions.filter(({ quoteId }) => quoteId === quote.id).length ===
    (quote.status === 'accepted' ? 1 : 0)
      ? []
      : [`${quote.id} (${quote.status}) has another number of conversions`]),
    ...(isRounded(quote) ? [] : [`${quote.id} is not rounded as it should be`]),
  ]);
  return [...conversions, ...quotes];
}

/** The rate is a whole number of ten-billionths, so that both sides of the comparison are whole numbers. */
function isRounded({ source, destination, rate, side }: Books['quotes'][number]): boolean {
  const scale = 10n ** 10n;
  const rateUnits = BigInt(rate.replace('.', ''));
  const shift = (currency: string): bigint => (currency === 'AUD' ? 10_000n : 1n);
  const given = minorOfMoney(source) * shift(source.currency) * rateUnits;
  const got = (minor: bigint): bigint => minor * shift(destination.currency) * scale;
  const destinationMinor = minorOfMoney(destination);
  if (side === 'source') return got(destinationMinor) <= given && given < got(destinationMinor + 1n);
  const less = (minorOfMoney(source) - 1n) * shift(source.currency) * rateUnits;
  return got(destinationMinor) <= given && less < got(destinationMinor);
}

function creditsOf({ lines }: Books, { id }: Receipt) {
  return lines.filter(({ kind, reference }) => kind === 'funding_credited' && reference === id);
}

/** INV-33: what is detected, confirming or held is pending or nothing, and cannot be spent. */
export function onlyCreditedFundsAreSpendable(books: Books): string[] {
  const last = books.readings.at(-1);
  const pending = (last?.balances ?? []).flatMap(({ asset, pending: shown }) => {
    const due = books.receipts
      .filter((receipt) => receipt.asset === asset && ['detected', 'confirming'].includes(receipt.status))
      .map(({ netCredit }) => minorOfMoney(netCredit));
    return minorOf(shown, asset) === sumOf(due)
      ? []
      : [`${shown} ${asset} is pending, which is not what is on its way`];
  });
  const early = books.receipts.flatMap((receipt) => {
    const isLegal = receipt.status === 'credited' || receipt.status === 'returned';
    return !isLegal && creditsOf(books, receipt).length > 0
      ? [`${receipt.id} was credited while ${receipt.status}`]
      : [];
  });
  const spent = books.exchanges.flatMap(({ form, alone, status, path }) =>
    form === 'beyond all that is there' && alone && status < 400 ? [`${path} spent more than is there`] : [],
  );
  return [...pending, ...early, ...spent];
}

/** INV-34: one fact outside is one receipt, however often it is told, and is credited once at most. */
export function oneFactIsCreditedOnce(books: Books): string[] {
  const facts = books.receipts.flatMap((receipt) => [
    `${receipt.fundingInstrumentId} ${receipt.providerReference}`,
    ...('transactionHash' in receipt
      ? [`${receipt.fundingInstrumentId} ${receipt.network} ${receipt.transactionHash}`]
      : []),
  ]);
  const twice = facts
    .filter((fact, index) => facts.indexOf(fact) !== index)
    .map((fact) => `${fact} came in twice`);
  const credited = books.receipts.flatMap((receipt) => {
    const credits = creditsOf(books, receipt).length;
    const isRight = receipt.status === 'credited' ? credits === 1 : credits <= 1;
    return isRight ? [] : [`${receipt.id} (${receipt.status}) was credited ${credits} times`];
  });
  const told = new Map<string, Set<unknown>>();
  for (const { command, status, request, reply } of books.exchanges) {
    if (command !== 'fund' || status !== 201) continue;
    const fact = `${String(request?.['fundingInstrumentId'])} ${String(request?.['providerReference'])}`;
    told.set(fact, (told.get(fact) ?? new Set()).add(reply['id']));
  }
  const several = [...told].flatMap(([fact, ids]) =>
    ids.size === 1 ? [] : [`${fact} got several receipts`],
  );
  return [...twice, ...credited, ...several];
}

/** INV-35: gross is fee and net, and a credited receipt names the movement that brought exactly its net. */
export function receiptsAddUp(books: Books): string[] {
  return books.receipts.flatMap((receipt) => {
    const { id, gross, inboundFee, netCredit, status, movementId, asset } = receipt;
    const isSum = minorOfMoney(gross) === minorOfMoney(inboundFee) + minorOfMoney(netCredit);
    const [credit] = creditsOf(books, receipt);
    const isLinked = credit === undefined ? status !== 'credited' : movementId === credit.id;
    const brought =
      credit === undefined
        ? undefined
        : minorOf(credit.availableDelta, asset) + minorOf(credit.reservedDelta, asset);
    const isExact = brought === undefined || brought === minorOfMoney(netCredit);
    return isSum && isLinked && isExact ? [] : [`${id} (${status}) does not add up`];
  });
}
