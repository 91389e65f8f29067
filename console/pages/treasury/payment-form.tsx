import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { confirmed } from '../../api/confirmed.ts';
import type { Fields } from '../../api/fields.ts';
import { type Intent, useIntent } from '../../api/intent.ts';
import { serverNow } from '../../api/server-time.ts';
import { readAgain, type Scope, useCan } from '../../api/session.ts';
import { Card } from '../../parts/frame/card.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Page } from '../../parts/frame/page.tsx';
import pages from '../../parts/frame/page.module.css';
import parts from '../../parts/frame/parts.module.css';
import { Preview, useIsOld } from '../../parts/forms/preview.tsx';
import { NoPermission } from '../../parts/frame/states.tsx';
import { RECORD_PAGES } from '../../record-pages.ts';

interface PreviewAnswer {
  readonly canProceed: boolean;
  readonly holdReason?: string;
}

export interface PaymentDescription<Answer extends PreviewAnswer> {
  readonly object: 'payout' | 'withdrawal';
  readonly title: string;
  readonly lead: string;
  readonly scope: Scope;
  readonly ask: (fields: Fields) => Promise<Answer>;
  readonly make: (fields: Fields, key: string) => Promise<{ readonly id: string }>;
  readonly factsOf: (answer: Answer, fields: Fields) => readonly (readonly [string, ReactNode])[];
  /** What the button says that makes it. */
  readonly submitOf: (answer: Answer) => ReactNode;
  readonly children: ReactNode;
}

interface Previewed<Answer> {
  readonly fields: Fields;
  readonly answer: Answer;
  readonly at: number;
}

/** Fields, then what the service says of them, then the button that makes the payment. */
export function PaymentForm<Answer extends PreviewAnswer>({
  of,
}: {
  readonly of: PaymentDescription<Answer>;
}) {
  const can = useCan(of.scope);
  return (
    <Page title={of.title} lead={of.lead}>
      {can ? <Steps of={of} /> : <NoPermission scope={of.scope} />}
    </Page>
  );
}

function Steps<Answer extends PreviewAnswer>({ of }: { readonly of: PaymentDescription<Answer> }) {
  const intent = useIntent(of.object);
  const [previewed, setPreviewed] = useState<Previewed<Answer>>();
  const isDecided = previewed !== undefined || intent.isUnanswered;
  return (
    <div className={pages.columns}>
      <Card title="Payment">
        <div onInput={() => setPreviewed(undefined)}>
          <Form
            submit="Preview"
            intent={intent}
            isOnlyAsked
            send={async (fields) => ({ fields, answer: await of.ask(fields), at: serverNow() })}
            onDone={setPreviewed}
          >
            {of.children}
          </Form>
        </div>
      </Card>
      {isDecided ? (
        <Decision of={of} intent={intent} previewed={previewed} />
      ) : (
        <p className={parts.second}>Nothing moves before you have seen what will happen.</p>
      )}
    </div>
  );
}

interface DecisionProps<Answer extends PreviewAnswer> {
  readonly of: PaymentDescription<Answer>;
  readonly intent: Intent;
  /** Undefined after a reload in the middle of an attempt. */
  readonly previewed: Previewed<Answer> | undefined;
}

function Decision<Answer extends PreviewAnswer>({ of, intent, previewed }: DecisionProps<Answer>) {
  const navigate = useNavigate();
  const isOld = useIsOld(previewed?.at ?? 0);
  const fields = previewed?.fields ?? intent.fields;
  const isPossible = previewed === undefined || (previewed.answer.canProceed && !isOld);
  return (
    <div className={pages.column}>
      {previewed !== undefined && (
        <Preview
          canProceed={previewed.answer.canProceed}
          holdReason={previewed.answer.holdReason}
          facts={of.factsOf(previewed.answer, fields)}
        />
      )}
      {isOld && previewed !== undefined && !intent.isUnanswered && (
        <p className={parts.second} role="status">
          This preview is over a minute old. Preview it again.
        </p>
      )}
      {(isPossible || intent.isUnanswered) && (
        <Form
          intent={intent}
          fixed={fields}
          submit={previewed === undefined ? of.title : of.submitOf(previewed.answer)}
          send={() => confirmed(of.title, () => of.make(fields, intent.key))}
          onDone={({ id }) => {
            void readAgain();
            void navigate({ to: RECORD_PAGES[of.object], params: { id } });
          }}
        />
      )}
    </div>
  );
}
