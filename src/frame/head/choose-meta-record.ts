/**
 * The record that describes a path (specification, section 7): `home` for `/`; otherwise, of
 * those whose page name is contained in the path, as spelt, the one with the longest name.
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
