import { ApiError } from '../../errors/api-error.ts';

/** Whether a creation would go through, and its refusal's code or the reason for which it would be held. */
export interface Judgement {
  readonly canProceed: boolean;
  readonly holdReason?: string;
}

/**
 * Tells of a preview what its creation would do now, by the creation's own approval, which answers the reason to hold
 * if there is one and throws an ApiError where it refuses.
 */
export function judgePreview(approve: () => string | undefined): Judgement {
  try {
    const holdReason = approve();
    return { canProceed: true, ...(holdReason === undefined ? {} : { holdReason }) };
  } catch (error) {
    if (error instanceof ApiError) return { canProceed: false, holdReason: error.code };
    throw error;
  }
}
