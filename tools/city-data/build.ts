import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCities, textOfCities } from './make-cities.ts'

// Writes the storefront's list of cities again after a change in `source/`.
writeFileSync(join(import.meta.dirname, '../../storefront/src/shell/screens/city/cities.json'), textOfCities(makeCities()))
