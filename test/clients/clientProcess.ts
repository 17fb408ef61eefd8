import { createRequire } from 'node:module';

/**
 * The program of the process that a client runs in: `node clientProcess.ts <package> <arguments of its
 * constructor, JSON>`. It makes one client and calls it as the parent process says, one message a call.
 */

/** A call of one method. `callback`: the method takes a Node callback as its last argument. */
export interface Call {
  readonly method: string;
  readonly arguments: readonly unknown[];
  readonly callback: boolean;
}

/** What the client gave to its user; an Error is given as its message. */
export type Outcome =
  | { readonly kind: 'answered'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly reason: unknown };

type Client = Record<string, (...values: unknown[]) => unknown>;

if (process.send) {
  const [name = '', options = '[]'] = process.argv.slice(2);
  const Constructor = createRequire(import.meta.url)(name) as new (...values: unknown[]) => Client;
  const client = new Constructor(...(JSON.parse(options) as unknown[]));
  process.on('message', (call: Call) => {
    made(client, call).then(
      value => process.send?.({ kind: 'answered', value } satisfies Outcome),
      (reason: unknown) =>
        process.send?.({
          kind: 'failed',
          reason: reason instanceof Error ? reason.message : reason,
        } satisfies Outcome),
    );
  });
}

async function made(client: Client, { method, arguments: values, callback }: Call): Promise<unknown> {
  if (!callback) {
    return client[method]?.(...values);
  }
  return new Promise((resolve, reject) => {
    client[method]?.(...values, (error: unknown, value: unknown) => (error ? reject(error) : resolve(value)));
  });
}
