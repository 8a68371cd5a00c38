import lighthouse from 'lighthouse'
import type { Figures } from './report.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TIMES = {
  'first paint, ms': 'first-contentful-paint',
  'largest paint, ms': 'largest-contentful-paint',
  'blocked, ms': 'total-blocking-time',
}

/** Runs Lighthouse's mobile profile with simulated throttling. A score is at most 100. */
export async function measureLighthouse(address: string, port: number): Promise<Figures> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    disableFullPageScreenshot: true,
  })
  if (!result || result.lhr.runtimeError) {
    const { message = '' } = result?.lhr.runtimeError ?? {}
    throw new Error(`Lighthouse has no result for ${address}. ${message}`)
  }
  const { categories, audits } = result.lhr
  const scores = Object.values(categories).map(({ id, score }) => [id, (score ?? 0) * 100])
  const times = Object.entries(TIMES).map(([name, audit]) => [name, audits[audit]?.numericValue])
  return Object.fromEntries([...scores, ...times]) as Figures
}
