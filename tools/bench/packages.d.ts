/** What the bench uses of its own packages, so that types are checked where they are not installed. */
declare module 'lighthouse' {
  interface Result {
    lhr: {
      categories: Record<string, { id: string; score: number | null }>
      audits: Record<string, { numericValue?: number }>
    }
  }
  export default function lighthouse(
    url: string,
    flags: {
      port: number
      logLevel: 'error'
      onlyCategories: string[]
      disableFullPageScreenshot: boolean
    },
  ): Promise<Result | undefined>
}

declare module 'lighthouse/core/config/constants.js' {
  export const throttling: {
    mobileSlow4G: { cpuSlowdownMultiplier: number; rttMs: number; throughputKbps: number }
  }
}

declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    requests: { path: string; headers: Record<string, string> }[]
  }
  interface Result {
    requests: { total: number }
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
