// Plain, simple JavaScript, so that an old Node can read it and say that it is too old.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 19)) {
  const advice =
    process.env.NODE_ENV === 'production'
      ? '. `npm ci --include=dev` installs one; NODE_ENV=production leaves it out'
      : ''
  console.error(`The server needs Node 22.19 or later; this is ${process.version}${advice}`)
  process.exit(1)
}
