import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Call, Outcome } from './clientProcess.ts';
import { type Detour, openDetour } from './detour.ts';
import { type GlossaServer, startGlossaServer } from './glossaServer.ts';

/** A published package, unchanged, in a process of its own, on its way to a Glossa server. */
export interface RunningClient {
  readonly server: GlossaServer;
  /** Calls a method and gives what the client gives to its user. One call at a time. */
  call(method: string, ...values: readonly unknown[]): Promise<Outcome>;
  /** As `call`, for methods that take a Node callback. */
  callBack(method: string, ...values: readonly unknown[]): Promise<Outcome>;
  close(): Promise<void>;
}

/** Makes one client of a package: `constructorArguments` go to the constructor that it exports. */
export async function runClient(
  packageName: string,
  ...constructorArguments: readonly unknown[]
): Promise<RunningClient> {
  const server = await startGlossaServer();
  const detour = await openDetour(server.port);
  const client = startProcess(packageName, constructorArguments, detour);
  const ended = new AbortController();
  client.once('exit', () => ended.abort(new Error(`The process of ${packageName} ended.`)));
  const ask = async (call: Call) => {
    const answer = once(client, 'message', { signal: ended.signal });
    client.send(call);
    const [outcome] = await answer;
    return outcome as Outcome;
  };
  return {
    server,
    call: (method, ...values) => ask({ method, arguments: values, callback: false }),
    callBack: (method, ...values) => ask({ method, arguments: values, callback: true }),
    close: async () => {
      if (client.connected) {
        const exit = once(client, 'exit');
        client.kill();
        await exit;
      }
      await detour.close();
      await server.close();
    },
  };
}

function startProcess(
  packageName: string,
  constructorArguments: readonly unknown[],
  { environment }: Detour,
): ChildProcess {
  const program = fileURLToPath(new URL('clientProcess.ts', import.meta.url));
  return fork(program, [packageName, JSON.stringify(constructorArguments)], {
    env: { ...process.env, ...environment },
    execArgv: [],
  });
}
