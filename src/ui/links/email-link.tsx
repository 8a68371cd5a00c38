/** A text that is not a plain address, such as `a@b?bcc=…`, is shown without a link. */
export function EmailLink({ address }: { address: string }) {
  if (!/^[^\s@?&#:/]+@[^\s@?&#:/]+$/.test(address)) return <>{address}</>
  return <a href={`mailto:${address}`}>{address}</a>
}
