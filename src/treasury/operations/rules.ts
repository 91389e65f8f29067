import { WORDS } from '../../../generated/words.ts';
import { type RowEffect, defineTable, saveRow, text, textOrNull } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { OperationKind } from '../../ledger/movement.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';

export interface Judgement {
  readonly canProceed: boolean;
  readonly holdReason?: string;
}

/** Judges a preview by the creation's own approval: its refusal, or its reason to hold. */
export function judgePreview(approve: () => string | undefined): Judgement {
  try {
    const holdReason = approve();
    return { canProceed: true, ...(holdReason === undefined ? {} : { holdReason }) };
  } catch (error) {
    if (error instanceof ApiError) return { canProceed: false, holdReason: error.code };
    throw error;
  }
}

/** The operation that holds an external reference: one that has not failed; null once it is free. */
export interface ReferenceClaim {
  readonly tenantId: string;
  readonly kind: OperationKind;
  readonly externalReference: string;
  readonly operationId: string | null;
}

export const referenceClaimsTable = defineTable<ReferenceClaim>({
  name: 'reference_claims',
  key: ['tenantId', 'kind', 'externalReference'],
  columns: {
    tenantId: text(),
    kind: text<OperationKind>(),
    externalReference: text(),
    operationId: textOrNull(),
  },
});

type ClaimKey = Omit<ReferenceClaim, 'operationId'>;

export function claimNeed({ tenantId, kind, externalReference }: ClaimKey): Need {
  return need(referenceClaimsTable, { tenantId, kind, externalReference });
}

/** @throws ApiError duplicate_external_reference if an operation that has not failed holds it */
export function checkReferenceIsFree(
  loaded: Loaded,
  { kind, externalReference }: Omit<ClaimKey, 'tenantId'>,
): void {
  const claim = loaded.find(referenceClaimsTable, { kind, externalReference });
  if (claim !== undefined && claim.operationId !== null) throw new ApiError('duplicate_external_reference');
}

export function claimReference(
  { tenantId, kind, externalReference }: ClaimKey,
  operationId: string,
): RowEffect {
  return saveRow(referenceClaimsTable, { tenantId, kind, externalReference, operationId });
}

export function freeReference({ tenantId, kind, externalReference }: ClaimKey): RowEffect {
  return saveRow(referenceClaimsTable, { tenantId, kind, externalReference, operationId: null });
}

const KINDS: readonly OperationKind[] = WORDS.OperationKind;

/**
 * Finds a tenant's operations by external reference: by claim, and failed ones by their reason. A returned one has a
 * reason too, and may come twice.
 */
export function operationsOf(
  tenantId: string,
  externalReference: string,
  kinds = KINDS,
): { readonly sql: string; readonly bindings: readonly string[] } {
  const claims = `select operation_id from reference_claims
    where tenant_id = ? and kind in (${kinds.map(() => '?').join(', ')}) and external_reference = ? and operation_id is not null`;
  const failed = `select id from operations as failed
    where failed.tenant_id = ? and failed.external_reference = ? and failed.failure_code is not null`;
  return {
    sql: `${claims} union all ${failed}`,
    bindings: [tenantId, ...kinds, externalReference, tenantId, externalReference],
  };
}
