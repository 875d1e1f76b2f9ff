// Knows the modules that only exist once the page is built.

declare module 'virtual:shelf' {
  const titles: readonly {
    readonly id: string;
    readonly name: string;
    readonly pitch: string;
    readonly seats: { readonly min: number; readonly max: number };
  }[];
  export default titles;
}

/** Where the pack of each set of pictures is. */
declare module 'virtual:pictures' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

/** Where the script of a worker of the page is. */
declare module '*?page-worker' {
  const address: string;
  export default address;
}

/** Rules in HTML, made from Markdown. */
declare module '*.md' {
  const html: string;
  export default html;
}
