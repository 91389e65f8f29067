import { type ReactNode, useRef, useState } from 'react';
import { confirmed } from '../../api/confirmed.ts';
import { Failure } from '../../api/failure.ts';
import { readAgain } from '../../api/session.ts';
import css from './action.module.css';
import { classes } from '../frame/classes.ts';
import parts from '../frame/parts.module.css';

interface ActionProps<Answer> {
  readonly label: ReactNode;
  /** What it does, if a confirmation by the second factor is asked for. */
  readonly act: string;
  /** Asked before it is done; left out for what can be undone. */
  readonly question?: string;
  /** Whether another action on the same thing is under way, which would decide what becomes of this one. */
  readonly mustWait?: boolean;
  /** @throws Failure */
  readonly send: (key: string) => Promise<Answer>;
  readonly onDone?: (answer: Answer) => void;
}

/** A button that does one thing. Its key stays until there is an answer, so that pressing it twice does it once. */
export function Action<Answer>({
  label,
  act,
  question,
  mustWait = false,
  send,
  onDone,
}: ActionProps<Answer>) {
  const key = useRef(crypto.randomUUID());
  const [phase, setPhase] = useState<'idle' | 'asking' | 'sending'>('idle');
  const [failure, setFailure] = useState<Failure>();
  const run = async () => {
    if (phase === 'sending' || mustWait) return;
    setPhase('sending');
    setFailure(undefined);
    try {
      const answer = await confirmed(act, () => send(key.current));
      key.current = crypto.randomUUID();
      onDone?.(answer);
      await readAgain();
    } catch (error) {
      const known = error instanceof Failure ? error : new Failure(undefined, { message: String(error) });
      if (known.isStored) key.current = crypto.randomUUID();
      setFailure(known);
    } finally {
      setPhase('idle');
    }
  };
  return (
    <span className={css.action}>
      {phase === 'asking' ? (
        <Question act={act} text={question} onYes={() => void run()} onNo={() => setPhase('idle')} />
      ) : (
        <button
          type="button"
          className={parts.button}
          aria-disabled={phase === 'sending' || mustWait}
          onClick={() => (question === undefined ? void run() : setPhase('asking'))}
        >
          {label}
        </button>
      )}
      {failure !== undefined && (
        <span className={parts.fieldError} role="alert">
          {failure.message} <code>{failure.code}</code>
        </span>
      )}
    </span>
  );
}

interface QuestionProps {
  readonly act: string;
  readonly text: string | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Question({ act, text, onYes, onNo }: QuestionProps) {
  return (
    <span className={css.question} role="group" aria-label={act}>
      {text}{' '}
      <button type="button" className={classes(parts.button, parts.primary)} onClick={onYes} autoFocus>
        Yes
      </button>
      <button type="button" className={parts.button} onClick={onNo}>
        No
      </button>
    </span>
  );
}
