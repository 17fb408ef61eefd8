import type { Distribution } from './distribution.ts';

/** What is measured inside the extension host. */
export interface HostFigures {
  /** Milliseconds. */
  readonly activation: number;
  readonly firstHover: number;
  readonly hover: Distribution;
  /** Hovers in a document that no extension reads: what the editor itself takes. */
  readonly silent: Distribution;
  readonly addedMegabytes: number;
  /** Null where the system does not tell which files are open. */
  readonly packsOpenAfterActivation: number | null;
}
