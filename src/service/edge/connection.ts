import type { Socket } from 'node:net';

/** The requests of one socket. */
export class Connection {
  readonly #socket: Socket;
  readonly #gone = new AbortController();
  readonly #whenQuiet: (() => void)[] = [];
  #pending = 0;
  /** The parser has given up on what the client sends. */
  failed = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.once('close', () => this.#gone.abort(new Error('The client has gone.')));
  }

  /** Aborted when the socket is closed: one signal for all of its requests, for a controller each would cost. */
  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  begin(): void {
    this.#pending += 1;
  }

  end(): void {
    this.#pending -= 1;
    if (this.#pending === 0) {
      for (const work of this.#whenQuiet.splice(0)) {
        work();
      }
    }
  }

  /** Does something when no answer is owed any more; at once if that is so already. */
  whenQuiet(work: () => void): void {
    if (this.#pending === 0) {
      work();
    } else {
      this.#whenQuiet.push(work);
    }
  }

  /** Closes the socket if no answer is owed. */
  closeIfQuiet(): void {
    if (this.#pending === 0) {
      this.#socket.destroySoon();
    }
  }
}

/** The open connections of a server. */
export class Connections {
  readonly #open = new Map<Socket, Connection>();

  /** The connection of a socket, known from the first call until the socket is closed. */
  of(socket: Socket): Connection {
    return this.#open.get(socket) ?? this.#add(socket);
  }

  /** Closes the connections on which no answer is owed, those included that have not sent a request yet. */
  closeQuiet(): void {
    for (const connection of this.#open.values()) {
      connection.closeIfQuiet();
    }
  }

  #add(socket: Socket): Connection {
    const connection = new Connection(socket);
    if (!socket.destroyed) {
      this.#open.set(socket, connection);
      socket.once('close', () => this.#open.delete(socket));
    }
    return connection;
  }
}
