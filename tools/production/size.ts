// npm run size: what a production install takes of a disk; fails above the limit. --all names every package.
import { limitMb, measureInstall } from './measure.ts'

const { parts, packages } = measureInstall()
const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1).padStart(7)} MB`
const sum = parts.reduce((all, { bytes }) => all + bytes, 0)
for (const { name, bytes } of parts) console.log(`${mb(bytes)}  ${name}`)
console.log(`${mb(sum)}  in all, of ${limitMb} MB at most`)
console.log('\nThe largest packages')
for (const { name, bytes } of packages.slice(0, process.argv.includes('--all') ? undefined : 12)) console.log(`${mb(bytes)}  ${name}`)
process.exit(sum > limitMb * 2 ** 20 ? 1 : 0)
