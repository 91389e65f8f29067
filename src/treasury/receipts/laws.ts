import { balanced, type Law } from '../../ledger/law.ts';

const FUNDING = `kind in ('funding_credited', 'funding_hold_released', 'funding_returned')`;

/** Laws between receipts and wallets. */
export const RECEIPT_LAWS: readonly Law[] = [
  {
    name: 'what is pending is the net of receipts on their way',
    violations: balanced('tenant_id, asset', [
      `select tenant_id, asset, pending_minor as minor from balances`,
      `select tenant_id, asset, -gross_minor from receipts where status in ('detected', 'confirming')`,
      `select tenant_id, asset, fee_minor from receipts where status in ('detected', 'confirming')`,
    ]),
  },
  {
    name: 'a credited receipt names the movement that credited it',
    violations: `
      select r.id from receipts r left join movements m on m.id = r.movement_id
      where (r.status = 'credited' and (m.kind is null or m.kind <> 'funding_credited'))
         or (r.movement_id is not null and (m.id is null or m.reference <> r.id or m.asset <> r.asset))`,
  },
  {
    name: 'a receipt has in the wallet its net while it is credited, and else nothing',
    violations: balanced('id, part', [
      `select reference as id, 'available' as part, available_delta_minor as minor from movements where ${FUNDING}`,
      `select reference, 'reserved', reserved_delta_minor from movements where ${FUNDING}`,
      `select id, 'available', -gross_minor from receipts where status = 'credited'`,
      `select id, 'available', fee_minor from receipts where status = 'credited'`,
      `select id, 'available', open_holdback_minor from receipts where status = 'credited'`,
      `select id, 'reserved', -open_holdback_minor from receipts where status = 'credited'`,
    ]),
  },
  {
    name: 'a hold-back is open while its receipt is credited and its end is ahead',
    violations: `
      select id from receipts
      where (open_holdback_minor > 0 and (status <> 'credited' or holdback_due_at is null))
         or (open_holdback_minor = 0 and holdback_due_at is not null)`,
  },
];
