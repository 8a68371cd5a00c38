import lighthouse from 'lighthouse'

export interface Scores {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  firstPaint: number
  largestPaint: number
  blocked: number
}

/** Runs Lighthouse's mobile profile with simulated throttling. */
export async function measureLighthouse(address: string, port: number): Promise<Scores> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    disableFullPageScreenshot: true,
  })
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`)
  const { categories, audits } = result.lhr
  const score = (name: string) => categories[name]?.score ?? 0
  const value = (name: string) => audits[name]?.numericValue ?? 0
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
  }
}
