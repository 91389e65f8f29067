import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ASSETS } from '../../../generated/assets.ts';
import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import type { Fields } from '../../api/fields.ts';
import { useIntent } from '../../api/intent.ts';
import { serverNow } from '../../api/server-time.ts';
import { readAgain, useCan } from '../../api/session.ts';
import { post } from '../../api/writes.ts';
import { Amount, Money } from '../../parts/values/amount.tsx';
import { Card, Facts } from '../../parts/frame/card.tsx';
import { Form, FormField, SelectField } from '../../parts/forms/form.tsx';
import { Page } from '../../parts/frame/page.tsx';
import pages from '../../parts/frame/page.module.css';
import parts from '../../parts/frame/parts.module.css';
import { NoPermission } from '../../parts/frame/states.tsx';
import { countOf, labelOf } from '../../texts.ts';
import { useAvailable } from './use-available.ts';

type Asset = components['schemas']['Asset'];
type Quote = components['schemas']['ConversionQuote'];
type QuoteRequest = components['schemas']['CreateSourceQuoteRequest'];

const assetOptions = WORDS.Asset.map((asset) => ({ value: asset, text: asset }));

const networkOptions = (asset: Asset | undefined) =>
  (asset === undefined ? [] : ASSETS[asset].networks).map((network) => ({
    value: network,
    text: labelOf(network),
  }));

function bodyOf({ sourceAsset, destinationAsset, sourceAmount = '', ...networks }: Fields): QuoteRequest {
  return { sourceAsset, destinationAsset, sourceAmount: sourceAmount.trim(), ...networks } as QuoteRequest;
}

export function NewConversionPage() {
  const can = useCan(SCOPES.createConversionQuote);
  return (
    <Page title="Convert" lead="A quote holds a rate for a short time. Nothing moves before you accept it.">
      {can ? <Steps /> : <NoPermission scope={SCOPES.createConversionQuote} />}
    </Page>
  );
}

function Steps() {
  const intent = useIntent('conversion-quote');
  const [quote, setQuote] = useState<Quote>();
  const [source, setSource] = useState(intent.fields['sourceAsset'] as Asset | undefined);
  const [destination, setDestination] = useState(intent.fields['destinationAsset'] as Asset | undefined);
  const ask = (fields: Fields) =>
    post('/v1/treasury/conversion-quotes', { key: crypto.randomUUID(), body: bodyOf(fields) });
  return (
    <div className={pages.columns}>
      <Card title="What to convert">
        <div onInput={() => setQuote(undefined)}>
          <Form submit="Get a quote" intent={intent} isOnlyAsked send={ask} onDone={setQuote}>
            <SelectField
              name="sourceAsset"
              label="From"
              options={assetOptions}
              onChoose={(value) => setSource(value as Asset)}
            />
            {networkOptions(source).length > 0 && (
              <SelectField
                name="sourceNetwork"
                label="Network that it is on"
                options={networkOptions(source)}
              />
            )}
            <SelectField
              name="destinationAsset"
              label="To"
              options={assetOptions}
              onChoose={(value) => setDestination(value as Asset)}
            />
            {networkOptions(destination).length > 0 && (
              <SelectField
                name="destinationNetwork"
                label="Network that it goes to"
                options={networkOptions(destination)}
              />
            )}
            <FormField
              name="sourceAmount"
              label={source === undefined ? 'Amount to convert' : `Amount to convert, in ${source}`}
              inputMode="decimal"
              required
              autoComplete="off"
            />
          </Form>
        </div>
      </Card>
      {quote === undefined ? (
        <p className={parts.second}>A quote shows the rate, the fee and what arrives.</p>
      ) : (
        <Offer key={quote.id} quote={quote} renew={async () => setQuote(await ask(intent.fields))} />
      )}
    </div>
  );
}

/** Whole seconds until a moment, by the service's clock; 0 once it has passed. */
function useSecondsUntil(at: string): number {
  const left = () => Math.max(0, Math.floor((Date.parse(at) - serverNow()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  });
  return seconds;
}

function Offer({ quote, renew }: { readonly quote: Quote; readonly renew: () => Promise<void> }) {
  const navigate = useNavigate();
  const intent = useIntent(`conversion-${quote.id}`);
  const seconds = useSecondsUntil(quote.expiresAt);
  const available = useAvailable(quote.source.currency);
  const isOpen = seconds > 0 || intent.isUnanswered;
  return (
    <Card title="Quote">
      <Facts
        facts={[
          ['You give', <Money key="s" money={quote.source} form="whole" />],
          ['Fee', <Money key="f" money={quote.fee} form="whole" />],
          [
            'Taken from the wallet',
            <strong key="d">
              <Money money={quote.sourceDebit} form="whole" />
            </strong>,
          ],
          [
            'You get',
            <strong key="g">
              <Money money={quote.destination} form="whole" />
            </strong>,
          ],
          ['Rate', quote.rate],
          [
            'Available now',
            available === undefined ? undefined : (
              <Amount key="a" amount={available} currency={quote.source.currency} />
            ),
          ],
          ['Holds for', seconds === 0 ? 'It has expired' : countOf(seconds, 'second', 'seconds')],
        ]}
      />
      {isOpen ? (
        <Form
          intent={intent}
          fixed={{}}
          submit={
            <>
              Convert <Money money={quote.source} form="whole" />
            </>
          }
          send={() =>
            post('/v1/treasury/conversion-quotes/{id}/accept', { key: intent.key, id: quote.id, body: {} })
          }
          onDone={({ id }) => {
            void readAgain();
            void navigate({ to: '/conversions/$id', params: { id } });
          }}
        />
      ) : (
        <button type="button" className={parts.button} onClick={() => void renew()}>
          Get a new quote
        </button>
      )}
    </Card>
  );
}
