import { textAt } from '../json/json.ts';
import { moneyAt, toAmount } from '../json/minor-units.ts';
import { ASSETS, readBalance } from '../suite/balance.ts';
import { unlessHeld, type Books, type Fault } from './books.ts';
import { faultsOfOperations } from './effects-of-operations.ts';
import { faultsOfQuotes } from './effects-of-quotes.ts';
import { faultsOfReceipts } from './effects-of-receipts.ts';
import { foldMovements, isFinalOperation } from './fold-movements.ts';
import type { Terms } from './terms.ts';

/** What is reserved is what open operations and open hold-backs need. */
function faultsOfReserved({ overview, operations, movements }: Books): Fault[] {
  const held = foldMovements(movements.filter((each) => textAt(each, 'kind').startsWith('funding_')));
  return ASSETS.flatMap((asset) => {
    const open = operations.filter(
      (each) => textAt(each, 'asset') === asset && !isFinalOperation(textAt(each, 'status')),
    );
    const debits = open.reduce((sum, operation) => sum + moneyAt(operation, 'sourceDebit'), 0n);
    const expected = debits + (held.get(asset)?.reserved ?? 0n);
    const { reserved } = readBalance(overview, asset);
    const message = `reserved is ${toAmount(reserved, asset)} ${asset} where open operations and hold-backs make ${toAmount(expected, asset)}`;
    return unlessHeld(reserved === expected, 'getTreasury', message);
  });
}

function faultsOfCauses({ movements, operations, receipts }: Books): Fault[] {
  const known = new Set([...operations, ...receipts].map((each) => textAt(each, 'id')));
  return movements.flatMap((movement) =>
    unlessHeld(
      known.has(textAt(movement, 'reference')) ||
        (textAt(movement, 'kind') === 'admin_adjustment' && textAt(movement, 'reason') !== ''),
      'listTransactions',
      `${textAt(movement, 'id')} is a movement of ${textAt(movement, 'reference')}, which is not there`,
    ),
  );
}

/**
 * What is wrong between the records and the movements: an operation or a receipt that has moved something else than its
 * status says, money that none of them moved, and reserves that nothing needs.
 */
export function faultsOfRecords(books: Books, terms: Terms): Fault[] {
  return [
    ...faultsOfReserved(books),
    ...faultsOfCauses(books),
    ...faultsOfOperations(books, terms),
    ...faultsOfQuotes(books),
    ...faultsOfReceipts(books),
  ];
}
