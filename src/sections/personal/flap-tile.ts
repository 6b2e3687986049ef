/** How long one half of a letter falls, in ms. */
const fall = 40;

/** A letter of a heading: the text itself, and where it stands, from the corner of its section. */
export interface Letter {
  sign: string;
  range: Range;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The type that the letters are set in: its size, and from the top of a line's box to the line they stand on. */
export interface Type {
  size: number;
  baseline: number;
  widthOf(sign: string): number;
}

/** A tile of a split-flap board over a letter: two halves that stand, and two that fall over them. */
export class FlapTile {
  readonly element = document.createElement('span');
  readonly #halves: HTMLElement[];
  readonly #letter: Letter;
  readonly #type: Type;

  constructor(letter: Letter, type: Type) {
    this.#letter = letter;
    this.#type = type;
    const top = letter.y + type.baseline - type.size * 0.757;
    const tall = type.size * 0.765;
    Object.assign(this.element.style, {
      left: `${letter.x}px`,
      top: `${top}px`,
      width: `${letter.width}px`,
      height: `${tall}px`,
      fontSize: `${type.size}px`,
    });
    this.element.ariaHidden = 'true';
    this.element.dataset.tile = '';
    this.#halves = Array.from({ length: 4 }, (_, index) => {
      const half = document.createElement('span');
      const text = document.createElement('span');
      // From the corner of its half; see the styles.
      const start = index % 2 === 0 ? -0.06 * type.size : tall / 2 + 0.006 * type.size;
      Object.assign(text.style, { top: `${letter.y - top - start}px`, lineHeight: `${letter.height}px` });
      half.append(text);
      this.element.append(half);
      return half;
    });
    for (const half of this.#halves) this.#set(half, letter.sign);
  }

  /** Shows a letter on a half: its own where it stands, another in the middle and no wider than the tile. */
  #set(half: HTMLElement, sign: string): void {
    const shown = half.firstElementChild as HTMLElement;
    if (shown.textContent === sign) return;
    // Another element, not another place of the same one, which would count as a layout shift.
    const text = shown.cloneNode() as HTMLElement;
    text.textContent = sign;
    const { width } = this.#letter;
    const isOwn = sign === this.#letter.sign;
    const needed = this.#type.widthOf(sign);
    text.style.left = `${this.#type.size * 0.06 + (isOwn ? 0 : (width - needed) / 2)}px`;
    text.style.scale = isOwn ? '' : `${Math.min(1, (width * 0.94) / needed)} 1`;
    shown.replaceWith(text);
  }

  /** Turns to another letter: its upper half falls and uncovers the next one, whose lower half it lands as. */
  async flip(sign: string): Promise<void> {
    const [upper, lower, falling, landing] = this.#halves as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    this.#set(falling, upper.textContent);
    this.#set(upper, sign);
    this.#set(landing, sign);
    const turn = (half: HTMLElement, from: number, to: number, easing: string, delay = 0) =>
      half.animate(
        { transform: [from, to].map((angle) => `perspective(${this.#type.size * 2}px) rotateX(${angle}deg)`) },
        { duration: fall, delay, easing, fill: 'both' },
      );
    turn(falling, 0, -90, 'ease-in');
    await turn(landing, 90, 0, 'ease-out', fall).finished.catch(() => {});
    this.#set(lower, sign);
  }

  /** Uncovers the letter itself. */
  async leave(): Promise<void> {
    await this.element.animate({ opacity: [1, 0] }, { duration: 420, fill: 'forwards' }).finished.catch(() => {});
    this.element.remove();
  }
}
