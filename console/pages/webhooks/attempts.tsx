import type { components } from '../../../generated/api.ts';
import { Card } from '../../parts/frame/card.tsx';
import { Code } from '../../parts/values/code.tsx';
import { Status } from '../../parts/values/status.tsx';
import { When } from '../../parts/values/when.tsx';
import { labelOf } from '../../texts.ts';
import css from './attempts.module.css';

type Attempt = components['schemas']['WebhookAttempt'];

/** Each attempt with what was sent and what came back, the newest open. */
export function Attempts({ attempts }: { readonly attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return null;
  return (
    <Card title="Attempts">
      {attempts.toReversed().map((attempt, index) => (
        <details key={attempt.number} className={css.attempt} open={index === 0}>
          <summary>
            <span>{attempt.number}</span>
            <Status status={attempt.outcome} />
            <span className={css.answer}>{answerOf(attempt)}</span>
            <span className={css.when}>
              <When at={attempt.at} form="whole" /> · {attempt.durationMs} ms
            </span>
          </summary>
          <Code
            label={`What attempt ${attempt.number} sent`}
            text={`POST ${attempt.url}\n${headersText(attempt.requestHeaders)}`}
          />
          {attempt.responseBody !== undefined && attempt.responseBody !== '' && (
            <Code label={`What answered attempt ${attempt.number}`} text={bodyText(attempt)} />
          )}
        </details>
      ))}
    </Card>
  );
}

function answerOf({ responseStatus, error }: Attempt): string {
  if (responseStatus !== undefined) return `answered ${responseStatus}`;
  return error === undefined ? 'no answer' : labelOf(error);
}

const headersText = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const bodyText = ({ responseBody = '', responseBodyTruncated = false }: Attempt): string =>
  responseBodyTruncated ? `${responseBody}\n… (cut)` : responseBody;
