import type { Exchange } from '../../contract/exchange.ts';

/** An Exchange and the path that it is served under: `/api/v2`, without a slash at its end. */
export interface Mount {
  readonly basePath: string;
  readonly exchange: Exchange;
}

/** A mount, and what a URL asks of it. */
export interface Mounted {
  readonly mount: Mount;
  /** Everything below the base path, as it was sent: `/entries/en-gb/a%2Fb?fields=`. */
  readonly path: string;
}

export type FindMount = (target: string) => Mounted | undefined;

/**
 * Finds the mount of a request target by its longest base path. The target is compared as text and never
 * normalised: `..`, `//` and `%2F` are for the service to judge.
 */
export function mountFinder(mounts: readonly Mount[]): FindMount {
  const longestFirst = mounts.toSorted((one, other) => other.basePath.length - one.basePath.length);
  return target => {
    for (const mount of longestFirst) {
      if (target.startsWith(mount.basePath)) {
        const path = target.slice(mount.basePath.length);
        if (path === '' || path[0] === '/' || path[0] === '?') {
          return { mount, path };
        }
      }
    }
    return undefined;
  };
}

/** A request target without the origin that clients of a proxy put before it. */
export function originForm(url: string): string {
  return url[0] === '/' ? url : url.replace(/^https?:\/\/[^/?]*/i, '');
}

/** A target without its query. */
export function pathnameOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}
