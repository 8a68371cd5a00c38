import lingui from '../lingui.config.ts'
import { catalogFaults } from './catalog-faults.ts'

/** Part of `npm run check:catalogs`: names each text of a catalog that is missing or broken. */
const files = (lingui.catalogs ?? []).flatMap(({ path }) =>
  lingui.locales.map((locale) => ({ file: `${path.replace('{locale}', locale)}.po`, locale })),
)
const faults = await Promise.all(files.map(({ file, locale }) => catalogFaults(file, locale)))
for (const fault of faults.flat()) console.error(fault)
if (faults.flat().length > 0) process.exitCode = 1
else console.log(`Every text of ${files.length} catalogs is translated and can be read.`)
