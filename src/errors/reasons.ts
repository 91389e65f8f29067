import { HOLD_REASONS, type HoldReason, REASON_ACTIONS } from '../../generated/reasons.ts';
import type { Word } from '../../generated/words.ts';

export type { HoldReason };

/** Whether a text is a reason for which such a record can be held, and not words of its provider. */
export function isHoldReason<Of extends keyof typeof HOLD_REASONS>(
  object: Of,
  text: string | null | undefined,
): text is HoldReason<Of> {
  return HOLD_REASONS[object].some((reason) => reason === text);
}

interface Progress {
  readonly status: Word<'OperationStatus'> | Word<'TransferStatus'>;
  readonly holdReason: string | null;
  readonly failureCode: string | null;
}

const WAITING: Readonly<Partial<Record<Progress['status'], Word<'NextAction'>>>> = {
  detected: 'wait_for_confirmation',
  accepted: 'wait_for_provider',
  submitted: 'wait_for_provider',
  converting: 'wait_for_provider',
  delivering: 'wait_for_provider',
};

const ACTIONS: Readonly<
  Record<Word<'ReasonCatalogueEntry.kind'>, Readonly<Record<string, Word<'NextAction'>>>>
> = REASON_ACTIONS;

/** What the reader of an operation or a transfer does next (`nextAction` in spec/reasons.yaml). */
export function nextActionOf({ status, holdReason, failureCode }: Progress): Word<'NextAction'> {
  if (status === 'held') return ACTIONS.hold[holdReason ?? ''] ?? 'contact_support';
  if (status === 'failed') return ACTIONS.failure[failureCode ?? ''] ?? 'contact_support';
  return WAITING[status] ?? 'none';
}
