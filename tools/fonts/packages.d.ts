declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: string[]
      preserveNameIds: number[]
      variationAxes: Record<string, { min: number; max: number }>
    },
  ): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>
}
