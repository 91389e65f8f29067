import { Card } from '../frame/card.tsx';
import { Copyable } from '../values/copy.tsx';
import css from './secret.module.css';
import parts from '../frame/parts.module.css';

/** A text that the service shows once. */
export function Secret({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Card title={title}>
      <div className={css.secret} role="status">
        <Copyable text={text} what={title.toLowerCase()} />
        <p className={parts.second}>
          It is shown this once. Keep it where the program finds it, and nowhere else.
        </p>
      </div>
    </Card>
  );
}
