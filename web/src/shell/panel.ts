// Knows which panels a table can open over itself.

export type Panel = 'side' | 'menu' | 'rules' | 'company' | 'hint';
