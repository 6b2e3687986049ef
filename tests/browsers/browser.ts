/** Browser engines of these tests. The end-to-end tests use Chromium. */
export type Engine = 'firefox' | 'webkit';

/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The keys that the tests press, by their names in the standard. */
export type Key = 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown' | 'PageDown' | 'End';

/** A running browser. */
export interface Browser {
  /** Opens a window with cookies and storage of its own. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** The browser window of a test, limited to what every engine supports. */
export interface Tab {
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  /** Opens a URL and waits until the page has loaded. */
  goTo(url: string): Promise<void>;
  /** Resolves to the value of an expression in the page, as JSON, once the page has loaded. */
  evaluate(expression: string): Promise<unknown>;
  click(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Errors and warnings that the browser has written into its console so far. */
  console(): string[];
  close(): Promise<void>;
}
