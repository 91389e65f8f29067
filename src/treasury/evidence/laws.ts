import type { Law } from '../../ledger/law.ts';

export const EVIDENCE_LAWS: readonly Law[] = [
  {
    name: 'evidence that a payout rests on is about its beneficiary, and came from a share token of its own',
    violations: `
      select o.id from operations o left join identity_evidence e on e.id = o.evidence_id
      where o.evidence_id is not null and (
        e.id is null or e.tenant_id <> o.tenant_id or e.beneficiary_id <> coalesce(o.beneficiary_id, ''))
      union all
      select e.beneficiary_id from identity_evidence e group by e.beneficiary_id
      having count(*) > (select count(*) from share_tokens t where t.beneficiary_id = e.beneficiary_id)`,
  },
];
