import { parentPort, workerData } from 'node:worker_threads'
import { drawSheets } from './draw-sheets.ts'
import type { Sheet } from './sheet.ts'

const bytes = await drawSheets(workerData as Sheet[])
parentPort?.postMessage(bytes, [])
