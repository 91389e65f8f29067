import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { SCOPES } from '../../../generated/scopes.ts';
import { confirmed } from '../../api/confirmed.ts';
import type { Fields } from '../../api/fields.ts';
import { type Intent, useIntent } from '../../api/intent.ts';
import { readAgain, useCan } from '../../api/session.ts';
import { RECORD_PAGES, type RecordObject } from '../../record-pages.ts';
import { Card } from '../frame/card.tsx';
import css from './new-record-page.module.css';
import { Form } from './form.tsx';
import { Page } from '../frame/page.tsx';
import { NoPermission } from '../frame/states.tsx';

interface NewRecordProps<Made extends { readonly id: string }> {
  readonly object: RecordObject;
  readonly operation: keyof typeof SCOPES;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  /** @throws Failure */
  readonly make: (fields: Fields, key: string) => Promise<Made>;
  /** Shown in the place of the form once it is made; by itself its record opens. */
  readonly shownOf?: (made: Made) => ReactNode;
  readonly children: (fields: Fields) => ReactNode;
}

/** A page that makes a record, once, however often its button is pressed. */
export function NewRecordPage<Made extends { readonly id: string }>(props: NewRecordProps<Made>) {
  const scope = SCOPES[props.operation];
  const can = useCan(scope);
  return (
    <Page title={props.title} lead={props.lead}>
      <div className={css.narrow}>{can ? <Making {...props} /> : <NoPermission scope={scope} />}</div>
    </Page>
  );
}

function Making<Made extends { readonly id: string }>(props: NewRecordProps<Made>) {
  const intent: Intent = useIntent(`new-${props.object}`);
  const navigate = useNavigate();
  const [made, setMade] = useState<Made>();
  if (made !== undefined && props.shownOf !== undefined) return props.shownOf(made);
  return (
    <Card title={props.title}>
      <Form
        submit={props.submit}
        intent={intent}
        send={(fields) => confirmed(props.title, () => props.make(fields, intent.key))}
        onDone={(result) => {
          void readAgain();
          if (props.shownOf !== undefined) setMade(result);
          else void navigate({ to: RECORD_PAGES[props.object], params: { id: result.id } });
        }}
      >
        {props.children(intent.fields)}
      </Form>
    </Card>
  );
}
