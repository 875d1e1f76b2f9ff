// What is asked of a browser, whichever it is: the little that Firefox and WebKit both do by their own standard.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Driver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression in the page; it may be a promise. */
  ask<Answer>(expression: string): Promise<Answer>;
  /** In pixels of the viewport. */
  tap(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Keys as they are: letters, « Enter », « Escape ». */
  key(name: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** How to get it, where it is missing; null where it is there. */
  readonly missing: string | null;
  launch(): Promise<Driver>;
}
