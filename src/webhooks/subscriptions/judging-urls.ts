import { networkInterfaces } from 'node:os';
import type { Config } from '../../config/config.ts';
import { HostNames } from '../../net/host-names.ts';
import { WebhookUrls } from './urls.ts';

type UrlConfig = Pick<Config, 'environment' | 'webhookAllow' | 'webhookDns'>;

interface JudgingUrls {
  readonly urls: WebhookUrls;
  /** Nothing is sent to an own port. */
  readonly listensOn: (port: number) => void;
}

/** As they are now. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));
}

/** Told where this process listens. */
export function judgingUrls({ environment, webhookAllow, webhookDns }: UrlConfig): JudgingUrls {
  const names = new HostNames(webhookDns);
  const ports: number[] = [];
  const urls = new WebhookUrls(
    () => ({ environment, allow: webhookAllow, own: { ports, addresses: ownAddresses() } }),
    (name, timeoutMs) => names.lookUp(name, timeoutMs),
  );
  return { urls, listensOn: (port) => void ports.push(port) };
}
