import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../generated/api.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { readAgain } from '../../api/session.ts';
import { post } from '../../api/writes.ts';
import { CheckField, Form } from '../../parts/forms/form.tsx';
import { Card } from '../../parts/frame/card.tsx';
import parts from '../../parts/frame/parts.module.css';
import { labelOf } from '../../texts.ts';

type Capabilities = components['schemas']['TreasuryConfiguration']['capabilities'];

/** Those that are on or off. */
const switchesOf = (capabilities: Capabilities): readonly (readonly [string, boolean])[] =>
  Object.entries(capabilities).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean');

/** What the account may do, as the operator would set it. */
export function CapabilitiesCard() {
  const { data } = useQuery({
    queryKey: ['configuration'],
    queryFn: () => bodyOf(api.GET('/v1/treasury/configurations/effective')),
  });
  if (data === undefined) return null;
  const switches = switchesOf(data.capabilities);
  return (
    <Card title="Configuration">
      <p className={parts.second}>What the account may do. Each change is a new version.</p>
      <Form
        key={data.version}
        submit="Save the configuration"
        send={(fields) =>
          post('/v1/sandbox/configuration', {
            key: crypto.randomUUID(),
            body: {
              reason: 'Changed in the simulator',
              capabilities: Object.fromEntries(switches.map(([name]) => [name, fields[name] === 'on'])),
            },
          })
        }
        onDone={() => void readAgain()}
      >
        {switches.map(([name, isOn]) => (
          <CheckField key={name} name={name} label={labelOf(name)} defaultChecked={isOn} />
        ))}
      </Form>
    </Card>
  );
}
