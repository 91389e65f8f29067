import { NewLink } from '../../parts/forms/can-do.tsx';
import { post } from '../../api/writes.ts';
import { Deactivate } from '../../parts/forms/deactivate.tsx';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import { FUNDING_TABS } from './funding-tabs.ts';

const LIST: ListDescription<'/v1/treasury/funding-instruments'> = {
  object: 'funding_instrument',
  path: '/v1/treasury/funding-instruments',
  scope: SCOPES.listFundingInstruments,
  title: 'Funding',
  lead: 'Bank accounts and addresses that bring money in.',
  tabs: FUNDING_TABS,
  actions: (
    <NewLink to="/funding/new" operation="createFundingInstrument">
      New instrument
    </NewLink>
  ),
  filters: [
    { kind: 'text', name: 'externalReference', label: 'Reference' },
    { kind: 'choice', name: 'status', words: WORDS.RecordStatus },
  ],
  columns: [
    { id: 'created', title: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
    { id: 'what', title: 'What', isTitle: true, cell: (row) => instrumentTitle(row) },
    { id: 'type', title: 'Type', cell: ({ type }) => labelOf(type) },
    { id: 'status', title: 'Status', isAmount: true, cell: ({ status }) => <Status status={status} /> },
  ],
  empty: { title: 'No funding instruments yet', text: 'Make a bank account or an address, and pay into it.' },
};

type Instrument = {
  readonly type: string;
  readonly asset?: string;
  readonly network?: string;
  readonly accountNumber?: string;
  readonly address?: string;
};

function instrumentTitle(instrument: Instrument): string {
  const { address, accountNumber, asset, network } = instrument;
  if (address !== undefined) return `${asset ?? ''} on ${labelOf(network ?? '')}: ${address}`;
  return accountNumber === undefined ? labelOf(instrument.type) : `Account ${accountNumber}`;
}

export const FundingPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/treasury/funding-instruments/{id}'> = {
  object: 'funding_instrument',
  path: '/v1/treasury/funding-instruments/{id}',
  scope: SCOPES.getFundingInstrument,
  list: { to: '/funding', label: 'Funding' },
  actionsOf: ({ id, status }) =>
    status === 'active' && (
      <>
        <Deactivate
          operation="deactivateFundingInstrument"
          send={(key) => post('/v1/treasury/funding-instruments/{id}/deactivate', { key, id, body: {} })}
        />
      </>
    ),
  titleOf: instrumentTitle,
};

export const FundingInstrumentPage = () => <RecordPage of={RECORD} />;
