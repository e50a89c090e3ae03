export const readAudit: (text: string) => { unanswered?: string; holes?: string[] }
