import { ThreadPool } from '../../../off-loop/thread-pool.ts';
import type { StrengthQuestion } from './strength-thread.ts';

/**
 * An estimate takes up to 150 ms of a core. A second thread would take the machine from everything else. Each link and each user has a
 * queue, for as many passwords as may be tried at a link. The thread ends with its dictionaries when nobody chooses a password.
 */
const estimates = new ThreadPool<StrengthQuestion, number>(new URL('./strength-thread.ts', import.meta.url), {
  threads: 1,
  waiting: 64,
  waitingInQueue: 10,
  jobMs: 10_000,
  idleMs: 60_000,
});

/**
 * How hard a password is to guess, from 0 to 4 (zxcvbn).
 * @param known texts that a stranger may know of its owner
 * @param queue whose estimates wait for each other: a link, or a user
 * @throws ApiError service_unavailable when too many estimates wait
 */
export function strengthOf(password: string, known: readonly string[], queue: string): Promise<number> {
  return estimates.run(queue, { password, known });
}
