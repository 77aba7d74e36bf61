/** What can open over a table. */
export type Opens = 'keys' | 'chat' | 'leave' | 'report';
