import type { Logger } from 'pino';
import { WORDS, type Word } from '../../../generated/words.ts';
import type { OutageListener } from '../../db/drivers/watch.ts';
import type { ReplicaListener } from '../../db/replica/read-replica.ts';
import type { Alarm } from '../../outbox/alarm.ts';

type TellAlert = (message: string, facts: Readonly<Record<string, string>>) => void;

/** One line at the beginning and one at the end of an outage, none for its errors. */
export function tellOutages(logger: Logger): OutageListener {
  return {
    began: ({ kind, reason }) => {
      logger.error({ outage: kind, reason }, 'the database is unavailable');
    },
    ended: ({ kind, durationMs, refused }) => {
      logger.info({ outage: kind, durationMs, refused }, 'the database is available again');
    },
  };
}

export function tellUnsent(logger: Logger): (reason: string) => void {
  return (reason) => {
    logger.warn({ reason }, 'traces were not sent');
  };
}

/** One line when reads leave the replica, and one when they return. */
export function tellReplica(logger: Logger): ReplicaListener {
  return {
    left: (replica, reason) => {
      logger.warn({ replica, reason }, 'the read replica is not used: the primary answers in its place');
    },
    returned: () => {
      logger.info('the read replica is used again');
    },
  };
}

/** One line when it opens, none for repeats. */
export function tellAlarms(logger: Logger): (alarm: Alarm) => void {
  return ({ id, kind, subject, tenantId, facts }) => {
    logger.warn({ alarm: kind, alarmId: id, subject, tenantId, facts }, 'alarm opened');
  };
}

/** Successes to be looked at. */
export function tellAlerts(logger: Logger): TellAlert {
  return (message, facts) => {
    logger.warn(facts, message);
  };
}

export function tellAbsent(
  logger: Logger,
  providers: Readonly<Record<Word<'SimulatedProvider'>, object | null>>,
): void {
  for (const name of WORDS.SimulatedProvider) {
    if (providers[name] === null)
      logger.warn(
        `no ${name} is connected: operations that need one are refused, and waiting orders may expire`,
      );
  }
}
