import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import type { Fields } from '../../api/fields.ts';
import { useIntent } from '../../api/intent.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { listQuery, useActive } from '../../api/records.ts';
import { readAgain, useCan, useSession } from '../../api/session.ts';
import { post } from '../../api/writes.ts';
import { Card, Facts } from '../../parts/frame/card.tsx';
import { Code } from '../../parts/values/code.tsx';
import { Form, FormField, SelectField } from '../../parts/forms/form.tsx';
import { Page } from '../../parts/frame/page.tsx';
import pages from '../../parts/frame/page.module.css';
import parts from '../../parts/frame/parts.module.css';
import { Empty, NoPermission } from '../../parts/frame/states.tsx';
import { labelOf } from '../../texts.ts';
import { CapabilitiesCard } from './capabilities.tsx';
import { ClockCard } from './clock.tsx';

/** The user plays the bank, the chain and the time. */
export function SimulatorPage() {
  const { environment } = useSession();
  const can = useCan(SCOPES.simulatePayin);
  const canSet = useCan(SCOPES.setClock);
  if (environment !== 'sandbox') {
    return (
      <Page title="Simulator">
        <Empty title="Only in a sandbox" />
      </Page>
    );
  }
  return (
    <Page title="Simulator" lead="You are the bank, the chain and the clock. Nothing here moves real money.">
      {!can && <NoPermission scope={SCOPES.simulatePayin} />}
      {can && (
        <div className={pages.columns}>
          <div className={pages.column}>
            <Receive />
            {canSet && <Faults />}
          </div>
          <div className={pages.column}>
            {canSet && <ClockCard />}
            {canSet && <PinnedRates />}
            {canSet && <CapabilitiesCard />}
            <Mails />
          </div>
        </div>
      )}
    </Page>
  );
}

function Receive() {
  const intent = useIntent('receive');
  const navigate = useNavigate();
  const instruments = useActive('funding_instrument', '/v1/treasury/funding-instruments');
  const receive = async ({ fundingInstrumentId = '', amount = '' }: Fields) => {
    const sent = { key: intent.key, body: { fundingInstrumentId, amount: amount.trim() } };
    const isBank = instruments.find(({ id }) => id === fundingInstrumentId)?.type === 'aud_account';
    if (isBank)
      return { to: '/funding/payins/$id', id: (await post('/v1/sandbox/payins', sent)).id } as const;
    return { to: '/funding/deposits/$id', id: (await post('/v1/sandbox/deposits', sent)).id } as const;
  };
  return (
    <Card title="Receive money">
      {instruments.length === 0 ? (
        <p className={parts.second}>
          Money comes in by a funding instrument. Make one first, on the page Funding.
        </p>
      ) : (
        <Form
          submit="Receive it"
          intent={intent}
          send={receive}
          onDone={({ to, id }) => {
            void readAgain();
            void navigate({ to, params: { id } });
          }}
        >
          <SelectField
            name="fundingInstrumentId"
            label="By"
            options={instruments.map((each) => ({
              value: each.id,
              text:
                each.type === 'aud_account'
                  ? `Bank account ${each.accountNumber}`
                  : `${each.asset} on ${labelOf(each.network)}`,
            }))}
          />
          <FormField name="amount" label="Amount" inputMode="decimal" required autoComplete="off" />
        </Form>
      )}
    </Card>
  );
}

function Faults() {
  const { data } = useQuery({ queryKey: ['faults'], queryFn: () => bodyOf(api.GET('/v1/sandbox/faults')) });
  return (
    <Card title="Faults">
      <p className={parts.second}>The next calls of a provider go wrong.</p>
      <Form
        submit="Arm it"
        send={({ provider = '', fault = '', count = '1' }) =>
          post('/v1/sandbox/faults', {
            key: crypto.randomUUID(),
            body: {
              provider: provider as (typeof WORDS)['SimulatedProvider'][number],
              fault: fault as (typeof WORDS)['FaultKind'][number],
              count: Number(count),
            },
          })
        }
        onDone={() => void readAgain()}
      >
        <SelectField
          name="provider"
          label="Of"
          options={WORDS.SimulatedProvider.map((word) => ({ value: word, text: labelOf(word) }))}
        />
        <SelectField
          name="fault"
          label="What happens"
          options={WORDS.FaultKind.map((word) => ({ value: word, text: labelOf(word) }))}
        />
        <FormField name="count" label="How often" type="number" defaultValue="1" min={1} max={1000} />
      </Form>
      <Facts
        facts={(data?.data ?? []).map(({ provider, fault, remaining }) => [
          `${labelOf(provider)}: ${labelOf(fault)}`,
          `${remaining} left`,
        ])}
      />
    </Card>
  );
}

function PinnedRates() {
  const { data } = useQuery({ queryKey: ['pins'], queryFn: () => bodyOf(api.GET('/v1/sandbox/rates')) });
  const assets = WORDS.Asset.map((word) => ({ value: word, text: word }));
  type Asset = (typeof WORDS)['Asset'][number];
  return (
    <Card title="Pinned rates">
      <Form
        submit="Pin it"
        send={({ source = '', destination = '', rate }) =>
          post('/v1/sandbox/rates', {
            key: crypto.randomUUID(),
            body: { source: source as Asset, destination: destination as Asset, rate: rate ?? null },
          })
        }
        onDone={() => void readAgain()}
      >
        <SelectField name="source" label="From" options={assets} />
        <SelectField name="destination" label="To" options={assets} />
        <FormField
          name="rate"
          label="Rate"
          inputMode="decimal"
          hint="Left empty, the pin is taken out."
          autoComplete="off"
        />
      </Form>
      <Facts
        facts={(data?.data ?? []).map(({ source, destination, rate }) => [
          `${source} to ${destination}`,
          rate,
        ])}
      />
    </Card>
  );
}

const MAILS = 5;

function Mails() {
  const { data } = useInfiniteQuery(listQuery('mail', '/v1/sandbox/mail', {}, MAILS));
  const mails = data?.pages[0]?.data ?? [];
  return (
    <Card title="Mail">
      {mails.length === 0 && <p className={parts.second}>No mail yet.</p>}
      {mails.map((mail) => (
        <details key={mail.id}>
          <summary>
            <bdi>{mail.subject}</bdi> <span className={parts.second}>to {mail.to}</span>
          </summary>
          <Code text={mail.text} label={mail.subject} />
        </details>
      ))}
    </Card>
  );
}
