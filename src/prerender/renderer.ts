export { listRoutes } from './list-routes.ts'
export { prerenderer } from './prerender.tsx'
