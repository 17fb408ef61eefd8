import { outOfTime, toClientError } from './clientError.ts';

/**
 * Does work that must end in so many milliseconds, and earlier when the signal aborts. The reason of the
 * signal that the work gets is a `ClientError` where the time is over, which tells it from a time limit of the
 * caller. Every failure is a `ClientError`.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(outOfTime()), milliseconds);
  const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
  try {
    return await work(either);
  } catch (error) {
    throw toClientError(error, either);
  } finally {
    clearTimeout(timer);
  }
}
