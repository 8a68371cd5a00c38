/** Whether the visitor asked browser and sites to spare data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
