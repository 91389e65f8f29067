import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, bodyOf } from '../../api/clients.ts';
import { post } from '../../api/writes.ts';
import { Action } from '../../parts/forms/action.tsx';
import { Card, Facts } from '../../parts/frame/card.tsx';
import { When } from '../../parts/values/when.tsx';
import css from './simulator.module.css';

/** A little ahead of the account's time, which is not the browser's: a clock does not go back. */
const AHEAD_MS = 1_000;

async function freeze(key: string) {
  const { now } = await bodyOf(api.GET('/v1/sandbox/clock'));
  const frozenAt = new Date(Date.parse(now) + AHEAD_MS).toISOString();
  return post('/v1/sandbox/clock', { key, body: { frozenAt } });
}

/** The account's time, to be stopped and moved. */
export function ClockCard() {
  const { data } = useQuery({ queryKey: ['clock'], queryFn: () => bodyOf(api.GET('/v1/sandbox/clock')) });
  // Of two changes at once the one that is answered last would decide whether the clock stands.
  const [mustWait, setMustWait] = useState(false);
  const alone =
    <Answer,>(send: (key: string) => Promise<Answer>) =>
    async (key: string) => {
      setMustWait(true);
      try {
        return await send(key);
      } finally {
        setMustWait(false);
      }
    };
  const by = (seconds: number) =>
    alone((key) => post('/v1/sandbox/clock', { key, body: { advanceSeconds: seconds } }));
  const run = alone((key) => post('/v1/sandbox/clock', { key, body: { running: true } }));
  return (
    <Card title="Clock">
      <Facts facts={[['The account’s time', data && <When key="now" at={data.now} form="whole" />]]} />
      <div className={css.buttons}>
        {data?.frozen === true ? (
          <>
            <Action label="An hour later" act="Advance the clock" mustWait={mustWait} send={by(3_600)} />
            <Action label="A day later" act="Advance the clock" mustWait={mustWait} send={by(86_400)} />
            <Action label="Let it run" act="Let the clock run" mustWait={mustWait} send={run} />
          </>
        ) : (
          <Action label="Freeze it" act="Freeze the clock" send={freeze} />
        )}
      </div>
    </Card>
  );
}
