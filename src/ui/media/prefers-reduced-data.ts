/** Whether the visitor has set the browser to save data (Save-Data). */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
