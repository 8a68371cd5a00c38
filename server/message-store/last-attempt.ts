/** Says whether the last message could be stored. */
export interface LastAttempt {
  /** By the monotonic clock, in milliseconds; undefined where it was stored. */
  failedAt: number | undefined
}
