import type { RegisteredRouter } from '@tanstack/react-router'

/** The path of a page of the site. */
export type PagePath = keyof RegisteredRouter['routesByPath']
