/** The source of a page that shows only its heading. */
export const routeFile = (path: string, heading: string) => `
import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('${path}')({
  staticData: { heading: { message: msg\`${heading}\` } },
  component: () => <h1>${heading}</h1>,
})
`
