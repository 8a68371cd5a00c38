/** The parts of sharp that the tool uses. With them, types are checked without sharp. */
declare module 'sharp' {
  interface Sharp {
    metadata: () => Promise<{ width: number }>
    resize: (width: number) => Sharp
    clone: () => Sharp
    avif: (options: { quality: number; chromaSubsampling: '4:2:0' }) => Sharp
    webp: (options: { quality: number }) => Sharp
    toBuffer: () => Promise<Buffer>
  }
  export default function sharp(picture: Buffer, options?: { density: number }): Sharp
}
