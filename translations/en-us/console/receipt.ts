export { receipt } from '../receipt.ts'
