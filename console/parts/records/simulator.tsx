import { BeakerIcon } from '@primer/octicons-react';
import { EVENT_TYPES } from '../../../generated/events.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { useCan, useSession } from '../../api/session.ts';
import { labelOf } from '../../texts.ts';
import { Action } from '../forms/action.tsx';
import { classes } from '../frame/classes.ts';
import parts from '../frame/parts.module.css';
import type { MachineName } from './progress.tsx';
import css from './simulator.module.css';

/** What a button says that takes a record to a status. */
const WORDS: Readonly<Record<string, string>> = {
  accepted: 'Approve it',
  approved: 'Approve them',
  completed: 'Complete it',
  confirming: 'Confirm it once',
  converting: 'Convert it',
  credited: 'Credit it',
  delivering: 'Deliver it',
  failed: 'Fail it',
  held: 'Hold it',
  issued: 'Issue it',
  in_progress: 'Begin to verify',
  late_execution: 'Execute it late',
  late_return: 'Return it late',
  needs_review: 'Ask for a review',
  rejected: 'Reject them',
  returned: 'Return it',
  settled: 'Settle it',
  submitted: 'Submit it',
  void: 'Void it',
};

/** What a provider can still report of a record that has ended. */
const LATE: Readonly<Record<string, string>> = { failed: 'late_execution', settled: 'late_return' };

function nextOf(machine: MachineName, status: string): readonly string[] {
  const transitions: readonly { readonly from: string | null; readonly to: string }[] =
    STATE_MACHINES[machine].transitions;
  const next = transitions.filter(({ from }) => from === status).map(({ to }) => to);
  const late = LATE[status];
  const hasLate = late !== undefined && (EVENT_TYPES as readonly string[]).includes(`${machine}.${late}`);
  return [...new Set([...next, ...(hasLate ? [late] : [])])];
}

interface SimulatorProps {
  readonly machine: MachineName;
  readonly status: string;
  /** The control call, for people. */
  readonly path: string;
  readonly advance: (to: string, key: string) => Promise<unknown>;
}

/** In the sandbox the user is the provider: a button for each report that the record's states allow. */
export function Simulator({ machine, status, path, advance }: SimulatorProps) {
  const { environment } = useSession();
  const can = useCan(SCOPES.advanceOperation);
  const next = nextOf(machine, status);
  if (environment !== 'sandbox' || !can || next.length === 0) return null;
  return (
    <section className={classes(parts.card, css.simulator)} aria-label="Simulator">
      <h2>
        <BeakerIcon /> Simulator
      </h2>
      <p>You are the provider. Each report goes the way that a real one goes.</p>
      <div className={css.buttons}>
        {next.map((to) => (
          <Action
            key={to}
            label={WORDS[to] ?? labelOf(to)}
            act={WORDS[to] ?? labelOf(to)}
            send={(key) => advance(to, key)}
          />
        ))}
      </div>
      <code>POST {path}</code>
    </section>
  );
}
