/** Shows text that is no plain address (`a@b?bcc=…`) as it is. */
export function EmailLink({ address }: { address: string }) {
  if (!/^[^\s@?&#:/]+@[^\s@?&#:/]+$/.test(address)) return <>{address}</>
  return <a href={`mailto:${address}`}>{address}</a>
}
