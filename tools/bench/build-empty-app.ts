import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Builds an app with the site's libraries that only says hello. */
export async function buildEmptyApp(outDir: string): Promise<void> {
  const root = join(import.meta.dirname, 'empty-app')
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: [join(root, 'index.html'), join(root, 'static.html')] },
    },
  })
}
