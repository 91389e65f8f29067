import { rateUnits } from '../../judge/rate-law.ts';
import { objectsAt, textAt, valueAt, type Json } from '../../json/json.ts';
import { moneyAt, toMinor } from '../../json/minor-units.ts';
import type { Outcome } from '../act.ts';

export function readTransferFacts(body: Json | undefined): Outcome['facts'] {
  const money = (name: string, absent: string): string =>
    valueAt(body, name) === undefined ? absent : String(moneyAt(body, name));
  const rate = textAt(body, 'rate');
  const developerFeeAud = textAt(body, 'developerFeeAud');
  return {
    way: objectsAt(body, 'statusHistory')
      .map((change) => textAt(change, 'status'))
      .join(' → '),
    hold: textAt(body, 'holdReason') || 'none',
    deposit: textAt(body, 'depositStatus'),
    platformFee: money('platformFee', 'none'),
    developerFee: money('developerFee', 'unknown'),
    rate: rate === '' ? 'none' : String(rateUnits(rate)),
    converted: money('converted', 'none'),
    destination: money('destination', 'none'),
    developerFeeAud: developerFeeAud === '' ? 'none' : String(toMinor(developerFeeAud)),
  };
}
