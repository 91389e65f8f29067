import type { components } from '../../../generated/api.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { Card, Facts } from '../../parts/frame/card.tsx';
import pages from '../../parts/frame/page.module.css';
import { factsOf } from '../../parts/records/value.tsx';
import { labelOf } from '../../texts.ts';
import { SettingsPage } from '../settings-page.tsx';

export const ConfigurationPage = () => (
  <SettingsPage
    title="Configuration"
    lead="What the account may do, at which limits and prices. The operator changes it."
    operation="getEffectiveConfiguration"
    name="configuration"
    read={() => bodyOf(api.GET('/v1/treasury/configurations/effective'))}
  >
    {(configuration) => <Configuration configuration={configuration} />}
  </SettingsPage>
);

type TreasuryConfiguration = components['schemas']['TreasuryConfiguration'];

function Configuration({ configuration }: { readonly configuration: TreasuryConfiguration }) {
  const {
    id,
    clientId: _clientId,
    version,
    effectiveAt,
    createdAt,
    createdBy,
    reason,
    ...areas
  } = configuration;
  return (
    <div className={pages.columns}>
      <div className={pages.column}>
        {Object.entries(areas).map(([area, terms]) => (
          <Area key={area} title={labelOf(area)} terms={terms} />
        ))}
      </div>
      <Card title={`Version ${version}`}>
        <Facts facts={factsOf({ configurationId: id, effectiveAt, createdAt, createdBy, reason })} />
      </Card>
    </div>
  );
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return /^[a-z_]+$/.test(value) ? labelOf(value).toLowerCase() : value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return JSON.stringify(value).replaceAll('"', '');
};

/** A rule with its fields, in one line. */
const sentenceOf = (rule: object): string =>
  Object.entries(rule)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${labelOf(name).toLowerCase()} ${textOf(value)}`)
    .join(', ');

function Area({ title, terms }: { readonly title: string; readonly terms: object | null }) {
  if (terms === null) return null;
  const rules = Object.entries(terms as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    Array.isArray(value)
      ? [[name, value.filter((each) => typeof each === 'object') as object[]] as const]
      : [],
  );
  return (
    <Card title={title}>
      <Facts facts={factsOf(terms)} />
      {rules
        .filter(([, list]) => list.length > 0)
        .map(([name, list]) => (
          <ul key={name} aria-label={labelOf(name)}>
            {list.map((rule) => (
              <li key={sentenceOf(rule)}>{sentenceOf(rule)}</li>
            ))}
          </ul>
        ))}
    </Card>
  );
}
