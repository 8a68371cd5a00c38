/**
 * Chooses the meta-tag record of a path (specification, section 7): `home` for `/`, and otherwise
 * the record with the longest page name that the path contains. Upper and lower case have to match.
 */
export function chooseMetaRecord<Meta extends { page: string | undefined }>(
  records: Meta[],
  path: string,
): Meta | undefined {
  if (path === '/') return records.find((record) => record.page === 'home')
  const nameLength = (record: Meta) => record.page?.length ?? 0
  return records
    .filter((record) => record.page && path.includes(record.page))
    .sort((one, other) => nameLength(other) - nameLength(one))
    .at(0)
}
