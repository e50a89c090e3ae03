import './storefront.css'
import { startStorefront } from './browser/start.tsx'

void startStorefront()
