import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hashOfNoKey, isHashOf } from './keyHash.ts';
import { Turns } from './turns.ts';

/** What a key is checked against. */
export interface Lock {
  /** Undefined for an account of the environment, of which only the digest is held. */
  readonly keyHash: string | undefined;
  /** Digest of the key that is known to fit, once there is one. */
  digest: Buffer | undefined;
}

/** `busy`: too many keys are being checked to take on this one. */
export type Verdict = 'right' | 'wrong' | 'busy';

/**
 * Checks keys. A stored hash takes tens of milliseconds to compare with, on purpose; so keys that fit are known
 * again by a digest, which never leaves the process, and wrong ones are remembered for as long as there is room.
 * An id that nobody has is checked like a wrong key: the time says nothing of which ids exist.
 */
export class KeyChecks {
  readonly #salt = randomBytes(16).toString('hex');
  readonly #noKey = hashOfNoKey();
  readonly #wrong = new LRUCache<string, true>({ max: 10_000 });
  readonly #underWay = new Map<string, Promise<Verdict>>();
  // apart, so that a flood of ids that nobody has cannot keep out those that somebody has
  readonly #turns = new Turns(turnLimits);
  readonly #turnsOfNobody = new Turns(turnLimits);

  /** What `Lock.digest` holds for a key. */
  digest(key: string): Buffer {
    return hash('sha256', this.#salt + key, 'buffer');
  }

  /** Undefined as the lock means that nobody has the id. Answers at once where the key is remembered. */
  check(lock: Lock | undefined, appId: string, key: string): Verdict | Promise<Verdict> {
    const digest = this.digest(key);
    if (lock?.digest && timingSafeEqual(lock.digest, digest)) {
      return 'right';
    }
    // a hash has its own salt: a new key or a new account makes a new name
    const name = `${lock?.keyHash ?? (lock ? 'environment' : 'nobody')} ${appId} ${digest.toString('base64')}`;
    if (this.#wrong.get(name)) {
      return 'wrong';
    }
    return this.#underWay.get(name) ?? this.#compare(name, lock, { appId, key, digest });
  }

  #compare(name: string, lock: Lock | undefined, sent: Sent): Verdict | Promise<Verdict> {
    const turns = lock ? this.#turns : this.#turnsOfNobody;
    const comparison = turns.take(sent.appId, () => isHashOf(lock?.keyHash ?? this.#noKey, sent.key));
    if (!comparison) {
      return 'busy';
    }
    const verdict = comparison
      .then(fits => this.#remember(fits, name, lock, sent.digest))
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, verdict);
    return verdict;
  }

  #remember(fits: boolean, name: string, lock: Lock | undefined, digest: Buffer): Verdict {
    if (fits && lock) {
      lock.digest = digest;
      return 'right';
    }
    this.#wrong.set(name, true);
    return 'wrong';
  }
}

interface Sent {
  readonly appId: string;
  readonly key: string;
  readonly digest: Buffer;
}

/** One core, about 16 MB and a wait of about a second at most. */
const turnLimits = { atOnce: 1, waiting: 32, ofOneOwner: 4 } as const;
