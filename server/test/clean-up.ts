import { afterAll } from 'vitest'
import { cleanUp } from './at-end.ts'

afterAll(cleanUp)
