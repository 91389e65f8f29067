import { SCOPES } from '../../../generated/scopes.ts';
import { Money } from '../../parts/values/amount.tsx';
import { NewLink } from '../../parts/forms/can-do.tsx';
import { ListPage, type ListDescription } from '../../parts/lists/list-page.tsx';
import { RecordPage, type RecordDescription } from '../../parts/records/record-page.tsx';
import { factsOf } from '../../parts/records/value.tsx';
import { When } from '../../parts/values/when.tsx';
import pages from '../../parts/frame/page.module.css';
import {
  amountsCard,
  createdColumn,
  operationFilters,
  operationParts,
  referenceColumn,
  statusColumn,
} from './operations.tsx';

const LIST: ListDescription<'/v1/treasury/conversions'> = {
  object: 'conversion',
  path: '/v1/treasury/conversions',
  scope: SCOPES.listConversions,
  title: 'Conversions',
  lead: 'Between Australian dollars and stablecoins, at the rate of a quote.',
  actions: (
    <NewLink to="/conversions/new" operation="createConversionQuote">
      Convert
    </NewLink>
  ),
  filters: operationFilters,
  columns: [
    createdColumn,
    { ...referenceColumn, isTitle: true },
    { id: 'rate', title: 'Rate', cell: ({ rate }) => rate },
    statusColumn,
    { id: 'source', title: 'From', isAmount: true, cell: ({ source }) => <Money money={source} /> },
    {
      id: 'destination',
      title: 'To',
      isAmount: true,
      cell: ({ destination }) => <Money money={destination} />,
    },
  ],
  empty: { title: 'No conversions yet', text: 'Accept a conversion quote, and the conversion stands here.' },
};

export const ConversionsPage = () => <ListPage list={LIST} />;

const RECORD: RecordDescription<'/v1/treasury/conversions/{id}'> = {
  object: 'conversion',
  path: '/v1/treasury/conversions/{id}',
  scope: SCOPES.getConversion,
  list: { to: '/conversions', label: 'Conversions' },
  ...operationParts('conversion'),
  headingOf: ({ source, destination }) => (
    <span className={pages.recordAmount}>
      <Money money={source} form="whole" /> → <Money money={destination} form="whole" />
    </span>
  ),
  leadOf: ({ externalReference, createdAt }) => (
    <>
      <code>{externalReference}</code> · <When at={createdAt} form="whole" />
    </>
  ),
  cardsOf: (conversion) => [
    amountsCard(conversion),
    {
      title: 'Exchange',
      facts: factsOf({
        source: conversion.source,
        destination: conversion.destination,
        rate: conversion.rate,
        quoteId: conversion.quoteId,
        providerReference: conversion.providerReference,
        configurationId: conversion.configurationId,
        updatedAt: conversion.updatedAt,
      }),
    },
  ],
};

export const ConversionPage = () => <RecordPage of={RECORD} />;
