// made by npm run generate; do not edit

/* tslint:disable */
/* eslint-disable */
/**
 * Corridor
 * Corridor moves value between AUD bank balances and stablecoin balances (USDC, USDT) for a tenant account. A tenant funds its wallet through bank accounts and stablecoin addresses, pays beneficiaries in AUD, converts one balance into another at an exact quote, withdraws stablecoins to saved destinations, and reconciles everything with the wallet\'s movements. Outside the wallet, it onboards customers and gives them payment routes: money that a customer sends to a route is converted at the current market rate and delivered. Developer fees, revenue reports and monthly invoices account for it, webhooks report it, and API keys, team members and settings control access.  **Environments.** The sandbox simulates every provider and moves no real money; production moves real money. Each has its own base address and its own keys. The paths under `/v1/sandbox` exist only in the sandbox.  **Keys.** Send your key as `Authorization: Bearer <key>` or as `X-Api-Key: <key>`. A key belongs to one account, and every call reads and changes only that account. Each operation names the scope that its key must have; `write` of a group implies `read`. A key has the scopes that its role implies, or a subset that it lists. The roles `owner` and `admin` imply all scopes; `developer` all but `team:write`, and in production also not `keys:write`, `fees:write` and `treasury:write`; `finance` implies `treasury:write` and reading customers, routes, transfers, fees, rates and settings; `viewer` implies reading everything. `platform_admin` is the role of the platform\'s own keys. A key can be limited to addresses and can expire. A new key never has more rights than its creator.  **Browsers.** Pages of any origin can call the operations that accept a publishable key, and read their answers with the headers that this document names. Pages of other origins can call no other operation.  **Confirmations.** Creating or changing keys and setting the developer fees require a recent second-factor confirmation. A session uses its own. With a key, send the token of one of the account\'s users, whose role must allow the same, in `Step-Up-Token`.  **Sessions** of signed-in users are credentials like secret keys, if no key is sent. Requests that change something need an `Origin` that is this service\'s own. Requests that require a confirmation use the session\'s own.  **Amounts** are strings with exact decimals; never read them as floating point. AUD has two decimals, USDC and USDT have six, and answers always show all of them (`\"250.00\"`). Requests can omit trailing zeros or add leading ones; more decimals than the asset has are refused. The largest amount is 999999999999.99. Fees are rounded half up. A conversion\'s destination is rounded down if its source was fixed, and its source is rounded up if its destination was fixed. A rate is destination units for one source unit, with ten decimals.  **Networks.** An amount of a stablecoin always names its network, and a network is never inferred from an address. The wallet has one balance for each asset, across all its networks.  **Timestamps** are RFC 3339. Answers give UTC with milliseconds.  **Text** is Unicode. NUL and unpaired surrogates are refused everywhere. Fields that appear on one line of a bank statement or a report refuse all control characters.  **Retries.** Every POST and PUT requires an `Idempotency-Key`. A PATCH accepts one; without it, each request takes effect. The same key with the same request takes effect once, and later calls get the first answer again, byte for byte, marked `Idempotent-Replayed: true`. The first answer that is stored is marked `false`. All API keys of an account share one set of idempotency keys. Successes are stored, and so are refusals that depend on your records. A request that is refused for its form or its caller, and a 5xx, leave the idempotency key unused. GET requests are safe to repeat. After a 5xx, a `408` or a lost connection, send the same request with the same key until you get a definite answer.  **HEAD** is answered wherever GET is, like GET but without the body.  **Caches.** Every answer under `/v1` has `Cache-Control: no-store`: no cache keeps it.  **Rate limits** count by key, or by the user of a session (`key`), and by account (`tenant`). Requests that fail to authenticate count by the address that they come from (`authentication`). If a limit was checked, the answer has `RateLimit` and `RateLimit-Policy`; a request above the limit is answered `429` with `Retry-After`.  **Errors** have a stable `code`: branch on it, log the `requestId`, and never parse `message`. Unknown body fields and unknown query parameters are refused.  **Order of refusals.** A request with several faults is refused for the first of them. The request itself is checked first, in this order: path and method; the key or session, and for a session the page that it was sent from; the account; the caller\'s address; the kind of key; the scope, and with it parameters that only the platform\'s own keys can send; the second-factor confirmation; the rate limit; the size and the media type of the body; the `Idempotency-Key`; the query and the body; another request with that key. The records are checked next, in this order: resources that do not exist; a payment route\'s pair that neither the body nor the configuration names; a capability that is disabled or has no provider; a pair of asset and network that is disabled or has no provider; an address, or the URL of a subscription; a customer\'s entitlement; an inactive record; an `externalReference` in use; a quote that was accepted, has expired or has slipped; identity evidence; limits and minima; the balance.  **Lists** are sorted newest first. Follow `nextCursor`, or the `Link` header with `rel=\"next\"` that every list sends if there is more, and repeat the filters with it. A page can have fewer records than `limit` although there are more: it ends before it would exceed 1 MiB, and has at least one record.
 *
 * The version of the OpenAPI document: 1.0.0
 *
 *
 * NOTE: This class is auto generated by OpenAPI Generator (https://openapi-generator.tech).
 * https://openapi-generator.tech
 * Do not edit the class manually.
 */

import type { Configuration } from './configuration.ts';
import type { RequestArgs } from './base.ts';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { RequiredError } from './base.ts';

export const DUMMY_BASE_URL = 'https://example.com';

/**
 *
 * @throws {RequiredError}
 */
export const assertParamExists = function (functionName: string, paramName: string, paramValue: unknown) {
  if (paramValue === null || paramValue === undefined) {
    throw new RequiredError(
      paramName,
      `Required parameter ${paramName} was null or undefined when calling ${functionName}.`,
    );
  }
};

export const setApiKeyToObject = async function (
  object: any,
  keyParamName: string,
  configuration?: Configuration,
) {
  if (configuration && configuration.apiKey) {
    const localVarApiKeyValue =
      typeof configuration.apiKey === 'function'
        ? await configuration.apiKey(keyParamName)
        : await configuration.apiKey;
    object[keyParamName] = localVarApiKeyValue;
  }
};

export const setBasicAuthToObject = function (object: any, configuration?: Configuration) {
  if (configuration && (configuration.username || configuration.password)) {
    object['auth'] = { username: configuration.username, password: configuration.password };
  }
};

export const setBearerAuthToObject = async function (object: any, configuration?: Configuration) {
  if (configuration && configuration.accessToken) {
    const accessToken =
      typeof configuration.accessToken === 'function'
        ? await configuration.accessToken()
        : await configuration.accessToken;
    object['Authorization'] = 'Bearer ' + accessToken;
  }
};

export const setOAuthToObject = async function (
  object: any,
  name: string,
  scopes: string[],
  configuration?: Configuration,
) {
  if (configuration && configuration.accessToken) {
    const localVarAccessTokenValue =
      typeof configuration.accessToken === 'function'
        ? await configuration.accessToken(name, scopes)
        : await configuration.accessToken;
    object['Authorization'] = 'Bearer ' + localVarAccessTokenValue;
  }
};

function setFlattenedQueryParams(urlSearchParams: URLSearchParams, parameter: any, key: string = ''): void {
  if (parameter == null) return;
  if (typeof parameter === 'object') {
    if (Array.isArray(parameter) || parameter instanceof Set) {
      (parameter as any[]).forEach((item) => setFlattenedQueryParams(urlSearchParams, item, key));
    } else {
      Object.keys(parameter).forEach((currentKey) =>
        setFlattenedQueryParams(
          urlSearchParams,
          parameter[currentKey],
          `${key}${key !== '' ? '.' : ''}${currentKey}`,
        ),
      );
    }
  } else {
    if (urlSearchParams.has(key)) {
      urlSearchParams.append(key, parameter);
    } else {
      urlSearchParams.set(key, parameter);
    }
  }
}

export const setSearchParams = function (url: URL, ...objects: any[]) {
  const searchParams = new URLSearchParams(url.search);
  setFlattenedQueryParams(searchParams, objects);
  url.search = searchParams.toString();
};

/**
 * JSON serialization helper function which replaces instances of unserializable types with serializable ones.
 * This function will run for every key-value pair encountered by JSON.stringify while traversing an object.
 * Converting a set to a string will return an empty object, so an intermediate conversion to an array is required.
 */
// @ts-ignore
export const replaceWithSerializableTypeIfNeeded = function (key: string, value: any) {
  if (value instanceof Set) {
    return Array.from(value);
  } else {
    return value;
  }
};

export const serializeDataIfNeeded = function (
  value: any,
  requestOptions: any,
  configuration?: Configuration,
) {
  const nonString = typeof value !== 'string';
  const needsSerialization =
    nonString && configuration && configuration.isJsonMime
      ? configuration.isJsonMime(requestOptions.headers['Content-Type'])
      : nonString;
  return needsSerialization
    ? JSON.stringify(value !== undefined ? value : {}, replaceWithSerializableTypeIfNeeded)
    : value || '';
};

export const toPathString = function (url: URL) {
  return url.pathname + url.search + url.hash;
};

export const createRequestFunction = function (
  axiosArgs: RequestArgs,
  globalAxios: AxiosInstance,
  BASE_PATH: string,
  configuration?: Configuration,
) {
  return <T = unknown, R = AxiosResponse<T>>(
    axios: AxiosInstance = globalAxios,
    basePath: string = BASE_PATH,
  ) => {
    const axiosRequestArgs = {
      ...axiosArgs.options,
      url: (axios.defaults.baseURL ? '' : (configuration?.basePath ?? basePath)) + axiosArgs.url,
    };
    return axios.request<T, R>(axiosRequestArgs);
  };
};
