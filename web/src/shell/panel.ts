// Knows which panels a table can open over itself.

export type Panel = 'sheet' | 'log' | 'menu' | 'rules';
