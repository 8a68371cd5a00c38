/** The parts of its own packages that the bench uses. With them, types are checked without these packages. */
declare module 'lighthouse' {
  interface Result {
    lhr: {
      categories: Record<string, { id: string; score: number | null }>
      audits: Record<string, { numericValue?: number }>
      runtimeError?: { message: string }
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
