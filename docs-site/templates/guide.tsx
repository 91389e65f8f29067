import { ADDRESSES } from '../addresses.ts';
import type { Contract } from '../contract/contract.ts';
import type { Guide } from '../text/guides.ts';
import type { Page } from './frame.tsx';
import { Lead, Prose, useSite } from './site.tsx';

function GuideText({ guide }: { guide: Guide }) {
  const { texts, from } = useSite();
  const { html, headings } = texts.page(guide.text, from);
  return (
    <>
      <h1>{guide.title}</h1>
      {headings.length > 1 && (
        <ul className="headings">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

export const guidePage = (guide: Guide): Page => ({
  address: ADDRESSES.guide(guide.name),
  title: guide.title,
  about: `${guide.title}: a guide to the Corridor API.`,
  content: <GuideText guide={guide} />,
});

export function homePage({ description }: Contract, guides: readonly Guide[]): Page {
  return {
    address: ADDRESSES.home,
    title: 'Documentation',
    about: 'How to move value between Australian dollars and stablecoins over an API.',
    content: (
      <>
        <h1>Corridor API</h1>
        <ul className="cards">
          {guides.slice(0, 1).map(({ name, title }) => (
            <li key={name}>
              <Lead to={ADDRESSES.guide(name)}>{title}</Lead>
              <p>Fund a wallet, pay, convert, withdraw and receive webhooks, with curl.</p>
            </li>
          ))}
          <li>
            <Lead to={ADDRESSES.reference}>Reference</Lead>
            <p>Every operation with its fields, examples and errors.</p>
          </li>
          <li>
            <Lead to={ADDRESSES.errors}>Errors</Lead>
            <p>What each code means, and whether to send the request again.</p>
          </li>
          <li>
            <Lead to={ADDRESSES.guide('webhooks')}>Webhooks</Lead>
            <p>Receive events, verify them, and catch up.</p>
          </li>
        </ul>
        <Prose text={description} />
        <p>
          The contract: <Lead to="/openapi.json">OpenAPI 3.1</Lead>,{' '}
          <Lead to="/openapi-3.0.json">OpenAPI 3.0</Lead>.
        </p>
      </>
    ),
  };
}
