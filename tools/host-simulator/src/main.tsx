import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { chooseLanguage, loadTranslations } from './translations.ts'
import './simulator.css'

await loadTranslations(chooseLanguage())
createRoot(document.getElementById('app') as HTMLElement).render(<App />)
