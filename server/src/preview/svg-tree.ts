// The SVG of a picture of the house as a tree; nothing else is read by it.

export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgNode[];
}

interface OpenNode extends SvgNode {
  readonly children: OpenNode[];
}

const SVG_TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const SVG_ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

export function svgTree(text: string): SvgNode {
  const root: OpenNode = { tag: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [, isEnd, tag = '', told = '', isAlone] of text.matchAll(SVG_TAG)) {
    if (isEnd) {
      if (open.length > 1) open.pop();
      continue;
    }
    const attributes = Object.fromEntries([...told.matchAll(SVG_ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
    const node: OpenNode = { tag, attributes, children: [] };
    open.at(-1)?.children.push(node);
    if (!isAlone) open.push(node);
  }
  return root;
}

/** Every node that has a name, by it. */
export function namedNodes(node: SvgNode): ReadonlyMap<string, SvgNode> {
  const named = new Map<string, SvgNode>();
  const look = (one: SvgNode): void => {
    if (one.attributes.id !== undefined) named.set(one.attributes.id, one);
    one.children.forEach(look);
  };
  look(node);
  return named;
}
