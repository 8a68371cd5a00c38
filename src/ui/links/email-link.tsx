/** What is not a plain address (`a@b?bcc=…`) is shown as text. */
export function EmailLink({ address }: { address: string }) {
  if (!/^[^\s@?&#:/]+@[^\s@?&#:/]+$/.test(address)) return <>{address}</>
  return <a href={`mailto:${address}`}>{address}</a>
}
