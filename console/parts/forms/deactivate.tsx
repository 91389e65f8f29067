import { Action } from './action.tsx';
import { CanDo } from './can-do.tsx';
import type { SCOPES } from '../../../generated/scopes.ts';

interface DeactivateProps {
  readonly operation: keyof typeof SCOPES;
  readonly send: (key: string) => Promise<unknown>;
}

/** It stays in the books, and cannot be used again. */
export function Deactivate({ operation, send }: DeactivateProps) {
  return (
    <CanDo operation={operation}>
      <Action label="Deactivate" act="Deactivate it" question="Deactivate it for good?" send={send} />
    </CanDo>
  );
}
