import type { Period } from './period.ts';

export const plans = ['free', 'paid'] as const;

/** What an account may call: the free plan has no version 2 (service.md, "Authentication", 3). */
export type Plan = (typeof plans)[number];

/** How many requests each period allows; a period that is absent has no limit. */
export type Limits = Readonly<Partial<Record<Period, number>>>;

/** An account without its key. */
export interface Account {
  readonly appId: string;
  readonly plan: Plan;
  readonly limits: Limits;
}

/** Bounds of ids and keys in characters: longer headers are refused without a look at them. */
export const longestAppId = 64;
export const longestKey = 128;

/** What is wrong with an app_id; undefined where nothing is. */
export function problemOfAppId(appId: string): string | undefined {
  return isVisibleAscii(appId) && appId.length <= longestAppId
    ? undefined
    : `must have 1 to ${longestAppId} characters of visible ASCII, without spaces`;
}

/** What is wrong with an app_key; undefined where nothing is. */
export function problemOfKey(key: string): string | undefined {
  return isVisibleAscii(key) && key.length <= longestKey
    ? undefined
    : `must have 1 to ${longestKey} characters of visible ASCII, without spaces`;
}

/** The limit that a text means; undefined where it is no whole number from 1 to 15 digits. */
export function parseLimit(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

function isVisibleAscii(text: string): boolean {
  return /^[!-~]+$/.test(text);
}
