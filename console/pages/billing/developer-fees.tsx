import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { confirmed } from '../../api/confirmed.ts';
import { useIntent } from '../../api/intent.ts';
import { readAgain, useCan } from '../../api/session.ts';
import { put } from '../../api/writes.ts';
import { Form, FormField } from '../../parts/forms/form.tsx';
import { Card, Facts } from '../../parts/frame/card.tsx';
import { Loading } from '../../parts/frame/loading.tsx';
import { Page } from '../../parts/frame/page.tsx';
import { NoPermission, PartFailed } from '../../parts/frame/states.tsx';
import { Amount } from '../../parts/values/amount.tsx';
import { When } from '../../parts/values/when.tsx';

type Fees = components['schemas']['DeveloperFeeSchedule'];

export function DeveloperFeesPage() {
  const can = useCan(SCOPES.getDeveloperFees);
  return (
    <Page
      title="Developer fees"
      lead="What the account charges its customers for each transfer. A transfer is charged what holds when it is detected."
    >
      {can ? <Read /> : <NoPermission scope={SCOPES.getDeveloperFees} />}
    </Page>
  );
}

function Read() {
  const { data, error, refetch } = useQuery({
    queryKey: ['developer_fees'],
    queryFn: () => bodyOf(api.GET('/v1/developer-fees')),
  });
  if (data !== undefined) return <Schedule fees={data} />;
  return error === null ? <Loading /> : <PartFailed error={error} retry={() => void refetch()} />;
}

function Schedule({ fees }: { readonly fees: Fees }) {
  const canWrite = useCan(SCOPES.replaceDeveloperFees);
  const { flatAud, bps } = fees.transfer;
  return (
    <Card title="On each transfer">
      <Facts
        facts={[
          ['Flat', <Amount key="flat" amount={flatAud} currency="AUD" form="whole" />],
          ['Share of what is sent', `${String(bps)} basis points`],
          ['Changed', <When key="at" at={fees.updatedAt} form="whole" />],
          ['By', <code key="by">{fees.updatedBy}</code>],
        ]}
      />
      {canWrite && <Replace key={fees.updatedAt} fees={fees} />}
    </Card>
  );
}

function Replace({ fees }: { readonly fees: Fees }) {
  const intent = useIntent('developer-fees');
  return (
    <Form
      submit="Save"
      intent={intent}
      send={(fields) =>
        confirmed('Change the developer fees', () =>
          put('/v1/developer-fees', {
            key: intent.key,
            body: {
              transfer: {
                flatAud: fields['transfer.flatAud'] ?? '',
                bps: Number(fields['transfer.bps'] ?? ''),
              },
            },
          }),
        )
      }
      onDone={() => void readAgain()}
    >
      <FormField
        name="transfer.flatAud"
        label="Flat, in Australian dollars"
        inputMode="decimal"
        required
        defaultValue={fees.transfer.flatAud}
        autoComplete="off"
      />
      <FormField
        name="transfer.bps"
        label="Share in basis points"
        hint="A hundredth of a per cent: 25 is 0.25 per cent."
        inputMode="numeric"
        required
        defaultValue={String(fees.transfer.bps)}
        autoComplete="off"
      />
    </Form>
  );
}
