import { ADDRESSES } from '../addresses.ts';
import type { Contract } from '../contract/contract.ts';
import type { Page } from './frame.tsx';
import { spoken, titleOf } from './names.ts';
import { Words } from './site.tsx';

export function reasonsPage({ reasons }: Contract): Page {
  const kinds = [...new Set(reasons.map(({ kind }) => kind))];
  return {
    address: ADDRESSES.reasons,
    title: 'Reasons',
    about: 'Why records wait, fail or come back.',
    content: (
      <>
        <h1>Reasons</h1>
        <p>A record that waits, fails or comes back says why, by one of these codes.</p>
        {kinds.map((kind) => (
          <section key={kind}>
            <h2 id={kind}>{titleOf(kind)}</h2>
            <dl className="reasons">
              {reasons
                .filter((reason) => reason.kind === kind)
                .map(({ code, message, objects = [] }) => (
                  <div key={code} id={`${kind}-${code}`}>
                    <dt>
                      <code>{code}</code>
                    </dt>
                    <dd>
                      <Words text={message} />
                      {objects.length > 0 && (
                        <span className="second"> {objects.map(spoken).join(', ')}</span>
                      )}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </>
    ),
  };
}
