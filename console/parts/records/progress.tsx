import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { labelOf } from '../../texts.ts';
import { Card } from '../frame/card.tsx';
import css from './progress.module.css';
import { reasonText } from './reason.ts';
import { Status } from '../values/status.tsx';
import { When } from '../values/when.tsx';
import { classes } from '../frame/classes.ts';

export type MachineName = keyof typeof STATE_MACHINES;

export interface Step {
  readonly status: string;
  readonly at: string;
  readonly reason?: string | undefined;
}

interface Transition {
  readonly from: string | null;
  readonly to: string;
  readonly trigger: string;
  readonly ledger?: readonly string[];
}

const transitionsOf = (machine: MachineName): readonly Transition[] => STATE_MACHINES[machine].transitions;

/** What led from one step to the next, by the contract. */
export function findTransition(
  machine: MachineName,
  from: string | null,
  to: string,
): Transition | undefined {
  return transitionsOf(machine).find((each) => each.from === from && each.to === to);
}

interface ProgressProps {
  readonly machine: MachineName;
  /** Oldest first. */
  readonly steps: readonly Step[];
}

/** What happened to a record, and what can come next. */
export function Progress({ machine, steps }: ProgressProps) {
  const last = steps.at(-1);
  const next = transitionsOf(machine)
    .filter(({ from }) => last !== undefined && from === last.status)
    .map(({ to }) => labelOf(to));
  return (
    <Card title="Progress">
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={`${step.status} ${step.at}`} className={css.step}>
            <Status status={step.status} />
            <span>
              {findTransition(machine, steps[index - 1]?.status ?? null, step.status)?.trigger}
              {step.reason !== undefined && <span className={css.reason}> {reasonText(step.reason)}</span>}
            </span>
            <span className={css.when}>
              <When at={step.at} />
            </span>
          </li>
        ))}
        {next.length > 0 && (
          <li className={classes(css.step, css.next)}>Next: {[...new Set(next)].join(', ')}</li>
        )}
      </ol>
    </Card>
  );
}
