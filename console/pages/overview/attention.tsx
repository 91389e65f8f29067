import { AlertIcon, CheckCircleIcon, ChevronRightIcon } from '@primer/octicons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { components } from '../../../generated/console-api.ts';
import { bodyOf, consoleApi } from '../../api/clients.ts';
import { Card } from '../../parts/frame/card.tsx';
import parts from '../../parts/frame/parts.module.css';
import { Loading } from '../../parts/frame/loading.tsx';
import { PartFailed } from '../../parts/frame/states.tsx';
import { When } from '../../parts/values/when.tsx';
import { countOf } from '../../texts.ts';
import css from './overview.module.css';
import { classes } from '../../parts/frame/classes.ts';

type Item = components['schemas']['AttentionItem'];

interface Words {
  readonly one: string;
  readonly many: string;
  readonly tone: 'wait' | 'bad';
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** Of each kind, what is counted and where the records are. */
const WORDS: Readonly<Record<Item['kind'], Words>> = {
  balance_negative: { one: 'balance below zero', many: 'balances below zero', tone: 'bad', to: '/movements' },
  operations_held: {
    one: 'payment held',
    many: 'payments held',
    tone: 'wait',
    to: '/movements',
    search: { status: 'held' },
  },
  receipts_held: {
    one: 'receipt held',
    many: 'receipts held',
    tone: 'wait',
    to: '/funding/payins',
    search: { status: 'held' },
  },
  transfers_held: {
    one: 'transfer held',
    many: 'transfers held',
    tone: 'wait',
    to: '/transfers',
    search: { status: 'held' },
  },
  operations_failed: {
    one: 'payment failed',
    many: 'payments failed',
    tone: 'bad',
    to: '/movements',
    search: { status: 'failed' },
  },
  webhooks_failing: {
    one: 'webhook failing',
    many: 'webhooks failing',
    tone: 'bad',
    to: '/developers/webhooks',
  },
  deliveries_failed: {
    one: 'delivery failed',
    many: 'deliveries failed',
    tone: 'bad',
    to: '/developers/deliveries',
    search: { status: 'failed' },
  },
  keys_expiring: { one: 'key expires soon', many: 'keys expire soon', tone: 'wait', to: '/developers/keys' },
  invoices_issued: {
    one: 'invoice to settle',
    many: 'invoices to settle',
    tone: 'wait',
    to: '/invoices',
    search: { status: 'issued' },
  },
};

/** The service counts so far. */
const MOST = 100;

export function Attention() {
  const { data, error, refetch } = useQuery({
    queryKey: ['attention'],
    queryFn: () => bodyOf(consoleApi.GET('/console/api/attention')),
  });
  return (
    <Card title="Needs attention">
      {error !== null && data === undefined && <PartFailed error={error} retry={() => void refetch()} />}
      {error === null && data === undefined && <Loading rows={3} />}
      {data !== undefined && (
        <ul className={css.attention}>
          {data.data.map((item) => (
            <Entry key={item.kind} item={item} />
          ))}
          {data.data.length === 0 && (
            <li>
              <div className={css.calm}>
                <span className={classes(css.sign, parts.good)}>
                  <CheckCircleIcon />
                </span>
                <span>
                  <strong>Nothing</strong>
                  <span className={css.since}>Nothing is held, and nothing failed in 24 hours.</span>
                </span>
              </div>
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}

function Entry({ item: { kind, count, since } }: { readonly item: Item }) {
  const { one, many, tone, to, search = {} } = WORDS[kind];
  return (
    <li>
      <Link to={to} search={search}>
        <span className={classes(css.sign, parts[tone])}>
          <AlertIcon />
        </span>
        <span>
          <strong>
            {countOf(count, one, many)}
            {count === MOST && ' or more'}
          </strong>
          {since !== null && (
            <span className={css.since}>
              {kind === 'keys_expiring' ? 'from ' : 'since '}
              <When at={since} />
            </span>
          )}
        </span>
        <ChevronRightIcon />
      </Link>
    </li>
  );
}
