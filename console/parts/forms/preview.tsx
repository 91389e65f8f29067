import { type ReactNode, useEffect, useState } from 'react';
import { type ErrorCode, ERRORS } from '../../../generated/errors.ts';
import { serverNow } from '../../api/server-time.ts';
import { Card, Facts } from '../frame/card.tsx';
import { reasonText } from '../records/reason.ts';
import { Notice } from '../frame/states.tsx';

/** A preview of this age is asked for again before anything moves. */
const FRESH_MS = 60_000;

/** Whether a moment is longer ago than a preview holds. */
export function useIsOld(at: number): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    setIsOld(false);
    const timer = setTimeout(() => setIsOld(true), at + FRESH_MS - serverNow());
    return () => clearTimeout(timer);
  }, [at]);
  return isOld;
}

interface PreviewProps {
  readonly canProceed: boolean;
  /** Of a payment that cannot be made, the code of the refusal. */
  readonly holdReason: string | undefined;
  readonly facts: readonly (readonly [string, ReactNode])[];
}

const isErrorCode = (code: string): code is ErrorCode => code in ERRORS;

/** What the service says of a payment before it is made. */
export function Preview({ canProceed, holdReason, facts }: PreviewProps) {
  return (
    <Card title="What will happen">
      <Facts facts={facts} />
      {canProceed && holdReason === undefined && (
        <Notice tone="busy">As things stand, it is accepted.</Notice>
      )}
      {canProceed && holdReason !== undefined && (
        <Notice tone="wait">
          <strong>It will be held for a review.</strong> {reasonText(holdReason)}
        </Notice>
      )}
      {!canProceed && holdReason !== undefined && (
        <Notice tone="bad">
          <strong>It would be refused.</strong>{' '}
          {isErrorCode(holdReason) ? ERRORS[holdReason].message : reasonText(holdReason)}{' '}
          <code>{holdReason}</code>
        </Notice>
      )}
    </Card>
  );
}
