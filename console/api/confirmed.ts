import { Failure } from './failure.ts';

/** Asks for a code; settles when the session is confirmed, and rejects if the user declines. */
type AskForCode = (act: string) => Promise<void>;

let ask: AskForCode | undefined;

export function setAskForCode(asker: AskForCode): void {
  ask = asker;
}

/**
 * Makes a call, and if it needs a confirmation by the second factor, asks for it and makes the same call again.
 * @param act what is confirmed, for the user
 * @throws Failure
 */
export async function confirmed<Answer>(act: string, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isAsked = error instanceof Failure && error.code === 'step_up_required';
    if (!isAsked || ask === undefined) throw error;
    await ask(act);
    return call();
  }
}
