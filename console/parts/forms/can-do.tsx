import { PlusIcon } from '@primer/octicons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SCOPES } from '../../../generated/scopes.ts';
import { useCan } from '../../api/session.ts';
import { classes } from '../frame/classes.ts';
import parts from '../frame/parts.module.css';

interface CanDoProps {
  readonly operation: keyof typeof SCOPES;
  readonly children: ReactNode;
}

/** Drawn only for those whose role includes the operation. */
export function CanDo({ operation, children }: CanDoProps) {
  return useCan(SCOPES[operation]) ? children : null;
}

interface NewLinkProps {
  readonly to: string;
  readonly operation: keyof typeof SCOPES;
  readonly search?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function NewLink({ to, operation, search = {}, children }: NewLinkProps) {
  return (
    <CanDo operation={operation}>
      <Link className={classes(parts.button, parts.primary)} to={to} search={search}>
        <PlusIcon /> {children}
      </Link>
    </CanDo>
  );
}
