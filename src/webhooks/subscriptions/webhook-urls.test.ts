import { expect, it } from 'vitest';
import { type UrlPolicy, WebhookUrls } from './urls.ts';

const POLICY: UrlPolicy = { environment: 'production', allow: [], own: { ports: [], addresses: [] } };

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'good.example.com': ['93.184.216.34', '2606:2800:220:1::1'],
  'inside.example.com': ['10.0.0.1'],
  'mixed.example.com': ['93.184.216.34', '2606:2800:220:1::1', '::ffff:169.254.169.254'],
};

const asked: string[] = [];

const urls = new WebhookUrls(
  () => POLICY,
  (name) => {
    asked.push(name);
    return Promise.resolve(ADDRESSES[name] ?? []);
  },
);

it.each([
  ['https://good.example.com/hooks', 'allowed'],
  ['https://inside.example.com/hooks', 'refused'],
  // One forbidden address among the answers is enough, wherever it stands.
  ['https://mixed.example.com/hooks', 'refused'],
  // Every connection is judged again.
  ['https://unknown.example.com/hooks', 'allowed'],
  ['https://93.184.216.34/hooks', 'allowed'],
])('%s is %s', async (url, kind) => {
  const verdict = await urls.judge(url);
  expect(verdict.kind).toBe(kind);
  if (verdict.kind === 'allowed') expect(verdict.url).toBe(url);
  else expect(JSON.stringify(verdict)).not.toMatch(/10\.0|169/);
});

it('looks no name up that its URL is refused for, and no address', async () => {
  asked.length = 0;
  await urls.judge('ftp://good.example.com/');
  await urls.judge('https://10.0.0.1/');
  await urls.judge('https://93.184.216.34/');
  expect(asked).toEqual([]);
});

it('tells what is no URL before anything is looked up', async () => {
  expect(urls.faultOf('hooks')).toContain('URL');
  expect(urls.faultOf('https://good.example.com/')).toBeNull();
  expect(urls.faultOf('ftp://good.example.com/')).toBeNull();
  await expect(urls.judge('hooks')).rejects.toThrow('was not refused before');
});
