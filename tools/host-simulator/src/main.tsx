import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { chooseLanguage, loadWords } from './words.ts'
import './simulator.css'

await loadWords(chooseLanguage())
createRoot(document.getElementById('app') as HTMLElement).render(<App />)
