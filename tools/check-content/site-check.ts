/** What the tools need of the site, which only Vite can load. */
export { describeApi } from '../openapi/describe-api.ts'
export { checkContent } from './check.ts'
export { describeContent } from './describe-content.ts'
export { reportPage } from './report-page.ts'
