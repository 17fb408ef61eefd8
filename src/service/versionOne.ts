import { ApiError } from '../contract/errors.ts';
import type { Exchange } from '../contract/exchange.ts';
import { toUrl } from '../contract/wordIds.ts';
import { type Accounts, everyone } from './accounts.ts';
import { admitCaller, checkUsage } from './checks.ts';
import { type Failure, jsonBody, respondWith } from './respond.ts';
import { successorOf } from './successor.ts';
import { shorten, splitPath } from './target.ts';

export interface VersionOneOptions {
  readonly accounts?: Accounts;
  /** The path of the base address of version 2. */
  readonly successor?: string;
  readonly onFailure?: (failure: Failure) => void;
}

/**
 * Version 1, which is shut down: with credentials that are valid for it, every path that it had is 410 and names
 * its path in version 2; others are 404 (service.md, "Versioning").
 */
export function createVersionOne(options: VersionOneOptions = {}): Exchange {
  const { accounts = everyone, successor = '/api/v2', onFailure } = options;
  return respondWith(async (request, common) => {
    checkUsage(await admitCaller(request, accounts, { version: 1, common }), undefined);
    const found = successorOf(request.path);
    if (found === undefined) {
      throw new ApiError(404, `Version 1 had nothing at '${shorten(splitPath(request.path)[0])}'.`);
    }
    const remark = found.remark ?? 'use';
    const error = `Version 1 is shut down; ${remark} ${successor}${toUrl(found.path)}`;
    return { status: 410, body: jsonBody({ error }) };
  }, onFailure);
}
