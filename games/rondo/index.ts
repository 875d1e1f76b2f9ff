export const rondo = null as never;
