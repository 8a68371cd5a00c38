/**
 * Chooses the meta-tag record of a path (requirements, section 7): `home` for `/`, and otherwise
 * the record with the longest page name that the path contains. Upper and lower case have to match.
 */
export function chooseMetaRecord<Meta extends { page: string | undefined }>(
  records: Meta[],
  path: string,
): Meta | undefined {
  if (path === '/') return records.find((record) => record.page === 'home')
  const lengthInPath = ({ page }: Meta) => (page && path.includes(page) ? page.length : 0)
  return records
    .filter((record) => lengthInPath(record) > 0)
    .sort((one, other) => lengthInPath(other) - lengthInPath(one))
    .at(0)
}
