export const readAudit: (text: string) => { unanswered?: string; vulnerabilities?: string[] }
